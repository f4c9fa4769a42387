import { paths } from '@/app/paths';
import { dashboardMessages } from '@/features/dashboard/messages';
import { useText } from '@/lib/i18n';
import { DashboardCars } from './DashboardPageCars';

export function DashboardPageNewReservation() {
  const t = useText(dashboardMessages);
  return (
    <DashboardCars
      name={t('newReservation')}
      title={t('newReservationTitle')}
      text={t('newReservationText')}
      next={paths.reserve}
    />
  );
}
