import { ComplaintComposer } from '@/features/dashboard/components/ComplaintComposer';
import { dashboardMessages } from '@/features/dashboard/messages';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';

export function DashboardComplaintsPage() {
  const t = useText(dashboardMessages);
  useTitle(t('complaintsTitle'));
  return (
    <>
      <h1>{t('complaintsTitle')}</h1>
      <ComplaintComposer />
    </>
  );
}
