import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useToast } from '@/ui/feedback/Toast';
import { LinkButton } from '@/ui/form/LinkButton';
import { useBookings } from '../api/use-bookings';
import { dashboardMessages } from '../messages';
import { useSessionEnd } from '../use-session-end';
import { BookingCard } from './BookingCard';
import { LoadFailed } from './LoadFailed';
import type { PayAgain } from './RentalActions';
import { RentalList } from './RentalList';
import { RentalsLoading } from './RentalsLoading';
import { SignInEnded, SignInNeeded } from './SignInNeeded';

export function BookingsView({ payAgain }: { payAgain: (request: PayAgain) => ReactNode }) {
  const t = useText(dashboardMessages);
  const toast = useToast();
  const bookings = useBookings();
  const hasEnded = useSessionEnd(bookings);
  const signedIn = accountToken() !== null;
  const problem =
    !signedIn && !hasEnded
      ? t('bookingsNoTokenToast')
      : bookings.isError && !bookings.data
        ? t('bookingsFailedToast')
        : null;

  useEffect(() => {
    if (problem) toast(problem, 'error');
  }, [problem, toast]);

  if (hasEnded) return <SignInEnded title={t('bookingsFailed')} />;
  if (!signedIn) return <SignInNeeded title={t('bookingsNoToken')} />;
  if (bookings.isPending) return <RentalsLoading />;
  if (!bookings.data) {
    return (
      <LoadFailed
        title={t('bookingsFailed')}
        error={bookings.error}
        busy={bookings.isFetching}
        onRetry={() => void bookings.refetch()}
      />
    );
  }
  if (bookings.data.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title={t('noBookings')}
        action={<LinkButton to={paths.newBooking}>{t('newBooking')}</LinkButton>}
      >
        {t('noBookingsText')}
      </EmptyState>
    );
  }
  return (
    <RentalList loading={bookings.isPlaceholderData}>
      {bookings.data.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} payAgain={payAgain} />
        </li>
      ))}
    </RentalList>
  );
}
