import Typography from '@mui/material/Typography';
import type { ConsoleComplaint } from '@contract/complaints';
import { formatInstant, formatMobile } from '../format';
import { Facts } from '../ui/Facts';

/** What is decided about, in the customer's words. */
export function Summary({ row }: { row: ConsoleComplaint }) {
  return (
    <>
      <Facts
        facts={[
          ['Subject', row.subject],
          ['Customer', `${row.customerName ?? 'Not registered yet'}, ${formatMobile(row.customerMobile)}`],
          ['Sent', formatInstant(row.createdAt)],
        ]}
      />
      <Typography
        variant="body2"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 200, overflow: 'auto' }}
        tabIndex={0}
      >
        {row.message}
      </Typography>
    </>
  );
}
