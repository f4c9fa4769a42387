import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { useReservations } from '../api/use-reservations';
import { isSignedOut } from '../is-signed-out';
import { dashboardMessages } from '../messages';
import { useAccountToken } from '../use-account-token';
import { ListLoading } from './ListLoading';
import { LoadFailed } from './LoadFailed';
import { ReservationCard } from './ReservationCard';
import { SignInNeeded } from './SignInNeeded';
import styles from './rental-card.module.css';

export function ReservationList() {
  const t = useText(dashboardMessages);
  const token = useAccountToken();
  const query = useReservations(token);

  if (token === null || isSignedOut(query.error)) return <SignInNeeded error={t('tokenNotInCookies')} />;
  if (query.isPending) return <ListLoading />;
  if (query.isError) {
    return (
      <LoadFailed
        text={t('reservationsError')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { list, isNone } = query.data;
  if (list.length === 0) {
    return (
      <EmptyState
        title={isNone ? t('makeReservation') : t('noReservations')}
        action={<LinkButton to={paths.newReservation}>{t('newReservation')}</LinkButton>}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {list.map((reservation) => (
        <li key={reservation.reservationId}>
          <ReservationCard reservation={reservation} />
        </li>
      ))}
    </ul>
  );
}
