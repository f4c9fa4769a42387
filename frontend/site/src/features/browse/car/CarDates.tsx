import { useSearchParams } from 'react-router';
import { useText } from '@/lib/i18n';
import { type Trip, tripFrom } from '@/lib/trip';
import { carMessages } from '../car-messages';
import { DateRange } from '../dates/DateRange';
import type { Dates } from '../dates/dates.rules';
import styles from './car-quote.module.css';

/** The dates of the URL, which the next page uses as well. */
export function CarDates({ trip: { from = '', to = '' } }: { trip: Trip }) {
  const t = useText(carMessages);
  const [params, setParams] = useSearchParams();

  function choose(dates: Dates) {
    const search = new URLSearchParams(params);
    for (const key of ['from', 'to'] as const)
      if (dates[key]) search.set(key, dates[key]);
      else search.delete(key);
    const { dropTime } = tripFrom(search);
    if (dropTime) search.set('dropTime', dropTime);
    else search.delete('dropTime');
    setParams(search, { replace: true, preventScrollReset: true });
  }

  return (
    <fieldset className={styles.dates}>
      <legend className="visually-hidden">{t('yourDates')}</legend>
      <DateRange oneMonth dates={{ from, to }} empty={t('chooseDay')} onChange={choose} />
    </fieldset>
  );
}
