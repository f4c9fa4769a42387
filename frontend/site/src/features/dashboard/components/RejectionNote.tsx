import { paths } from '@/app/paths';
import type { RejectionReasons } from '@contract/people';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/Alert';
import { LinkButton } from '@/ui/LinkButton';
import { dashboardMessages } from '../messages';

export function RejectionNote({ reasons }: { reasons: RejectionReasons | null }) {
  const t = useText(dashboardMessages);
  return (
    <Alert
      tone="error"
      title={t('rejectedTitle')}
      action={
        <LinkButton variant="secondary" to={paths.register}>
          {t('sendAgain')}
        </LinkButton>
      }
    >
      {reasons?.aadhaar && <p>{t('aadhaarReason', { reason: reasons.aadhaar })}</p>}
      {reasons?.license && <p>{t('licenseReason', { reason: reasons.license })}</p>}
      {reasons?.note && <p>{reasons.note}</p>}
    </Alert>
  );
}
