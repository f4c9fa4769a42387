import type { ReactNode } from 'react';
import type { Booking } from '@contract/rentals/rentals';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Icon } from '@/ui/media/Icon';
import { dashboardMessages } from '../messages';
import { isOver } from '../rental-status.rules';
import { RefundNotes } from './RefundNote';
import type { PayAgain } from './RentalActions';
import { RentalActions } from './RentalActions';
import { RentalFacts } from './RentalFacts';
import { RentalHead } from './RentalHead';
import { RentalLinks } from './RentalLinks';
import { RentalPictures } from './RentalPictures';
import { RentalProgress } from './RentalProgress';
import { WaitingFor } from './WaitingFor';
import styles from './rental-card.module.css';

interface BookingCardProps {
  booking: Booking;
  payAgain: (request: PayAgain) => ReactNode;
}

export function BookingCard({ booking, payAgain }: BookingCardProps) {
  const t = useText(dashboardMessages);
  const localize = useLocalize();
  const { formatMoment } = useFormats();
  const { car } = booking;
  return (
    <Card as="article" flush className={styles.card}>
      {booking.isAdminVerified ? (
        <RentalPictures car={car} />
      ) : (
        <div className={styles.waiting}>
          <Icon name={isOver(booking.status) ? 'info' : 'clock'} size={24} />
          {isOver(booking.status) ? (
            <p>{localize(booking)}</p>
          ) : (
            <p className={styles.wait}>{t('bookingWaiting')}</p>
          )}
          <WaitingFor rental={booking} />
        </div>
      )}
      <div className={styles.body}>
        <RentalHead
          reference={booking.reference}
          label={t('bookingId', { id: booking.id })}
          title={`${car.carName} ${car.carModel}`}
          status={booking.status}
          total={booking.total}
        />
        <RentalProgress rental={booking} />
        <RentalFacts
          facts={[
            [t('fromDate'), formatMoment(booking.fromDate, booking.pickupTime)],
            [t('toDate'), formatMoment(booking.toDate, booking.dropTime)],
            [t('pickupLocation'), car.location],
            [t('paymentId'), booking.paymentId ?? t('noPayment')],
          ]}
        />
        <RefundNotes refunds={booking.refunds} />
        <RentalLinks rental={booking} />
        <RentalActions kind="bookings" id={booking.id} rental={booking} payAgain={payAgain} />
      </div>
    </Card>
  );
}
