import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { useText } from '../../shared/i18n';
import { nameAndNumber } from '../../shared/ui/customer/name-of';
import { Facts } from '../../shared/ui/Facts';
import { FlagAlerts } from './FlagAlerts';

/** Summarises the payment that the dialog is about, with its warnings. */
export function Summary({ row }: { row: ConsoleTransaction }) {
  const t = useText();
  return (
    <>
      <Facts
        facts={[
          ['Transaction', row.transactionId],
          ['Paid', formatRupees(row.amount)],
          ['Expected', row.expectedAmount === null ? t('Not known yet') : formatRupees(row.expectedAmount)],
          ['Customer', nameAndNumber(row.customerName ?? t('Not registered yet'), row.customerMobile)],
        ]}
      />
      <FlagAlerts row={row} />
    </>
  );
}
