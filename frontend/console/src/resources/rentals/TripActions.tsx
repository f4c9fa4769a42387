import { rentalResource } from '@contract/rentals/rentals';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls } from './calls';
import { NoShowAction } from './NoShowAction';
import { RecordTripAction } from './RecordTripAction';
import { ReturnedAction } from './ReturnedAction';
import { TripFacts, type TripRow } from './TripFacts';

/** True for a rental past its end without a record: its car was not handed over, or its trip is recorded afterwards. */
export const isUnrecorded = ({ possibleMoves }: Pick<TripRow, 'possibleMoves'>): boolean =>
  possibleMoves.includes('RETURNED') && possibleMoves.includes('NO_SHOW');

/** Pickup, return and no-show, as far as the rental's status allows them. */
export function TripActions({ row }: { row: TripRow }) {
  const { possibleMoves } = row;
  return (
    <>
      {possibleMoves.includes('ON_TRIP') && <PickedUpAction />}
      {possibleMoves.includes('RETURNED') && !isUnrecorded(row) && <ReturnedAction />}
      {isUnrecorded(row) && <RecordTripAction row={row} />}
      {possibleMoves.includes('NO_SHOW') && <NoShowAction isUnrecorded={isUnrecorded(row)} />}
    </>
  );
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
