import Alert from '@mui/material/Alert';
import type { ConsoleRental } from '@contract/console';
import { formatRupees, type Rupees, rupees } from '@contract/money';
import { rentalResource } from '@contract/rentals/rentals';
import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls } from './calls';
import { NoForm, WHY_NO_FORM } from './NoForm';
import { TripFacts, type TripRow } from './TripFacts';

type PickupRow = TripRow & Pick<ConsoleRental, 'money'>;

const missingOf = ({ money: { owed, depositMissing } }: PickupRow): Rupees => rupees(owed + depositMissing);

const ALLOW: Reason = {
  name: 'allowBalance',
  label: 'Hand over although money is owed?',
  choices: [{ value: 'yes', label: 'Yes, hand over the car' }],
  missing: 'Take the payment first, or choose to hand over.',
  required: true,
};

/** Records a pickup without the form. */
export function PickedUpAction() {
  const t = useText();
  return (
    <RowAction<PickupRow, RentalCalls>
      name="plainTrip"
      label="Pickup without form"
      confirmLabel="Picked up"
      cancelLabel="Not now"
      question={({ reference }) => t('{reference}: has the customer picked up the car?', { reference })}
      details={(row) => (
        <>
          <TripFacts row={row} />
          <NoForm />
          {missingOf(row) > 0 && (
            <Alert severity="warning" sx={{ py: 0 }}>
              {t('{amount} are missing, deposit included.', { amount: formatRupees(missingOf(row)) })}
            </Alert>
          )}
        </>
      )}
      reasons={(row) => (missingOf(row) > 0 ? [WHY_NO_FORM, ALLOW] : [WHY_NO_FORM])}
      call={(data, row, { reason, allowBalance }) =>
        data.moveTrip(rentalResource(row.kind), row.id, {
          status: 'ON_TRIP',
          reason,
          ...(allowBalance && { allowBalance: true }),
        })
      }
      doneMessage={({ reference }) => t('{reference} is on trip.', { reference })}
    />
  );
}
