import Alert from '@mui/material/Alert';
import { NO_SHOW_CAUSES, type NoShowCause } from '@contract/rentals/causes';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls } from './calls';
import { choicesOf } from './causes';
import { resourceOf, TripFacts, type TripRow } from './TripFacts';

/** Records that the car could not be handed over to the customer. */
export function NoShowAction({ isUnrecorded }: { isUnrecorded: boolean }) {
  const t = useText();
  return (
    <RowAction<TripRow, RentalCalls>
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
            {t('Nothing is refunded, and the car can be rented again.')}
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
        data.moveTrip(resourceOf(row), row.id, { status: 'NO_SHOW', cause: cause as NoShowCause, reason })
      }
      doneMessage={({ reference }) =>
        t('{reference} is a no-show. The car can be rented again.', { reference })
      }
    />
  );
}
