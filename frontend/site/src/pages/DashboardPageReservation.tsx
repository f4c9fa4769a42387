import { ReservationList } from '@/features/dashboard/components/ReservationList';
import { SectionHead } from '@/features/dashboard/components/SectionHead';
import { dashboardMessages } from '@/features/dashboard/messages';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';

export function DashboardPageReservation() {
  const t = useText(dashboardMessages);
  useTitle(t('reservation'));
  return (
    <>
      <SectionHead title={t('reservationsTitle')} />
      <ReservationList />
    </>
  );
}
