import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, dayIn, isDay } from '@contract/calendar';
import { useText } from '@/lib/i18n';
import { useRules } from '@/lib/settings';
import type { Trip } from '@/lib/trip';
import { TextField } from '@/ui/form/TextField';
import { carMessages } from '../car-messages';
import { changeDates, type Dates } from '../dates.rules';
import styles from './car-quote.module.css';

/** The dates of the address, which the next page takes over. */
export function CarDates({ trip: { from = '', to = '' } }: { trip: Trip }) {
  const t = useText(carMessages);
  const rules = useRules();
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState<Dates>({ from, to });
  const today = dayIn(rules.zone, new Date());

  function choose(key: keyof Dates, day: string) {
    // A year that is still being typed is a day long ago.
    const isChosen = isDay(day) && day >= today;
    const next = isChosen ? changeDates(draft, key, day) : { ...draft, [key]: day };
    setDraft(next);
    if (!isChosen) return;
    const search = new URLSearchParams(params);
    for (const [name, value] of Object.entries(next)) if (value) search.set(name, value as string);
    setParams(search, { replace: true, preventScrollReset: true });
  }

  const bind = (key: keyof Dates) => ({
    label: t(key),
    type: 'date',
    name: key,
    value: draft[key],
    onChange: (event: { target: { value: string } }) => choose(key, event.target.value),
  });
  return (
    <fieldset className={styles.dates}>
      <legend className="visually-hidden">{t('yourDates')}</legend>
      <TextField {...bind('from')} min={today} max={addDays(today, rules.maxAdvanceDays)} />
      <TextField {...bind('to')} min={draft.from || today} />
    </fieldset>
  );
}
