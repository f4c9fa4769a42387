import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { PaymentCalls } from '../calls';
import { Summary } from '../Summary';

const owed = (row: ConsoleTransaction): string => formatRupees(row.receivedAmount ?? row.amount);

/** Makes the refund of a payment due that no rental has claimed. The admin sends it from the list of refunds. */
export function RefundAction() {
  const t = useText();
  return (
    <RowAction<ConsoleTransaction, PaymentCalls>
      name="refund"
      label="Refund it now"
      confirmLabel="Make it due"
      isNext
      question={(row) => t('Refund {sum}? No booking can use the payment then.', { sum: owed(row) })}
      details={(row) => <Summary row={row} />}
      call={(data, { id, version }) => data.openRefund(id, { version })}
      doneMessage={(row) =>
        t('The refund of {sum} is due; send it from the list of refunds.', { sum: owed(row) })
      }
    />
  );
}
