import type { ConsoleTransaction } from '@contract/console';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { PaymentCalls } from '../calls';
import { Summary } from '../Summary';

export function RejectAction({ shortcut }: { shortcut?: string | undefined }) {
  const t = useText();
  return (
    <RowAction<ConsoleTransaction, PaymentCalls>
      name="reject"
      label="Reject"
      shortcut={shortcut}
      color="error"
      question={() => t('Reject this payment?')}
      details={(row) => <Summary row={row} />}
      reasons={[{ name: 'reason', label: 'Why' }]}
      call={(data, { id, version }, { reason }) =>
        data.verifyTransaction(id, { isVerified: false, reason, version })
      }
      doneMessage={(row) =>
        t('Transaction {id} is rejected; the customer can submit again.', { id: row.transactionId })
      }
    />
  );
}
