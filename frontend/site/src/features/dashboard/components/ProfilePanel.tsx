import { paths } from '@/app/paths';
import { CODES } from '@contract/codes';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/Alert';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { Skeleton } from '@/ui/Skeleton';
import { useProfile } from '../api/use-profile';
import { isSignedOut } from '../is-signed-out';
import { dashboardMessages } from '../messages';
import { useAccountToken } from '../use-account-token';
import { LoadFailed } from './LoadFailed';
import { ProfileFacts } from './ProfileFacts';
import { RejectionNote } from './RejectionNote';
import { SignInNeeded } from './SignInNeeded';
import styles from './profile-panel.module.css';

export function ProfilePanel() {
  const t = useText(dashboardMessages);
  const token = useAccountToken();
  const query = useProfile(token);

  if (token === null || isSignedOut(query.error)) return <SignInNeeded error={t('pleaseLogIn')} />;
  if (query.isPending) {
    return (
      <Card>
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        <Skeleton height="18rem" />
      </Card>
    );
  }
  if (query.isError) {
    return (
      <LoadFailed text={t('profileError')} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }

  const { code, data: profile } = query.data;
  if (code === CODES.NOT_FOUND.code) {
    return (
      <EmptyState
        icon="file"
        title={t('noProfile')}
        action={<LinkButton to={paths.register}>{t('completeForm')}</LinkButton>}
      />
    );
  }
  const known = [CODES.OK.code, CODES.PENDING.code, CODES.DOCUMENTS_REJECTED.code] as number[];
  if (!known.includes(code)) {
    return (
      <LoadFailed
        text={t('profileUnexpected')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={styles.panel}>
      {code === CODES.PENDING.code && <Alert tone="info">{t('profilePending')}</Alert>}
      {code === CODES.DOCUMENTS_REJECTED.code && <RejectionNote reasons={profile?.reasons ?? null} />}
      {profile && <ProfileFacts profile={profile} token={token} />}
    </div>
  );
}
