import { dashboardMessages } from '@/features/dashboard/messages';
import { ProfileView } from '@/features/dashboard/profile/ProfileView';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';

export function DashboardProfilePage() {
  const t = useText(dashboardMessages);
  useTitle(t('profileTitle'));
  return (
    <>
      <h1>{t('profileTitle')}</h1>
      <ProfileView />
    </>
  );
}
