import Alert from '@mui/material/Alert';
import { formatRupees } from '@contract/money';
import type { ConsoleReceipt } from '@contract/payments/receipts';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { RentalCalls } from '../calls';

/** Cancels a receipt in cash or by card. */
export function ReverseAction({ rentalId }: { rentalId: number }) {
  const t = useText();
  return (
    <RowAction<ConsoleReceipt, RentalCalls>
      name="receive"
      label="Cancel receipt"
      color="error"
      cancelLabel="Not now"
      question={({ reference, amount }) =>
        t('Cancel receipt {reference} of {sum}?', { reference, sum: formatRupees(amount) })
      }
      details={({ receivedAt }) => (
        <Alert severity="info" sx={{ py: 0 }}>
          {t(
            receivedAt === null
              ? 'The money leaves your open drawer, and the customer owes it again.'
              : 'The money is in no drawer. The customer owes it again.',
          )}
        </Alert>
      )}
      reasons={[{ name: 'reason', label: 'Why' }]}
      call={(data, { id, version }, { reason = '' }) =>
        data.reverseReceipt(rentalId, id, { reason, version })
      }
      doneMessage={({ reference }) => t('Receipt {reference} is cancelled.', { reference })}
    />
  );
}
