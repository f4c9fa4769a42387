import Alert from '@mui/material/Alert';
import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { formatMobile } from '../format';
import { Facts } from '../ui/Facts';
import { flagTexts } from './flags';

/** What is decided about, with every oddity spelled out. */
export function Summary({ row }: { row: ConsoleTransaction }) {
  return (
    <>
      <Facts
        facts={[
          ['Transaction', row.transactionId],
          ['Paid', formatRupees(row.amount)],
          ['Expected', row.expectedAmount === null ? 'Not known yet' : formatRupees(row.expectedAmount)],
          ['Customer', `${row.customerName ?? 'Not registered yet'}, ${formatMobile(row.customerMobile)}`],
        ]}
      />
      {flagTexts(row).map(({ label, explanation }) => (
        <Alert key={label} severity="warning" sx={{ py: 0 }}>
          <strong>{label}.</strong> {explanation}
        </Alert>
      ))}
    </>
  );
}
