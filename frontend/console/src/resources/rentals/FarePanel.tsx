import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { Facts } from '../../shared/ui/Facts';
import { FareTable } from '../../shared/ui/FareTable';
import { Panel } from '../../shared/ui/Panel';
import { refundText } from '../../shared/ui/refund-text';
import { StatusChip } from '../../shared/ui/StatusChip';

/** The fare as agreed, and its payment. */
export function FarePanel({ rental }: { rental: ConsoleRental }) {
  const t = useText();
  const { paymentStatus, paymentId, payAgainUntil, refunds } = rental;
  return (
    <Panel title="Fare and payment">
      <FareTable label="Fare" fare={rental.fare} />
      <Facts
        facts={[
          ['Payment', paymentStatus ? <StatusChip status={paymentStatus} /> : t('None')],
          ['Transaction', paymentId ?? t('None')],
          ...(payAgainUntil ? [['New payment due by', formatInstant(payAgainUntil)] as const] : []),
          ...(refunds.length > 0
            ? [['Refund', refunds.map((refund) => refundText(refund, t)).join('; ')] as const]
            : []),
        ]}
      />
    </Panel>
  );
}
