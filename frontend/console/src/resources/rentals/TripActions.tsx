import { RecordTripAction } from './RecordTripAction';
import { StepLink } from './StepLink';
import type { TripRow } from './TripFacts';

/**
 * True if the rental is past its end without a record. Staff then record that the car was not handed over, or the past
 * trip.
 */
export const isUnrecorded = ({ possibleMoves }: Pick<TripRow, 'possibleMoves'>): boolean =>
  possibleMoves.includes('RETURNED') && possibleMoves.includes('NO_SHOW');

/** The next step of the trip, if the rental's status allows one. It opens the form for a phone in the yard. */
export function TripStep({ row }: { row: TripRow }) {
  const { id, possibleMoves } = row;
  if (isUnrecorded(row)) return <RecordTripAction row={row} />;
  if (possibleMoves.includes('ON_TRIP')) return <StepLink resource="handovers" id={id} label="Hand over" />;
  if (!possibleMoves.includes('RETURNED')) return null;
  return <StepLink resource="handovers" id={id} label="Take back" />;
}
