import type { Booking } from '@contract/rentals';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/Card';
import { StatusPill } from '@/ui/StatusPill';
import { dashboardMessages } from '../messages';
import { toneOf } from '../status-tone.rules';
import { CarPictures } from './CarPictures';
import { RentalFacts } from './RentalFacts';
import { WaitingNote } from './WaitingNote';
import styles from './rental-card.module.css';

export function BookingCard({ booking }: { booking: Booking }) {
  const t = useText(dashboardMessages);
  const { car, status } = booking;
  return (
    <Card as="article" flush className={styles.card}>
      <div className={styles.picture}>
        {booking.isAdminVerified ? (
          <CarPictures car={car} />
        ) : (
          <WaitingNote text={t('documentWaiting')} detail={booking.message} />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.id}>{t('bookingId', { id: booking.id })}</p>
          <StatusPill tone={toneOf(status)}>{status || t('pending')}</StatusPill>
        </div>
        <h2 className={styles.car}>
          {car.carName} {car.carModel}
        </h2>
        <RentalFacts rental={booking} />
      </div>
    </Card>
  );
}
