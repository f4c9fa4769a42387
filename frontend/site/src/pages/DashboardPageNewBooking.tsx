import { paths } from '@/app/paths';
import { dashboardMessages } from '@/features/dashboard/messages';
import { useText } from '@/lib/i18n';
import { DashboardCars } from './DashboardPageCars';

export function DashboardPageNewBooking() {
  const t = useText(dashboardMessages);
  return (
    <DashboardCars
      name={t('newBooking')}
      title={t('newBookingTitle')}
      text={t('newBookingText')}
      next={paths.booking}
    />
  );
}
