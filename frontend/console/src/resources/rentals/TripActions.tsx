import { rentalResource } from '@contract/rentals/rentals';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls } from './calls';
import { RecordTripAction } from './RecordTripAction';
import { ReturnedAction } from './ReturnedAction';
import { TripFacts, type TripRow } from './TripFacts';

/** True for a rental past its end without a record: its car was not handed over, or its trip is recorded afterwards. */
export const isUnrecorded = ({ possibleMoves }: Pick<TripRow, 'possibleMoves'>): boolean =>
  possibleMoves.includes('RETURNED') && possibleMoves.includes('NO_SHOW');

/** The next step of the trip, if the rental's status allows one. */
export function TripStep({ row }: { row: TripRow }) {
  if (isUnrecorded(row)) return <RecordTripAction row={row} />;
  if (row.possibleMoves.includes('ON_TRIP')) return <PickedUpAction />;
  return row.possibleMoves.includes('RETURNED') ? <ReturnedAction /> : null;
}

export function PickedUpAction() {
  const t = useText();
  return (
    <RowAction<TripRow, RentalCalls>
      name="trip"
      label="Picked up"
      cancelLabel="Not now"
      question={({ reference }) => t('{reference}: has the customer picked up the car?', { reference })}
      details={(row) => <TripFacts row={row} />}
      call={(data, row) => data.moveTrip(rentalResource(row.kind), row.id, { status: 'ON_TRIP' })}
      doneMessage={({ reference }) => t('{reference} is on trip.', { reference })}
    />
  );
}
