import { MailComposer } from '@/features/dashboard/components/MailComposer';
import { SectionHead } from '@/features/dashboard/components/SectionHead';
import { dashboardMessages } from '@/features/dashboard/messages';
import { useText } from '@/lib/i18n';
import { useTitle } from '@/lib/use-title';

export function DashboardPageComplaints() {
  const t = useText(dashboardMessages);
  useTitle(t('complaints'));
  return (
    <>
      <SectionHead title={t('complaintsTitle')}>{t('complaintsText')}</SectionHead>
      <MailComposer />
    </>
  );
}
