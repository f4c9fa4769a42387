import type { VehicleListItem } from '@contract/fleet/vehicles';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import type { FilterValues } from '../filters.rules';
import { browseMessages } from '../messages';
import styles from './list-tools.module.css';

interface ResultLineProps {
  cars: readonly VehicleListItem[] | undefined;
  values: FilterValues;
}

/** "12 cars, free from Sat, 21 Nov to Mon, 23 Nov": announced by screen readers when it changes. */
export function ResultLine({ cars, values: { from, to } }: ResultLineProps) {
  const t = useText(browseMessages);
  const { formatWeekday } = useFormats();
  const count = cars?.length ? t('cars', { count: cars.length }) : '';
  let dates = '';
  if (count && from && to) {
    const days =
      from === to
        ? t('freeOn', { day: formatWeekday(from) })
        : t('freeBetween', { from: formatWeekday(from), to: formatWeekday(to) });
    dates = `, ${days}`;
  }
  return (
    <p role="status" className={styles.result}>
      {count}
      {dates}
    </p>
  );
}
