import type { Reservation } from '@contract/rentals';
import { formatRupees, useFormats } from '@/lib/format';
import { useLocalMessage, useText } from '@/lib/i18n';
import { Card } from '@/ui/Card';
import { CarImage } from '@/ui/CarImage';
import { Icon } from '@/ui/Icon';
import { dashboardMessages } from '../messages';
import { RentalFacts } from './RentalFacts';
import { RentalHead } from './RentalHead';
import styles from './rental-card.module.css';

/** While the team still looks at it: which one it is and what is being waited for. */
export function WaitingReservation({ reservation }: { reservation: Reservation }) {
  const t = useText(dashboardMessages);
  const say = useLocalMessage();
  const { formatDay } = useFormats();
  const { car, fromDate, toDate } = reservation;
  return (
    <Card as="article" className={styles.review}>
      <RentalHead label={t('reservationId', { id: reservation.reservationId })} status={reservation.status} />
      <p className={styles.note}>
        <Icon name="clock" />
        {reservation.message ? say(reservation.message) : t('reservationWaiting')}
      </p>
      <p className={styles.gist}>
        {car.carName} {car.carModel} · {formatDay(fromDate)} – {formatDay(toDate)} ·{' '}
        {formatRupees(reservation.total)}
      </p>
    </Card>
  );
}

export function ReservationCard({ reservation }: { reservation: Reservation }) {
  const t = useText(dashboardMessages);
  const say = useLocalMessage();
  const { formatMoment, formatInstant } = useFormats();
  const { car } = reservation;
  const image = car.images[0];
  const name = `${car.carName} ${car.carModel}`;
  return (
    <Card as="article" flush className={styles.card}>
      {image ? (
        <CarImage image={image} alt={name} sizes="(min-width: 40rem) 20rem, 92vw" className={styles.first} />
      ) : (
        <div className={styles.waiting}>{t('noImages')}</div>
      )}
      <div className={styles.body}>
        <RentalHead
          label={t('reservationId', { id: reservation.reservationId })}
          title={name}
          status={reservation.status}
        />
        {reservation.status === 'PENDING' && (
          <p className={styles.note}>
            <Icon name="clock" />
            {reservation.message ? say(reservation.message) : t('reservationWaiting')}
          </p>
        )}
        <RentalFacts
          facts={[
            [t('fromDate'), formatMoment(reservation.fromDate, reservation.pickupTime)],
            [t('toDate'), formatMoment(reservation.toDate, reservation.dropTime)],
            [t('pickupLocation'), car.location],
            [t('paymentId'), reservation.paymentId ?? t('noPayment')],
            [t('total'), formatRupees(reservation.total)],
            [t('createdAt'), formatInstant(reservation.createdAt)],
          ]}
        />
      </div>
    </Card>
  );
}
