import type { Booking, Reservation } from '@contract/rentals';
import { formatInstant, formatMoment, formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { dashboardMessages } from '../messages';
import styles from './rental-facts.module.css';

/** When, where and for how much. */
export function RentalFacts({
  rental,
  withCreated,
}: {
  rental: Booking | Reservation;
  withCreated?: boolean;
}) {
  const t = useText(dashboardMessages);
  const facts = [
    [t('from'), formatMoment(rental.fromDate, rental.pickupTime)],
    [t('to'), formatMoment(rental.toDate, rental.dropTime)],
    [t('place'), rental.car.location],
    [t('paymentId'), rental.paymentId],
    [t('total'), formatRupees(rental.total)],
    ...(withCreated ? [[t('created'), formatInstant(rental.createdAt)] as const] : []),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || t('none')}</dd>
        </div>
      ))}
    </dl>
  );
}
