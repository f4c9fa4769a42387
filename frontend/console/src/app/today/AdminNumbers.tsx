import { formatRupees } from '@contract/money';
import type { TodayReport } from '@contract/reports';
import { useText } from '../../shared/i18n';
import { CardGrid } from './CardGrid';
import { KindLinks } from './KindLinks';
import { NumberCard } from './NumberCard';
import { VehicleDocumentsCard } from './VehicleDocumentsCard';

export function AdminNumbers({ report }: { report: TodayReport }) {
  const t = useText();
  const { awaitingPayment, refunds, verified, out, carsOnOffer } = report;
  return (
    <CardGrid>
      <NumberCard
        label={t('New payment due')}
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
        below={
          <>
            {t('Deposits included: {amount}', { amount: formatRupees(verified.deposits) })}
            <br />
            {t('Last month by now: {amount}', { amount: formatRupees(verified.lastMonth) })}
          </>
        }
        resource="transactions"
        filter={{ verifiedFrom: `${report.day.slice(0, 8)}01` }}
      />
      <VehicleDocumentsCard report={report} />
    </CardGrid>
  );
}
