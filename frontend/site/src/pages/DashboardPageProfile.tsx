import { ProfilePanel } from '@/features/dashboard/components/ProfilePanel';
import { SectionHead } from '@/features/dashboard/components/SectionHead';
import { dashboardMessages } from '@/features/dashboard/messages';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';

export function DashboardPageProfile() {
  const t = useText(dashboardMessages);
  useTitle(t('profile'));
  return (
    <>
      <SectionHead title={t('profileTitle')} />
      <ProfilePanel />
    </>
  );
}
