import Alert from '@mui/material/Alert';
import type { ConsoleRental } from '@contract/console';
import { formatRupees } from '@contract/money';
import { NO_SHOW_CAUSES, type NoShowCause } from '@contract/rentals/causes';
import { rentalResource } from '@contract/rentals/rentals';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls } from './calls';
import { choicesOf } from './causes';
import { TripFacts, type TripRow } from './TripFacts';

type MissedRow = TripRow & Pick<ConsoleRental, 'total' | 'noShowKept'>;

/** Records that the car could not be handed over to the customer. */
export function NoShowAction({ isUnrecorded }: { isUnrecorded: boolean }) {
  const t = useText();
  return (
    <RowAction<MissedRow, RentalCalls>
      name="trip"
      label={isUnrecorded ? 'The customer did not come' : 'No-show'}
      color="error"
      confirmLabel="No-show"
      cancelLabel="Not now"
      question={({ reference }) => t('{reference}: mark as a no-show?', { reference })}
      details={(row) => (
        <>
          <TripFacts row={row} />
          <Alert severity="warning" sx={{ py: 0 }}>
            {t(
              'We keep {kept} of the fare of {total}; what was paid beyond it is refunded. The car can be rented again.',
              { kept: formatRupees(row.noShowKept), total: formatRupees(row.total) },
            )}
          </Alert>
        </>
      )}
      reasons={[
        {
          name: 'cause',
          label: 'Why',
          choices: choicesOf(NO_SHOW_CAUSES),
          initial: 'NOT_COME',
          required: true,
        },
        { name: 'reason', label: 'Note for our records (optional)', optional: true },
      ]}
      call={(data, row, { cause, reason }) =>
        data.moveTrip(rentalResource(row.kind), row.id, {
          status: 'NO_SHOW',
          cause: cause as NoShowCause,
          reason,
        })
      }
      doneMessage={({ reference }) =>
        t('{reference} is a no-show. The car can be rented again.', { reference })
      }
    />
  );
}
