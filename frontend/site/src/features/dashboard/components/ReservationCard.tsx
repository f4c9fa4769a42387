import type { Reservation } from '@contract/rentals';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/Card';
import { CarImage } from '@/ui/CarImage';
import { StatusPill } from '@/ui/StatusPill';
import { dashboardMessages } from '../messages';
import { toneOf } from '../status-tone.rules';
import { RentalFacts } from './RentalFacts';
import { WaitingNote } from './WaitingNote';
import styles from './rental-card.module.css';

/** Everything once it is verified; until then only that it waits. */
export function ReservationCard({ reservation }: { reservation: Reservation }) {
  const t = useText(dashboardMessages);
  const { car, status, reservationId: id } = reservation;
  const image = car.images[0];
  const name = `${car.carName} ${car.carModel}`;
  const head = (
    <div className={styles.head}>
      <p className={styles.id}>{t('reservationId', { id })}</p>
      <StatusPill tone={toneOf(status)}>{status || t('pending')}</StatusPill>
    </div>
  );

  if (!reservation.isAdminVerified) {
    return (
      <Card as="article" flush>
        <div className={styles.body}>{head}</div>
        <WaitingNote text={reservation.message || t('reservationWaiting')} />
      </Card>
    );
  }
  return (
    <Card as="article" flush className={styles.card}>
      <div className={styles.picture}>
        {image && (
          <CarImage
            image={image}
            alt={t('imageAlt', { name, index: 1 })}
            sizes="(min-width: 48rem) 20rem, 92vw"
            className={styles.cover}
          />
        )}
      </div>
      <div className={styles.body}>
        {head}
        <h2 className={styles.car}>{name}</h2>
        <RentalFacts rental={reservation} withCreated />
      </div>
    </Card>
  );
}
