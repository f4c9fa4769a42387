import type { ReactNode } from 'react';
import type { Reservation } from '@contract/rentals/rentals';
import { formatRupees, useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { CarImage } from '@/ui/media/CarImage';
import { Icon } from '@/ui/media/Icon';
import { dashboardMessages } from '../messages';
import { isOver } from '../rental-status.rules';
import { RefundNotes } from './RefundNote';
import type { PayAgain } from './RentalActions';
import { RentalActions } from './RentalActions';
import { RentalFacts } from './RentalFacts';
import { RentalHead } from './RentalHead';
import { RentalLinks } from './RentalLinks';
import { RentalProgress } from './RentalProgress';
import { WaitingFor } from './WaitingFor';
import styles from './rental-card.module.css';

interface ReservationCardProps {
  reservation: Reservation;
  payAgain: (request: PayAgain) => ReactNode;
}

/** A reservation that is not verified yet: a summary and its pending steps. */
export function WaitingReservation({ reservation, payAgain }: ReservationCardProps) {
  const t = useText(dashboardMessages);
  const localize = useLocalize();
  const { formatDay } = useFormats();
  const { car, fromDate, toDate } = reservation;
  return (
    <Card as="article" className={styles.review}>
      <RentalHead
        reference={reservation.reference}
        label={t('reservationId', { id: reservation.reservationId })}
        status={reservation.status}
      />
      <p className={styles.note}>
        <Icon name={isOver(reservation.status) ? 'info' : 'clock'} />
        {reservation.message ? localize(reservation) : t('reservationWaiting')}
      </p>
      <WaitingFor rental={reservation} />
      <RentalProgress rental={reservation} />
      <p className={styles.summary}>
        {car.carName} {car.carModel} · {formatDay(fromDate)} – {formatDay(toDate)} ·{' '}
        {formatRupees(reservation.total)}
      </p>
      <RefundNotes refunds={reservation.refunds} />
      <RentalLinks rental={reservation} />
      <RentalActions
        kind="reservations"
        id={reservation.reservationId}
        rental={reservation}
        payAgain={payAgain}
      />
    </Card>
  );
}

export function ReservationCard({ reservation, payAgain }: ReservationCardProps) {
  const t = useText(dashboardMessages);
  const localize = useLocalize();
  const { formatMoment, formatInstant } = useFormats();
  const { car } = reservation;
  const name = `${car.carName} ${car.carModel}`;
  return (
    <Card as="article" flush className={styles.card}>
      <CarImage
        image={car.images[0]}
        alt={name}
        noneText={t('noImages')}
        sizes="(min-width: 40rem) 20rem, 92vw"
        className={styles.picture}
      />
      <div className={styles.body}>
        <RentalHead
          reference={reservation.reference}
          label={t('reservationId', { id: reservation.reservationId })}
          title={name}
          status={reservation.status}
          total={reservation.total}
        />
        {reservation.status === 'PENDING' && (
          <p className={styles.note}>
            <Icon name="clock" />
            {reservation.message ? localize(reservation) : t('reservationWaiting')}
          </p>
        )}
        <RentalProgress rental={reservation} />
        <RentalFacts
          facts={[
            [t('fromDate'), formatMoment(reservation.fromDate, reservation.pickupTime)],
            [t('toDate'), formatMoment(reservation.toDate, reservation.dropTime)],
            [t('pickupLocation'), car.location],
            [t('paymentId'), reservation.paymentId ?? t('noPayment')],
          ]}
        />
        <p className={styles.summary}>{t('createdAt', { at: formatInstant(reservation.createdAt) })}</p>
        <RefundNotes refunds={reservation.refunds} />
        <RentalLinks rental={reservation} />
        <RentalActions
          kind="reservations"
          id={reservation.reservationId}
          rental={reservation}
          payAgain={payAgain}
        />
      </div>
    </Card>
  );
}
