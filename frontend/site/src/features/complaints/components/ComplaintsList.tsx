import { ApiError } from '@shared/http';
import { paths } from '@/app/paths';
import { useLocalize, useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { useComplaints } from '../api/use-complaints';
import { complaintMessages } from '../messages';
import { ComplaintCard } from './ComplaintCard';
import styles from './complaints.module.css';

export function ComplaintsList() {
  const t = useText(complaintMessages);
  const localize = useLocalize();
  const complaints = useComplaints();
  if (complaints.isPending) {
    return (
      <>
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        <Card className={styles.card}>
          <Skeleton width="30%" />
          <Skeleton width="55%" height="1.5rem" />
          <Skeleton height="4rem" />
        </Card>
      </>
    );
  }
  if (!complaints.data) {
    if (complaints.error instanceof ApiError && complaints.error.http === 401) return <SignInEnded />;
    return (
      <EmptyState
        icon="alert"
        title={t('loadFailed')}
        action={
          <Button variant="secondary" busy={complaints.isFetching} onClick={() => void complaints.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {localize(complaints.error)}
      </EmptyState>
    );
  }
  if (complaints.data.length === 0) {
    return (
      <EmptyState icon="chat" title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {complaints.data.map((complaint) => (
        <li key={complaint.complaintId}>
          <ComplaintCard complaint={complaint} />
        </li>
      ))}
    </ul>
  );
}

/** Opens the sign-in in another tab, because this page keeps the typed complaint only while it is open. */
function SignInEnded() {
  const t = useText(complaintMessages);
  return (
    <EmptyState
      icon="user"
      title={t('loadFailed')}
      action={
        <LinkButton variant="secondary" to={paths.login} target="_blank" rel="noopener">
          {t('login')}
        </LinkButton>
      }
    >
      {t('signInAgain')}
    </EmptyState>
  );
}
