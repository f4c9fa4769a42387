import { Navigate } from 'react-router';
import { paths } from '@/app/paths';
import { useApproval } from '@/features/registration/api/use-approval';
import { RejectedView } from '@/features/registration/components/RejectedView';
import { WaitingView } from '@/features/registration/components/WaitingView';
import { registrationMessages } from '@/features/registration/messages';
import { ApiError } from '@shared/http';
import { useLocalize, useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { useTitle } from '@/lib/use-title';
import { Button } from '@/ui/form/Button';
import { Card } from '@/ui/display/Card';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/form/LinkButton';
import { PageLoading } from '@/ui/layout/PageLoading';
import styles from './account-page.module.css';

export function WaitingPage() {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  const approval = useApproval({ watch: true });
  useTitle(t('waitingTitle'));
  const login = <LinkButton to={paths.login}>{t('login')}</LinkButton>;

  if (!accountToken()) return <EmptyState as="h1" icon="user" title={t('noToken')} action={login} />;
  if (approval.isPending) return <PageLoading />;
  if (!approval.data) {
    const refusal = approval.error instanceof ApiError ? approval.error : null;
    const again = (
      <Button busy={approval.isFetching} onClick={() => void approval.refetch()}>
        {t('tryAgain')}
      </Button>
    );
    return (
      <EmptyState
        as="h1"
        icon="alert"
        title={refusal ? t('wrong') : t('unreachable')}
        action={refusal?.http === 401 ? login : again}
      >
        {localize(approval.error)}
      </EmptyState>
    );
  }

  const { state, text, reasons } = approval.data;
  if (state === 'APPROVED') return <Navigate to={paths.dashboard} replace />;
  return (
    <div className="wrap">
      <Card className={styles.card}>
        {state === 'PENDING' && <WaitingView text={text} checkedAt={approval.dataUpdatedAt} />}
        {state === 'REJECTED' && <RejectedView text={text} reasons={reasons} />}
        {state === 'NOT_REGISTERED' && (
          <EmptyState
            as="h1"
            icon="file"
            title={text.message ? localize(text) : t('notRegistered')}
            action={<LinkButton to={paths.register}>{t('registerNow')}</LinkButton>}
          />
        )}
        {state === 'UNKNOWN' && (
          <EmptyState as="h1" icon="alert" title={t('wrong')}>
            {localize(text)}
          </EmptyState>
        )}
      </Card>
    </div>
  );
}
