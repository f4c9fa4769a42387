import type { SubmitEvent } from 'react';
import { useState } from 'react';
import type { Day } from '@contract/calendar';
import { addDays } from '@contract/calendar';
import type { FilterOption, VehicleFilters } from '@contract/fleet/vehicles';
import { cx } from '@/lib/cx';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { Icon } from '@/ui/media/Icon';
import { useVehicleFilters } from '../api/use-vehicle-filters';
import type { FilterValues } from '../filters.rules';
import { changeFilter, costLimits, countFilters } from '../filters.rules';
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

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onFind(draft);
  }

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
        <Choices list={options?.types} />
      </SelectField>
      <SelectField label={t('seater')} {...bind('seats')}>
        <Choices list={options?.seats} name={({ value }) => t('seatsOption', { count: value })} />
      </SelectField>
      <SelectField label={t('cost')} {...bind('maxCost')}>
        <CostChoices cost={options?.cost} />
      </SelectField>
      <SelectField label={t('transmission')} {...bind('transmission')}>
        <Choices list={options?.transmissions} />
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

interface ChoicesProps<Value extends string | number> {
  list: readonly FilterOption<Value>[] | undefined;
  /** How an option is shown, if not by its label. */
  name?: (option: FilterOption<Value>) => string;
}

function Choices<Value extends string | number>({ list = [], name }: ChoicesProps<Value>) {
  const t = useText(browseMessages);
  const localize = useLocalize();
  return (
    <>
      <option value="">{t('any')}</option>
      {list.map((option) => (
        <option key={option.value} value={option.value}>
          {t('option', { label: name?.(option) ?? localize(option.label), count: option.count })}
        </option>
      ))}
    </>
  );
}

function CostChoices({ cost }: { cost: VehicleFilters['cost'] | undefined }) {
  const t = useText(browseMessages);
  return (
    <>
      <option value="">{t('any')}</option>
      {cost &&
        costLimits(cost.min, cost.max).map((limit) => (
          <option key={limit} value={limit}>
            {t('upTo', { amount: formatRupees(limit) })}
          </option>
        ))}
    </>
  );
}
