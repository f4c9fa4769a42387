import { useSearchParams } from 'react-router';
import type { VehicleListItem } from '@contract/fleet/vehicles';
import { useDuration } from '@/lib/duration';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { tripFrom } from '@/lib/trip';
import { Price } from '@/ui/display/Price';
import { browseMessages } from '../messages';
import styles from './car-card.module.css';

/** The total for the chosen dates, or else the daily price. The hourly price applies to extra hours. */
export function CardPrice({ car }: { car: VehicleListItem }) {
  const t = useText(browseMessages);
  const hourly = car.cost ? `${formatRupees(car.cost)} ${t('perHour')}` : t('notAvailable');
  return (
    <div className={styles.price}>
      {car.quote ? <Total quote={car.quote} /> : <Price amount={car.costPerDay} per={t('perDay')} />}
      <p className={styles.small}>
        {car.quote ? `${formatRupees(car.costPerDay)} ${t('perDay')}` : t('minimumDay')} ·{' '}
        <span className={styles.hourly}>{hourly}</span>
      </p>
    </div>
  );
}

function Total({ quote }: { quote: NonNullable<VehicleListItem['quote']> }) {
  const t = useText(browseMessages);
  const duration = useDuration();
  const { formatWeekday } = useFormats();
  const { from, to } = tripFrom(useSearchParams()[0]);
  return (
    <>
      <Price
        amount={quote.total}
        per={t('forDuration', { duration: duration.whole(quote.duration, quote.extraHours) })}
      />
      {from && to && (
        <p className={styles.small}>{t('period', { from: formatWeekday(from), to: formatWeekday(to) })}</p>
      )}
    </>
  );
}
