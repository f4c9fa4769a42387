import type { ReactNode } from 'react';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Link } from '@/ui/navigation/Link';
import { useReservations } from '../api/use-reservations';
import { dashboardMessages } from '../messages';
import { useSessionEnd } from '../use-session-end';
import { LoadFailed } from './LoadFailed';
import type { PayAgain } from './RentalActions';
import { RentalList } from './RentalList';
import { RentalsLoading } from './RentalsLoading';
import { ReservationCard, WaitingReservation } from './ReservationCard';
import { SignInEnded, SignInNeeded } from './SignInNeeded';

export function ReservationsView({ payAgain }: { payAgain: (request: PayAgain) => ReactNode }) {
  const t = useText(dashboardMessages);
  const reservations = useReservations();
  const hasEnded = useSessionEnd(reservations);

  if (hasEnded) return <SignInEnded title={t('reservationsFailed')} />;
  if (!accountToken()) return <SignInNeeded title={t('reservationsNoToken')} />;
  if (reservations.isPending) return <RentalsLoading />;
  if (!reservations.data) {
    return (
      <LoadFailed
        title={t('reservationsFailed')}
        error={reservations.error}
        busy={reservations.isFetching}
        onRetry={() => void reservations.refetch()}
      />
    );
  }
  if (reservations.data.length === 0) {
    return (
      <EmptyState
        icon="clock"
        title={
          <>
            {t('noReservations')} <Link to={paths.newReservation}>{t('makeReservation')}</Link>
          </>
        }
      />
    );
  }
  return (
    <RentalList loading={reservations.isPlaceholderData}>
      {reservations.data.map((reservation) => (
        <li key={reservation.reservationId}>
          {reservation.isAdminVerified ? (
            <ReservationCard reservation={reservation} payAgain={payAgain} />
          ) : (
            <WaitingReservation reservation={reservation} payAgain={payAgain} />
          )}
        </li>
      ))}
    </RentalList>
  );
}
