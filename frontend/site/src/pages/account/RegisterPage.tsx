import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { CustomerProfile, Renewal as Renewed } from '@contract/customers/people';
import { paths } from '@/app/paths';
import { useLatestRental } from '@/features/confirmation/api/use-latest-rental';
import { OwnRentalPanel } from '@/features/confirmation/components/OwnRentalPanel';
import { useProfile } from '@/features/dashboard/api/use-profile';
import { type ApprovalAnswer, useApproval } from '@/features/registration/api/use-approval';
import { RegistrationFormView } from '@/features/registration/components/RegistrationFormView';
import { registrationMessages } from '@/features/registration/messages';
import { type AskedAgain, useAsked } from '@/features/registration/use-asked';
import { useLocalize, useText } from '@/lib/i18n';
import { accountToken, rentalToken } from '@/lib/session';
import { useTitle } from '@/lib/use-title';
import { Card } from '@/ui/display/Card';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useToast } from '@/ui/feedback/Toast';
import { LinkButton } from '@/ui/form/LinkButton';
import { PageLoading } from '@/ui/layout/PageLoading';
import styles from './account-page.module.css';

export function RegisterPage() {
  const t = useText(registrationMessages);
  const approval = useApproval({ watch: false });
  useTitle(t('title'));

  if (!rentalToken()) {
    return (
      <EmptyState
        as="h1"
        icon="user"
        title={t('noToken')}
        action={<LinkButton to={paths.login}>{t('login')}</LinkButton>}
      >
        {t('signInFirst')}
      </EmptyState>
    );
  }
  if (accountToken() && approval.isPending) return <PageLoading />;
  return <RegistrationIn approval={approval.data} />;
}

/** @param approval Undefined without a sign-in to the account */
function RegistrationIn({ approval }: { approval: ApprovalAnswer | undefined }) {
  const early = useEarlyLicence();
  switch (approval?.state) {
    case 'PENDING':
      return <Navigate to={paths.waiting} replace />;
    case 'APPROVED':
      return <Renewal early={early} />;
    case 'REJECTED':
      return <Registration again={approval} />;
    case undefined:
      return <Registration again={early ?? NOTHING_SENT} asksLicence={early !== null} />;
    default:
      return <Registration again={NOTHING_SENT} />;
  }
}

/** Returns the request for a renewed licence if the link asks for one; otherwise null. */
function useEarlyLicence(): AskedAgain | null {
  const t = useText(registrationMessages);
  const [params] = useSearchParams();
  return params.has('licence') ? { ...NOTHING_SENT, reasons: { license: t('licenceEnds') } } : null;
}

/**
 * Asks an approved customer for the documents that staff requested again.
 * @param early The request for a renewed licence, if no documents are requested
 */
function Renewal({ early }: { early: AskedAgain | null }) {
  const answer = useProfile();
  if (answer.isPending) return <PageLoading />;
  const profile = answer.data && 'profile' in answer.data ? answer.data.profile : null;
  const again = profile?.renewal ? renewalOf(profile, profile.renewal) : early;
  if (!profile || !again || profile.renewal?.submittedAt) return <Navigate to={paths.dashboard} replace />;
  return <Registration again={again} asksLicence={profile.licence !== null} next={paths.profile} />;
}

const renewalOf = ({ identity }: CustomerProfile, { reasons }: Renewed): AskedAgain => ({
  reasons,
  needsNumber: Boolean(reasons.aadhaar) && !identity?.number,
  sentKind: identity?.kind ?? null,
});

const NOTHING_SENT: AskedAgain = { reasons: null, needsNumber: false, sentKind: null };

interface RegistrationProps {
  again: AskedAgain;
  /** True if staff asked for the details of the licence, regardless of the settings. */
  asksLicence?: boolean;
  next?: string;
}

/** The registration form, below the rental that waits for it. */
function Registration(props: RegistrationProps) {
  const latest = useLatestRental();
  if (accountToken() && latest.isPending) return <PageLoading />;
  return (
    <div className="wrap">
      <div className={styles.stack}>
        {latest.data && <OwnRentalPanel rental={latest.data} folded />}
        <RegistrationCard {...props} />
      </div>
    </div>
  );
}

/** The registration form. After a rejection, it asks only for the rejected documents. */
function RegistrationCard({ again, asksLicence = false, next = paths.waiting }: RegistrationProps) {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  const navigate = useNavigate();
  const toast = useToast();
  const asked = useAsked(again, asksLicence);
  const { reasons } = again;
  return (
    <Card className={styles.card}>
      <header className={styles.head}>
        <h1>{reasons ? t('againTitle') : t('title')}</h1>
        <p>{reasons ? t('againIntro') : t(asked.licenceOnly ? 'introLicence' : 'intro')}</p>
      </header>
      <RegistrationFormView
        asked={asked}
        onSent={(message) => {
          toast(localize(message), 'success');
          void navigate(next, { replace: true });
        }}
      />
    </Card>
  );
}
