import type { ComponentProps } from 'react';
import { reasonIn } from '@contract/customers/document-reasons';
import type { IdentitySummary, RejectionReasons, Renewal } from '@contract/customers/people';
import { paths } from '@/app/paths';
import { useFormats } from '@/lib/format';
import { useLanguage, useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { Card } from '@/ui/display/Card';
import { Alert } from '@/ui/feedback/Alert';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/form/LinkButton';
import { PageLoading } from '@/ui/layout/PageLoading';
import { useProfile } from '../api/use-profile';
import { LoadFailed } from '../components/LoadFailed';
import { SignInEnded, SignInNeeded } from '../components/SignInNeeded';
import { dashboardMessages } from '../messages';
import { useSessionEnd } from '../use-session-end';
import { AccessLog } from './AccessLog';
import { ChangeButtons } from './ChangeButtons';
import { Consents } from './Consents';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { DownloadData } from './DownloadData';
import { ProfileCard } from './ProfileCard';
import { ProfileDocuments } from './ProfileDocuments';
import { SmsChoice } from './SmsChoice';
import styles from './profile.module.css';

export function ProfileView() {
  const t = useText(dashboardMessages);
  const answer = useProfile();
  const hasEnded = useSessionEnd(answer);

  if (hasEnded) return <SignInEnded title={t('profileFailed')} />;
  if (!accountToken()) return <SignInNeeded title={t('profileFailed')} />;
  if (answer.isPending) return <PageLoading />;
  if (!answer.data || answer.data.state === 'unexpected') {
    return (
      <LoadFailed
        title={answer.data ? t('unexpected') : t('profileFailed')}
        error={answer.error ?? new Error('')}
        busy={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  if (answer.data.state === 'none') {
    return (
      <div className={styles.view}>
        <EmptyState
          icon="file"
          title={t('noProfile')}
          action={<LinkButton to={paths.register}>{t('completeForm')}</LinkButton>}
        />
        <Card as="section" className={styles.card}>
          <h2>{t('contact')}</h2>
          <ChangeButtons profile={null} />
        </Card>
        <Devices />
        <DownloadData />
        <DeleteAccount />
      </div>
    );
  }
  const { state, profile } = answer.data;
  if (profile.emailUnproved)
    return (
      <div className={styles.view}>
        <Alert tone="warning" title={t('emailUnproved')}>
          <p>{t('emailUnprovedText')}</p>
        </Alert>
        <Devices />
      </div>
    );
  return (
    <div className={styles.view}>
      <DocumentsState state={state} profile={profile} />
      <ProfileCard state={state} profile={profile} />
      <SmsChoice profile={profile} />
      <ProfileDocuments profile={profile} />
      <AccessLog />
      <Consents />
      <Devices />
      <DownloadData />
      <DeleteAccount />
    </div>
  );
}

function DocumentsState({
  state,
  profile: { identity, reasons, renewal },
}: ComponentProps<typeof ProfileCard>) {
  const t = useText(dashboardMessages);
  if (state === 'pending') return <Alert tone="info" title={t('underVerification')} />;
  if (state === 'rejected')
    return <DocumentsAlert title={t('rejectedTitle')} reasons={reasons} identity={identity} />;
  return renewal && <RenewalAlert renewal={renewal} identity={identity} />;
}

interface RenewalAlertProps {
  renewal: Renewal;
  identity: IdentitySummary | null;
}

function RenewalAlert({ renewal, identity }: RenewalAlertProps) {
  const { reasons, until, submittedAt, fullName } = renewal;
  const t = useText(dashboardMessages);
  const { formatDay } = useFormats();
  if (fullName) return <Alert tone="info" title={t('nameSent', { name: fullName })} />;
  if (submittedAt) return <Alert tone="info" title={t('renewalSent')} />;
  return (
    <DocumentsAlert
      title={t('renewalTitle', { until: formatDay(until) })}
      reasons={reasons}
      identity={identity}
    />
  );
}

interface DocumentsAlertProps {
  title: string;
  reasons: RejectionReasons | null;
  identity: IdentitySummary | null;
}

/** Documents to send again, with the reasons. */
function DocumentsAlert({ title, reasons, identity }: DocumentsAlertProps) {
  const t = useText(dashboardMessages);
  const { language } = useLanguage();
  return (
    <Alert
      tone="warning"
      title={title}
      action={<LinkButton to={paths.register}>{t('sendAgain')}</LinkButton>}
    >
      {reasons?.aadhaar && (
        <p>
          {t('reasonIdentity', {
            document: t(identity ? `document${identity.kind}` : 'identity'),
            reason: reasonIn(language, reasons.aadhaar),
          })}
        </p>
      )}
      {reasons?.license && <p>{t('reasonLicense', { reason: reasonIn(language, reasons.license) })}</p>}
      {reasons?.note && <p>{reasons.note}</p>}
    </Alert>
  );
}
