import { ComplaintsView } from '@/features/complaints/components/ComplaintsView';
import { complaintMessages } from '@/features/complaints/messages';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';

export function DashboardComplaintsPage() {
  const t = useText(complaintMessages);
  useTitle(t('title'));
  return (
    <>
      <h1>{t('title')}</h1>
      <ComplaintsView />
    </>
  );
}
