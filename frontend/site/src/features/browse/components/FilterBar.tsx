import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Day } from '@contract/calendar';
import { addDays } from '@contract/calendar';
import type { FilterOption } from '@contract/fleet/vehicles';
import { cx } from '@/lib/cx';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { useVehicleFilters } from '../api/use-vehicle-filters';
import { changeFilter, costLimits, countFilters } from '../filters.rules';
import type { FilterValues } from '../filters.rules';
import { browseMessages } from '../messages';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  values: FilterValues;
  today: Day;
  maxAdvanceDays: number;
  onFind: (values: FilterValues) => void;
  /** Collapsed on a phone, so that the cars are in view first. */
  collapsible?: boolean;
}

/** Needs a `key` that changes with the values, for changes from outside such as the back button. */
export function FilterBar({ values, today, maxAdvanceDays, onFind, collapsible }: FilterBarProps) {
  const t = useText(browseMessages);
  const localize = useLocalize();
  const options = useVehicleFilters().data;
  const [draft, setDraft] = useState(values);
  const [open, setOpen] = useState(false);
  const active = countFilters(values);

  const bind = (key: keyof FilterValues) => ({
    name: key,
    value: draft[key],
    onChange: (event: { target: { value: string } }) =>
      setDraft(changeFilter(draft, key, event.target.value)),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    onFind(draft);
  }

  const choices = <Value extends string | number>(
    list: readonly FilterOption<Value>[] | undefined,
    name: (option: FilterOption<Value>) => string = ({ label }) => localize(label),
  ) => (
    <>
      <option value="">{t('any')}</option>
      {list?.map((option) => (
        <option key={option.value} value={option.value}>
          {t('option', { label: name(option), count: option.count })}
        </option>
      ))}
    </>
  );

  return (
    <form
      className={cx(styles.bar, collapsible && styles.collapsible, open && styles.open)}
      onSubmit={submit}
      aria-label={t('filters')}
      role="search"
    >
      {collapsible && (
        <Button variant="ghost" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="filter" />
          {active ? t('showFiltersActive', { count: active }) : t('showFilters')}
        </Button>
      )}
      <SelectField label={t('type')} {...bind('type')}>
        {choices(options?.types)}
      </SelectField>
      <SelectField label={t('seater')} {...bind('seats')}>
        {choices(options?.seats, ({ value }) => t('seatsOption', { count: value }))}
      </SelectField>
      <SelectField label={t('cost')} {...bind('maxCost')}>
        <option value="">{t('any')}</option>
        {options &&
          costLimits(options.cost.min, options.cost.max).map((limit) => (
            <option key={limit} value={limit}>
              {t('upTo', { amount: formatRupees(limit) })}
            </option>
          ))}
      </SelectField>
      <SelectField label={t('transmission')} {...bind('transmission')}>
        {choices(options?.transmissions)}
      </SelectField>
      <TextField
        label={t('from')}
        type="date"
        min={today}
        max={addDays(today, maxAdvanceDays)}
        {...bind('from')}
      />
      <TextField label={t('to')} type="date" min={draft.from || today} {...bind('to')} />
      <Button type="submit" className={styles.find}>
        <Icon name="car" />
        {t('findCar')}
      </Button>
    </form>
  );
}
