import type { RefObject } from 'react';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { WindowQuote } from '@contract/rentals/window-quote';
import { useDuration } from '@/lib/duration';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useScreenPosition } from '@/lib/use-screen-position';
import { Button } from '@/ui/form/Button';
import { carMessages } from '../car-messages';
import { useRent } from './use-rent';
import styles from './booking-bar.module.css';

const BAR_HEIGHT = 64;

interface BookingBarProps {
  car: VehicleDetails;
  /** Fares for the chosen dates, if any. */
  quote: WindowQuote | null | undefined;
  /** The date fields and buttons. While they are visible, the bar is hidden, so that it never covers them. */
  form: RefObject<HTMLElement | null>;
}

/** The price and the next step, at the bottom of a phone's screen. */
export function BookingBar({ car, quote, form }: BookingBarProps) {
  const t = useText(carMessages);
  const duration = useDuration();
  const rent = useRent(car);
  const isHidden = useScreenPosition(form, BAR_HEIGHT) === 'inView';

  function chooseDates() {
    const field = form.current?.querySelector('button');
    field?.focus();
    if (field?.ariaExpanded === 'false') field.click();
  }

  return (
    <div className={styles.bar} hidden={isHidden} data-bottom-bar="">
      {quote?.free ? (
        <>
          <span>
            <strong>{formatRupees(quote.book.total)}</strong>{' '}
            {duration.whole(quote.book.duration, quote.book.extraHours)}
          </span>
          <Button onClick={() => rent('book')}>{t('bookNow')}</Button>
        </>
      ) : (
        <>
          <span>{t('pricePerDay', { amount: formatRupees(car.costPerDay) })}</span>
          <Button onClick={chooseDates}>{t('chooseDatesButton')}</Button>
        </>
      )}
    </div>
  );
}
