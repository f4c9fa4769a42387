import { BookingsView } from '@/features/dashboard/components/BookingsView';
import { dashboardMessages } from '@/features/dashboard/messages';
import { PayAgainDialog } from '@/features/renting/payment/PayAgainDialog';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';

export function DashboardBookingsPage() {
  const t = useText(dashboardMessages);
  useTitle(t('bookingsTitle'));
  return (
    <>
      <h1>{t('bookingsTitle')}</h1>
      <BookingsView
        payAgain={({ id, rental, onClose }) => (
          <PayAgainDialog action="book" rentalId={id} rental={rental} onClose={onClose} />
        )}
      />
    </>
  );
}
