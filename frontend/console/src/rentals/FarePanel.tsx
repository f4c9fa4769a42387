import type { ConsoleRental } from '@contract/console';
import { formatInstant } from '../format';
import { useLocalMessage, useText } from '../i18n';
import { FareTable } from '../ui/FareTable';
import { Facts } from '../ui/Facts';
import { Panel } from '../ui/Panel';
import { refundText } from '../ui/refund-text';
import { StatusChip } from '../ui/StatusChip';

/** The fare as agreed, and its payment. */
export function FarePanel({ rental }: { rental: ConsoleRental }) {
  const t = useText();
  const local = useLocalMessage();
  const { paymentStatus, paymentId, payAgainUntil, refund } = rental;
  return (
    <Panel title={t('Fare and payment')}>
      <FareTable label={t('Fare')} fare={rental.fare} />
      <Facts
        facts={[
          [t('Payment'), paymentStatus ? <StatusChip status={paymentStatus} /> : t('None')],
          [t('Transaction'), paymentId ?? t('None')],
          ...(payAgainUntil ? [[t('New payment due by'), formatInstant(payAgainUntil)] as const] : []),
          ...(refund ? [[t('Refund'), local(refundText(refund))] as const] : []),
        ]}
      />
    </Panel>
  );
}
