import { BookingsView } from '@/features/dashboard/components/BookingsView';
import { UnlinkedPayments } from '@/features/dashboard/components/UnlinkedPayments';
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
      <UnlinkedPayments />
      <BookingsView
        payAgain={({ id, rental, onClose }) => (
          <PayAgainDialog action="book" rentalId={id} rental={rental} onClose={onClose} />
        )}
      />
    </>
  );
}
