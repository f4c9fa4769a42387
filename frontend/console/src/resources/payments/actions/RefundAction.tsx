import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { MAX_REFUND_REFERENCE_LENGTH } from '@contract/payments/payments';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import { Facts } from '../../../shared/ui/Facts';
import type { PaymentCalls } from '../calls';
import { Summary } from '../Summary';

const owed = (row: ConsoleTransaction): string => formatRupees(row.receivedAmount ?? row.amount);

/** Records the refund of a payment that no rental has claimed. */
export function RefundAction() {
  const t = useText();
  return (
    <RowAction<ConsoleTransaction, PaymentCalls>
      name="refund"
      label="Record refund"
      isNext
      question={(row) => t('Have you refunded {sum}?', { sum: owed(row) })}
      details={(row) => (
        <>
          <Summary row={row} />
          <Facts facts={[['Refund due', <strong key="owed">{owed(row)}</strong>]]} />
        </>
      )}
      reasons={[
        {
          name: 'reference',
          label: 'Reference of your transfer',
          isShort: true,
          missing: 'Enter the reference of your transfer; the customer gets it.',
          maxLength: MAX_REFUND_REFERENCE_LENGTH,
        },
      ]}
      call={(data, row, { reference = '' }) => data.payRefund(row.id, { reference })}
      doneMessage={(row) =>
        t('{sum} for transaction {id} is refunded.', { sum: owed(row), id: row.transactionId })
      }
    />
  );
}
