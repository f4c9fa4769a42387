import type { ReactNode } from 'react';
import { dayIn, timeIn } from '@contract/calendar';
import type { Rental } from '@contract/rentals/rentals';
import { CITY_ZONE } from '@shared/format/locale';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Icon } from '../media/Icon';
import { rentalStepsMessages } from './messages';
import { daysToPickup, doneSteps, offerFor, RENTAL_STEPS } from './rental-steps.rules';
import styles from './rental-steps.module.css';

type SteppedRental = Omit<Rental, 'message'>;

interface RentalStepsProps {
  rental: SteppedRental;
  /** Further lines, as list items. */
  children?: ReactNode;
}

/** The steps of a rental with the present one, and the time left to its pickup and for a free cancellation. */
export function RentalSteps({ rental, children }: RentalStepsProps) {
  const t = useText(rentalStepsMessages);
  const done = doneSteps(rental);
  if (!done) return null;
  const present = RENTAL_STEPS.find((step) => !done.has(step));
  return (
    <div className={styles.progress}>
      <ol className={styles.steps} aria-label={t('steps')}>
        {RENTAL_STEPS.map((step) => (
          <li
            key={step}
            className={done.has(step) ? styles.done : undefined}
            aria-current={step === present ? 'step' : undefined}
          >
            {done.has(step) && <Icon name="check" size={16} />}
            {t(step)} {done.has(step) && <span className="visually-hidden">{t('done')}</span>}
          </li>
        ))}
      </ol>
      <ul className={styles.lines}>
        <PickupLine rental={rental} />
        {children}
        <CancellationLine rental={rental} />
      </ul>
    </div>
  );
}

function PickupLine({ rental }: { rental: SteppedRental }) {
  const t = useText(rentalStepsMessages);
  const days = daysToPickup(rental, CITY_ZONE, new Date());
  if (days === null) return null;
  return <li>{days > 1 ? t('pickup', { days }) : t(days === 1 ? 'pickupTomorrow' : 'pickupToday')}</li>;
}

/** The refund of a cancellation now, with its deadline. */
function CancellationLine({ rental }: { rental: SteppedRental }) {
  const t = useText(rentalStepsMessages);
  const { formatWeekday, formatTime } = useFormats();
  const offer = offerFor(rental, CITY_ZONE, new Date());
  if (!offer?.until) return null;
  const day = dayIn(CITY_ZONE, offer.until);
  const until = `${formatWeekday(day)}, ${formatTime(day, timeIn(CITY_ZONE, offer.until))}`;
  return (
    <li>{offer.percent === 100 ? t('free', { until }) : t('part', { percent: offer.percent, until })}</li>
  );
}
