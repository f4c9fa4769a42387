import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { useText } from '../../i18n';
import { RowAction } from '../../ui/actions/RowAction';
import { Summary } from '../Summary';

export function VerifyAction({ isNext }: { isNext: boolean }) {
  const t = useText();
  return (
    <RowAction<ConsoleTransaction>
      name="verify"
      label="Verify"
      isNext={isNext}
      question={(row) => t('Has {sum} arrived?', { sum: formatRupees(row.amount) })}
      details={(row) => <Summary row={row} />}
      blocked={(row) =>
        row.bookingId === null
          ? t('No booking is linked to this payment yet, so it cannot be verified.')
          : null
      }
      call={(data, { id, version }) => data.verifyTransaction(id, { isVerified: true, version })}
      doneMessage={(row) => t('Transaction {id} is verified.', { id: row.transactionId })}
    />
  );
}
