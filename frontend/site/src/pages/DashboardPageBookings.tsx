import { BookingList } from '@/features/dashboard/components/BookingList';
import { SectionHead } from '@/features/dashboard/components/SectionHead';
import { dashboardMessages } from '@/features/dashboard/messages';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';

export function DashboardPageBookings() {
  const t = useText(dashboardMessages);
  useTitle(t('bookings'));
  return (
    <>
      <SectionHead title={t('bookingsTitle')} />
      <BookingList />
    </>
  );
}
