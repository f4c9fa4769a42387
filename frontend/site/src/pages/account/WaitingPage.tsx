import type { ComponentProps } from 'react';
import { Navigate } from 'react-router';
import type { WireMessage } from '@contract/messages/message';
import type { OwnRental } from '@contract/rentals/rentals';
import { ApiError, NetworkError } from '@shared/http';
import { paths } from '@/app/paths';
import { useLatestRental } from '@/features/confirmation/api/use-latest-rental';
import { OwnRentalPanel } from '@/features/confirmation/components/OwnRentalPanel';
import { useProfile } from '@/features/dashboard/api/use-profile';
import type { ApprovalAnswer } from '@/features/registration/api/use-approval';
import { useApproval } from '@/features/registration/api/use-approval';
import { RejectedView } from '@/features/registration/components/RejectedView';
import { WaitingView } from '@/features/registration/components/WaitingView';
import { registrationMessages } from '@/features/registration/messages';
import { useLocalize, useText } from '@/lib/i18n';
import { accountToken, rentalToken, savedCarAction } from '@/lib/session';
import { useTitle } from '@/lib/use-title';
import { Card } from '@/ui/display/Card';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { PageLoading } from '@/ui/layout/PageLoading';
import styles from './account-page.module.css';

export function WaitingPage() {
  const t = useText(registrationMessages);
  const approval = useApproval({ watch: true });
  const latest = useLatestRental();
  useTitle(t('waitingTitle'));

  if (!accountToken()) return <SignInNeeded />;
  if (approval.isPending || latest.isPending) return <PageLoading />;
  if (approval.data?.state === 'APPROVED') return <Navigate to={paths.dashboard} replace />;
  return (
    <div className="wrap">
      <div className={styles.stack}>
        <Card className={styles.card}>
          <Standing
            standing={approval.data ?? approval.error}
            checkedAt={approval.dataUpdatedAt}
            rental={latest.data ?? null}
            busy={approval.isFetching}
            retry={approval.refetch}
          />
        </Card>
        {latest.data && <OwnRentalPanel rental={latest.data} />}
      </div>
    </div>
  );
}

/** Shown without an account sign-in. The sign-in to rent does not show the status of the documents. */
function SignInNeeded() {
  const t = useText(registrationMessages);
  const isRenting = rentalToken() !== null;
  const carAction = savedCarAction();
  return (
    <EmptyState
      as="h1"
      icon="user"
      title={t(isRenting ? 'signInForStatus' : 'noToken')}
      action={
        <>
          <LinkButton to={paths.login}>{t('login')}</LinkButton>
          {isRenting && carAction && (
            <LinkButton variant="secondary" to={carAction === 'book' ? paths.booking : paths.reserve}>
              {t('backToCar')}
            </LinkButton>
          )}
        </>
      }
    >
      {isRenting && t('signInForStatusText')}
    </EmptyState>
  );
}

interface StandingProps extends Omit<UndecidedProps, 'approval'>, Omit<UnreadProps, 'answer'> {
  standing: ApprovalAnswer | Error;
}

function Standing({ standing, checkedAt, rental, ...again }: StandingProps) {
  if (standing instanceof Error) return <Unread answer={standing} {...again} />;
  if (standing.state === 'UNKNOWN') return <Unread answer={standing.text} {...again} />;
  return <Undecided approval={standing} checkedAt={checkedAt} rental={rental} />;
}

interface UnreadProps {
  /** The error of the request, or the message of a response that this page does not know. */
  answer: Error | WireMessage;
  busy: boolean;
  retry: () => Promise<unknown>;
}

function Unread({ answer, busy, retry }: UnreadProps) {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  const isUnreachable = answer instanceof NetworkError;
  return (
    <EmptyState
      as="h1"
      icon="alert"
      title={t(isUnreachable ? 'unreachable' : 'wrong')}
      action={
        answer instanceof ApiError && answer.http === 401 ? (
          <LinkButton to={paths.login}>{t('login')}</LinkButton>
        ) : (
          <Button busy={busy} onClick={() => void retry()}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      <p>{localize(answer)}</p>
      <p>{t('safe')}</p>
    </EmptyState>
  );
}

interface UndecidedProps {
  approval: ApprovalAnswer;
  checkedAt: number;
  rental: OwnRental | null;
}

function Undecided({ approval: { state, text, reasons }, checkedAt, rental }: UndecidedProps) {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  if (state === 'PENDING') return <WaitingView text={text} checkedAt={checkedAt} />;
  if (state === 'REJECTED') return <Rejected text={text} reasons={reasons} rental={rental} />;
  return (
    <EmptyState
      as="h1"
      icon="file"
      title={text.message ? localize(text) : t('notRegistered')}
      action={<LinkButton to={paths.register}>{t('registerNow')}</LinkButton>}
    />
  );
}

function Rejected(props: Omit<ComponentProps<typeof RejectedView>, 'sent'>) {
  const answer = useProfile().data;
  return <RejectedView {...props} sent={answer && 'profile' in answer ? answer.profile : null} />;
}
