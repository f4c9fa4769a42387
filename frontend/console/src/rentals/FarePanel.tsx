import type { ConsoleRental } from '@contract/console';
import { formatInstant } from '../format';
import { useText } from '../i18n';
import { Facts } from '../ui/Facts';
import { FareTable } from '../ui/FareTable';
import { Panel } from '../ui/Panel';
import { refundText } from '../ui/refund-text';
import { StatusChip } from '../ui/StatusChip';

/** The fare as agreed, and its payment. */
export function FarePanel({ rental }: { rental: ConsoleRental }) {
  const t = useText();
  const { paymentStatus, paymentId, payAgainUntil, refund } = rental;
  return (
    <Panel title="Fare and payment">
      <FareTable label="Fare" fare={rental.fare} />
      <Facts
        facts={[
          ['Payment', paymentStatus ? <StatusChip status={paymentStatus} /> : t('None')],
          ['Transaction', paymentId ?? t('None')],
          ...(payAgainUntil ? [['New payment due by', formatInstant(payAgainUntil)] as const] : []),
          ...(refund ? [['Refund', refundText(refund, t)] as const] : []),
        ]}
      />
    </Panel>
  );
}
