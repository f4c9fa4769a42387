import { formatRupees } from '@contract/money';
import type { TodayReport, Waiting } from '@contract/reports';
import { useText } from '../../shared/i18n';
import { formatAge } from '../../shared/i18n/format';
import { CardGrid } from './CardGrid';
import { KindLinks } from './KindLinks';
import { NumberCard } from './NumberCard';
import { VehicleDocumentsCard } from './VehicleDocumentsCard';

export function AdminNumbers({ report }: { report: TodayReport }) {
  const t = useText();
  const oldest = ({ since }: Waiting): string =>
    since ? t('Oldest: {age}', { age: formatAge(since) }) : t('Nothing waiting');
  const waiting = (label: string, of: Waiting, resource: string, filter?: Record<string, unknown>) => (
    <NumberCard label={label} value={of.count} below={oldest(of)} resource={resource} filter={filter} />
  );
  const { awaitingPayment, refunds, verified, out, carsOnOffer, failedMessages } = report;
  return (
    <CardGrid>
      {waiting(t('Pending Customers'), report.documents, 'pending-documents')}
      {waiting(t('Payments to verify'), report.payments, 'transactions', { toVerify: true })}
      {waiting(t('Pending reservations'), report.reservations, 'reservations', { status: 'PENDING' })}
      {waiting(t('Open complaints'), report.complaints, 'complaints', { state: 'OPEN' })}
      <NumberCard
        label={t('Waiting for new payment')}
        value={awaitingPayment.bookings + awaitingPayment.reservations}
        below={<KindLinks {...awaitingPayment} filter={{ payment: 'REJECTED' }} />}
      />
      <NumberCard
        label={t('Refunds due')}
        value={formatRupees(refunds.amount)}
        below={t('Payments: {count}', { count: refunds.count })}
        resource="transactions"
        filter={{ owed: true }}
      />
      <NumberCard
        label={t('Cars on trip now')}
        value={`${out.bookings + out.reservations} / ${carsOnOffer}`}
        below={<KindLinks {...out} filter={{ status: 'ON_TRIP' }} />}
      />
      <NumberCard
        label={t('Verified this month')}
        value={formatRupees(verified.thisMonth)}
        below={t('Last month up to the same day: {amount}', { amount: formatRupees(verified.lastMonth) })}
        resource="transactions"
        filter={{ verifiedFrom: `${report.day.slice(0, 8)}01` }}
      />
      <VehicleDocumentsCard report={report} />
      <NumberCard
        label={t('Failed messages')}
        value={failedMessages}
        alarming={failedMessages > 0}
        resource="messages"
        filter={{ state: 'FAILED' }}
      />
    </CardGrid>
  );
}
