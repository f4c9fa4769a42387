import { ReservationsView } from '@/features/dashboard/components/ReservationsView';
import { dashboardMessages } from '@/features/dashboard/messages';
import { PayAgainDialog } from '@/features/renting/payment/PayAgainDialog';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';

export function DashboardReservationsPage() {
  const t = useText(dashboardMessages);
  useTitle(t('reservationsTitle'));
  return (
    <>
      <h1>{t('reservationsTitle')}</h1>
      <ReservationsView
        payAgain={({ id, rental, onClose }) => (
          <PayAgainDialog action="reserve" rentalId={id} rental={rental} onClose={onClose} />
        )}
      />
    </>
  );
}
