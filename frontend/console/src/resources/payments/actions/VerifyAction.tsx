import Alert from '@mui/material/Alert';
import type { ConsoleTransaction } from '@contract/console';
import { formatRupees, rupees } from '@contract/money';
import type { Shortage } from '@contract/payments/payments';
import { type PlainText, useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { PaymentCalls } from '../calls';
import { hasLostSlot } from '../flags';
import { Summary } from '../Summary';

const SHORTAGE_CHOICES: { value: Shortage; label: PlainText }[] = [
  { value: 'AT_PICKUP', label: 'Go on, the rest is owed' },
  { value: 'FIRST', label: 'Wait for the rest first' },
];

interface Props {
  isNext: boolean;
  /** True if another customer got the car first. */
  isCarTaken?: boolean;
  shortcut?: string | undefined;
}

export function VerifyAction({ isNext, isCarTaken = false, shortcut }: Props) {
  const t = useText();
  return (
    <RowAction<ConsoleTransaction, PaymentCalls>
      name="verify"
      label={isCarTaken ? 'Verify, then refund' : 'Verify'}
      isNext={isNext && !isCarTaken}
      shortcut={shortcut}
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
      reasons={(row) => [
        {
          name: 'receivedAmount',
          label: 'Amount on the bank statement (₹)',
          kind: 'rupees',
          initial: String(row.amount),
          missing: 'Enter the amount on the bank statement.',
          required: true,
        },
        {
          name: 'shortage',
          label: 'A part is missing',
          choices: SHORTAGE_CHOICES,
          initial: 'AT_PICKUP',
          required: true,
          isShown: ({ receivedAmount }) => row.mayWaitForRest && Number(receivedAmount) < row.owed,
        },
      ]}
      call={(data, { id, version }, { receivedAmount, shortage }) =>
        data.verifyTransaction(id, {
          isVerified: true,
          version,
          receivedAmount: rupees(Number(receivedAmount)),
          ...(shortage && { shortage: shortage as Shortage }),
        })
      }
      doneMessage={(row) =>
        hasLostSlot(row) || row.status === 'REFUND_DUE'
          ? t('Transaction {id} is verified; its refund is due.', { id: row.transactionId })
          : t('Transaction {id} is verified.', { id: row.transactionId })
      }
    />
  );
}
