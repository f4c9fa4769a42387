import Typography from '@mui/material/Typography';
import type { ConsoleComplaint } from '@contract/customers/complaints';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { nameAndNumber } from '../../shared/ui/customer/name-of';
import { Facts } from '../../shared/ui/Facts';

/** Summarises the complaint that the dialog is about. */
export function Summary({ row }: { row: ConsoleComplaint }) {
  const t = useText();
  return (
    <>
      <Facts
        facts={[
          ['Subject', row.subject],
          ['Customer', nameAndNumber(row.customerName ?? t('Not registered yet'), row.customerMobile)],
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
