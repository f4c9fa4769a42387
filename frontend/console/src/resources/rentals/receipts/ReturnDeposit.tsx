import Alert from '@mui/material/Alert';
import { formatRupees } from '@contract/money';
import type { CashDeposit } from '@contract/payments/refunds';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { RentalCalls } from '../calls';

/** Returns a deposit that was paid in cash. */
export function ReturnDeposit({ deposit: { amount, refundId, version } }: { deposit: CashDeposit }) {
  const t = useText();
  const sum = formatRupees(amount);
  return (
    <RowAction<ConsoleRentalDetails, RentalCalls>
      name="returnDeposit"
      label="Return the deposit in cash"
      cancelLabel="Not now"
      question={() => t('Return {sum} to the customer in cash?', { sum })}
      details={() => (
        <Alert severity="info" sx={{ py: 0 }}>
          {t('The money leaves your open drawer. The customer gets the receipt by e-mail.')}
        </Alert>
      )}
      call={(data, { id }) => data.returnCashDeposit(id, { refundId, version })}
      doneMessage={({ reference }) => t('The deposit of {reference} is returned.', { reference })}
    />
  );
}
