import { useEffect } from 'react';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { useToast } from '@/ui/Toast';
import { useBookings } from '../api/use-bookings';
import { isSignedOut } from '../is-signed-out';
import { dashboardMessages } from '../messages';
import { useAccountToken } from '../use-account-token';
import { BookingCard } from './BookingCard';
import { ListLoading } from './ListLoading';
import { LoadFailed } from './LoadFailed';
import { SignInNeeded } from './SignInNeeded';
import styles from './rental-card.module.css';

export function BookingList() {
  const t = useText(dashboardMessages);
  const toast = useToast();
  const token = useAccountToken();
  const query = useBookings(token);
  const { error } = query;
  const signedOut = token === null || isSignedOut(error);

  useEffect(() => {
    if (signedOut) toast(t('pleaseLogIn'), 'error');
    else if (error) toast(t('bookingsFailed'), 'error');
  }, [signedOut, error, toast, t]);

  if (signedOut) return <SignInNeeded error={t('tokenNotFound')} />;
  if (query.isPending) return <ListLoading />;
  if (query.isError) {
    return (
      <LoadFailed text={t('bookingsError')} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        title={t('noBookings')}
        action={<LinkButton to={paths.newBooking}>{t('newBooking')}</LinkButton>}
      >
        {t('noBookingsText')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {query.data.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} />
        </li>
      ))}
    </ul>
  );
}
