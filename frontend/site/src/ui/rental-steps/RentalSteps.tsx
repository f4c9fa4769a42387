import type { ReactNode } from 'react';
import { dayIn, timeIn } from '@contract/calendar';
import { rentalStepsMessages } from '@contract/messages/rental-steps.messages';
import { stepsOf } from '@contract/rentals/rental-steps.rules';
import type { Rental } from '@contract/rentals/rentals';
import { CITY_ZONE } from '@shared/format/locale';
import { StepList } from '@shared/rental-steps/StepList';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Icon } from '../media/Icon';
import { daysToPickup, offerFor } from './rental-steps.rules';
import styles from './rental-steps.module.css';

const CLASSES = { list: styles.steps, done: styles.done, hidden: 'visually-hidden' };

type SteppedRental = Omit<Rental, 'message'>;

interface RentalStepsProps {
  rental: SteppedRental;
  /** Further lines, as list items. */
  children?: ReactNode;
}

/** The steps of a rental with the current one, the time until the pickup, and the deadline for a free cancellation. */
export function RentalSteps({ rental, children }: RentalStepsProps) {
  const steps = stepsOf({ ...rental, isPaymentAwaited: rental.payAgain !== null }, null);
  if (steps.length === 0) return null;
  return (
    <div className={styles.progress}>
      <StepList steps={steps} check={<Icon name="check" size={16} />} classes={CLASSES} />
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

/** The refund if the rental were cancelled now, with its deadline. */
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
