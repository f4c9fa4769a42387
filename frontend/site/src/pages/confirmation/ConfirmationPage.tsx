import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { OwnRental as OwnRentalRecord, RentalStatus } from '@contract/rentals/rentals';
import { ApiError } from '@shared/http';
import { paths } from '@/app/paths';
import { destinationOf, useOwnRental } from '@/features/confirmation/api/use-own-rental';
import { CreditNote } from '@/features/confirmation/components/CreditNote';
import { OwnRentalPanel } from '@/features/confirmation/components/OwnRentalPanel';
import { PlacedPanel } from '@/features/confirmation/components/PlacedPanel';
import { confirmationMessages } from '@/features/confirmation/messages';
import { RefusedCar } from '@/features/confirmation/refused-car/RefusedCar';
import { Settlements } from '@/features/confirmation/settlement/Settlements';
import { useText } from '@/lib/i18n';
import { usePlacedRental } from '@/lib/placed-rental-with-terms';
import { accountToken } from '@/lib/session';
import { useLoginPath } from '@/lib/use-login-path';
import { useTitle } from '@/lib/use-title';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { PageLoading } from '@/ui/layout/PageLoading';
import { RefundDestination } from '@/ui/refunds/RefundDestination';
import styles from './confirmation-page.module.css';

const PayAgainDialog = lazy(async () => ({
  default: (await import('@/features/renting/payment/PayAgainDialog')).PayAgainDialog,
}));

const OwnHandovers = lazy(async () => ({
  default: (await import('@/features/confirmation/handovers/OwnHandovers')).OwnHandovers,
}));

const OwnVehicleDocuments = lazy(async () => ({
  default: (await import('@/features/confirmation/vehicle-documents/OwnVehicleDocuments'))
    .OwnVehicleDocuments,
}));

const CompanyNote = lazy(async () => ({
  default: (await import('@/features/confirmation/company/CompanyNote')).CompanyNote,
}));

const HAS_RECORDS: readonly RentalStatus[] = ['ON_TRIP', 'RETURNED', 'CLOSED'];

/** One rental: from the server for its signed-in customer, otherwise from the data on this device. */
export function ConfirmationPage() {
  const t = useText(confirmationMessages);
  const { reference = '' } = useParams();
  const placed = usePlacedRental();
  useTitle(t('pageTitle'));
  const signedIn = accountToken() !== null;
  if (!signedIn && placed?.reference !== reference) return <SignInNeeded />;
  return (
    <div className={`wrap ${styles.page}`}>
      {signedIn ? <OwnRental reference={reference} /> : placed && <PlacedPanel placed={placed} isPage />}
    </div>
  );
}

function OwnRental({ reference }: { reference: string }) {
  const t = useText(confirmationMessages);
  const rental = useOwnRental(reference);
  if (rental.isPending) return <PageLoading />;
  if (rental.data) {
    const { id, kind } = rental.data;
    return (
      <OwnRentalPanel
        rental={rental.data}
        isPage
        credit={
          <>
            {rental.data.refundTo && (
              <RefundDestination refundTo={rental.data.refundTo} call={destinationOf(rental.data)} />
            )}
            <RefusedCar rental={rental.data} />
            <Settlements rental={rental.data} />
            <Records rental={rental.data} />
            <CreditNote rental={rental.data} />
            {rental.data.company && (
              <Suspense>
                <CompanyNote reference={reference} company={rental.data.company} />
              </Suspense>
            )}
          </>
        }
        pay={(onClose) => (
          <Suspense>
            <PayAgainDialog
              action={kind === 'BOOKING' ? 'book' : 'reserve'}
              rentalId={id}
              rental={rental.data}
              onClose={onClose}
            />
          </Suspense>
        )}
      />
    );
  }
  const http = rental.error instanceof ApiError ? rental.error.http : 0;
  if (http === 401) return <SignInNeeded />;
  if (http === 404) {
    return (
      <EmptyState
        as="h1"
        icon="info"
        title={t('notFound', { reference })}
        action={<LinkButton to={paths.bookings}>{t('toDashboardBOOKING')}</LinkButton>}
      />
    );
  }
  return <Unread busy={rental.isFetching} retry={rental.refetch} />;
}

function Unread({ busy, retry }: { busy: boolean; retry: () => Promise<unknown> }) {
  const t = useText(confirmationMessages);
  return (
    <EmptyState
      as="h1"
      icon="alert"
      title={t('failed')}
      action={
        <Button busy={busy} onClick={() => void retry()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('safe')}
    </EmptyState>
  );
}

function Records({ rental: { reference, status } }: { rental: OwnRentalRecord }) {
  if (!HAS_RECORDS.includes(status)) return null;
  return (
    <>
      {status === 'ON_TRIP' && (
        <Suspense>
          <OwnVehicleDocuments reference={reference} />
        </Suspense>
      )}
      <Suspense>
        <OwnHandovers reference={reference} />
      </Suspense>
    </>
  );
}

function SignInNeeded() {
  const t = useText(confirmationMessages);
  const login = useLoginPath();
  return (
    <EmptyState
      as="h1"
      icon="user"
      title={t('signInTitle')}
      action={<LinkButton to={login}>{t('login')}</LinkButton>}
    >
      {t('signInText')}
    </EmptyState>
  );
}
