import Alert from '@mui/material/Alert';
import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { PaymentCalls } from '../calls';
import { hasLostSlot } from '../flags';
import { Summary } from '../Summary';

export function VerifyAction({ isNext }: { isNext: boolean }) {
  const t = useText();
  return (
    <RowAction<ConsoleTransaction, PaymentCalls>
      name="verify"
      label="Verify"
      isNext={isNext}
      question={(row) => t('Has {sum} arrived?', { sum: formatRupees(row.amount) })}
      details={(row) => (
        <>
          <Summary row={row} />
          {row.bookingId === null && !hasLostSlot(row) && (
            <Alert severity="info" sx={{ py: 0 }}>
              {t('No booking is linked to it: the next booking of this customer uses it, or you refund it.')}
            </Alert>
          )}
          {hasLostSlot(row) && (
            <Alert severity="info" sx={{ py: 0 }}>
              {t('Another customer got the car first: once verified, the whole amount is due as a refund.')}
            </Alert>
          )}
        </>
      )}
      call={(data, { id, version }) => data.verifyTransaction(id, { isVerified: true, version })}
      doneMessage={(row) =>
        hasLostSlot(row) || row.status === 'REFUND_DUE'
          ? t('Transaction {id} is verified; its refund is due.', { id: row.transactionId })
          : t('Transaction {id} is verified.', { id: row.transactionId })
      }
    />
  );
}
