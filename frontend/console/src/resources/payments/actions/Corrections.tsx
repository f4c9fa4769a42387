import Alert from '@mui/material/Alert';
import type { ConsoleTransaction } from '@contract/console';
import { formatRupees, rupees } from '@contract/money';
import { isTakenAtCounter } from '@contract/payments/payment-methods';
import type { RentalStatus } from '@contract/rentals/rentals';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { PaymentCalls } from '../calls';
import { Summary } from '../Summary';

const WHY = {
  name: 'reason',
  label: 'Why (for our records)',
  missing: 'Enter a reason of at least 3 letters.',
} as const;

const isDecided = ({ decidedAt, releasedAt }: ConsoleTransaction): boolean =>
  decidedAt !== null && releasedAt === null;

/** Corrections of a payment with a wrong decision. */
export function Corrections({ row }: { row: ConsoleTransaction }) {
  // A receipt in cash or by card is cancelled on the page of its rental.
  if (isTakenAtCounter(row.method)) return null;
  return (
    <>
      {isDecided(row) && row.status !== 'REJECTED' && <CorrectAmountAction />}
      {isDecided(row) && <ReopenAction />}
      {row.status === 'REJECTED' && row.releasedAt === null && <ReleaseAction />}
    </>
  );
}

/** Reopens a decided payment. `rentalStatus` is the status of an expired rental to be restored. */
export function ReopenAction({ rentalStatus }: { rentalStatus?: RentalStatus }) {
  const t = useText();
  const restore = rentalStatus === 'EXPIRED';
  return (
    <RowAction<ConsoleTransaction, PaymentCalls>
      name="reopen"
      label={restore ? 'Reopen and restore the booking' : 'Reopen'}
      question={(row) => t('Take back the decision on {sum}?', { sum: formatRupees(row.amount) })}
      details={(row) => (
        <>
          <Summary row={row} />
          <SentRefund row={row} />
        </>
      )}
      reasons={[WHY]}
      call={(data, { id, version }, { reason = '' }) =>
        data.reopenPayment(id, { reason, version, ...(restore && { restore }) })
      }
      doneMessage={(row) => t('Transaction {id} waits for a decision again.', { id: row.transactionId })}
    />
  );
}

/** Warns that the customer will owe a refund that was sent for this payment. */
function SentRefund({ row: { refund } }: { row: ConsoleTransaction }) {
  const t = useText();
  if (refund?.state !== 'PAID') return null;
  return (
    <Alert severity="warning">
      {t('A refund of {sum} was sent for this payment. The customer will owe it.', {
        sum: formatRupees(refund.amount),
      })}
    </Alert>
  );
}

/** Corrects the verified amount if the bank received another one. */
function CorrectAmountAction() {
  const t = useText();
  return (
    <RowAction<ConsoleTransaction, PaymentCalls>
      name="reopen"
      label="Correct amount"
      question={() => t('Which amount did the bank receive?')}
      details={(row) => (
        <>
          <Summary row={row} />
          <SentRefund row={row} />
        </>
      )}
      reasons={(row) => [
        {
          name: 'receivedAmount',
          label: 'Amount on the bank statement (₹)',
          kind: 'rupees',
          initial: String(row.receivedAmount ?? row.amount),
          missing: 'Enter the amount on the bank statement.',
          required: true,
        },
        { ...WHY, required: true },
      ]}
      call={(data, { id, version }, { receivedAmount, reason = '' }) =>
        data.correctAmount(id, { receivedAmount: rupees(Number(receivedAmount)), reason, version })
      }
      doneMessage={(row) => t('The amount of transaction {id} is corrected.', { id: row.transactionId })}
    />
  );
}

function ReleaseAction() {
  const t = useText();
  return (
    <RowAction<ConsoleTransaction, PaymentCalls>
      name="reopen"
      label="Release ID"
      question={(row) => t('May any customer submit transaction ID {id}?', { id: row.transactionId })}
      details={(row) => <Summary row={row} />}
      reasons={[WHY]}
      call={(data, { id, version }, { reason = '' }) => data.releaseTransactionId(id, { reason, version })}
      doneMessage={(row) => t('Transaction ID {id} is released.', { id: row.transactionId })}
    />
  );
}

/** Links a payment without a rental to a rental of its customer. */
export function AttachAction({ rental }: { rental: { id: number; reference: string } }) {
  const t = useText();
  const { id: rentalId, reference } = rental;
  return (
    <RowAction<ConsoleTransaction, PaymentCalls>
      name="reopen"
      label="Link"
      question={(row) => t('Use {sum} for {reference}?', { sum: formatRupees(row.amount), reference })}
      details={(row) => <Summary row={row} />}
      reasons={[WHY]}
      call={(data, { id, version }, { reason = '' }) => data.attachPayment(id, { reason, version, rentalId })}
      doneMessage={() => t('The payment is linked to {reference}.', { reference })}
    />
  );
}
