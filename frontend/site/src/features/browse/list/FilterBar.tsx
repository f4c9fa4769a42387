import type { ReactNode, SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { useRules } from '@/lib/settings';
import { Button } from '@/ui/form/Button';
import { SelectField } from '@/ui/form/SelectField';
import { Icon } from '@/ui/media/Icon';
import { useVehicleFilters } from '../api/use-vehicle-filters';
import { DateRange } from '../dates/DateRange';
import type { FilterValues } from '../filters.rules';
import { changeFilter, pickupTimes } from '../filters.rules';
import { browseMessages } from '../messages';
import { Choices, PriceChoices, TimeChoices } from './FilterChoices';
import styles from './filter-bar.module.css';

/** The filters that are collapsed unless one of them is set. */
const FOLDED = ['pickupTime', 'location', 'type', 'seats', 'maxCostPerDay', 'transmission'] as const;

interface FilterBarProps {
  values: FilterValues;
  onFind: (values: FilterValues) => void;
  id?: string;
  /** True if the bar is hidden on a phone, so that the cars are visible first. */
  isClosed?: boolean;
  /** True if a phone, too, shows only the dates and the button. */
  isShort?: boolean;
}

/** Requires a `key` that changes with the values, because they can change from outside, such as by the Back button. */
export function FilterBar({ values, onFind, id, isClosed, isShort }: FilterBarProps) {
  const t = useText(browseMessages);
  const options = useVehicleFilters().data;
  const rules = useRules();
  const [draft, setDraft] = useState(values);

  const bind = (key: keyof FilterValues) => ({
    name: key,
    value: draft[key],
    onChange: (event: { target: { value: string } }) =>
      setDraft(changeFilter(draft, key, event.target.value)),
  });
  const select = (key: 'location' | 'type' | 'seats' | 'transmission', choices: ReactNode) => (
    <SelectField label={t(key === 'seats' ? 'seater' : key)} {...bind(key)}>
      {choices}
    </SelectField>
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onFind(draft);
  }

  return (
    <form
      id={id}
      className={cx(styles.bar, isClosed && styles.closed)}
      onSubmit={submit}
      aria-label={t('filters')}
      role="search"
    >
      <div className={styles.dates}>
        <DateRange dates={draft} empty={t('anyDay')} onChange={(dates) => setDraft({ ...draft, ...dates })} />
      </div>
      <MoreFilters isShort={isShort} isSet={FOLDED.some((key) => values[key] !== '')}>
        <SelectField label={t('pickupTime')} {...bind('pickupTime')}>
          <TimeChoices times={pickupTimes(rules)} />
        </SelectField>
        {select('location', <Choices list={options?.locations} />)}
        {select('type', <Choices list={options?.types} />)}
        {select(
          'seats',
          <Choices list={options?.seats} name={({ value }) => t('seatsOption', { count: value })} />,
        )}
        <SelectField label={t('price')} {...bind('maxCostPerDay')}>
          <PriceChoices prices={options?.costPerDay} />
        </SelectField>
        {select('transmission', <Choices list={options?.transmissions} />)}
      </MoreFilters>
      <Button type="submit" className={styles.find}>
        <Icon name="car" />
        {t('findCar')}
      </Button>
    </form>
  );
}

interface MoreFiltersProps {
  isShort: boolean | undefined;
  /** True if one of the collapsed filters is set, so that they are open from the start. */
  isSet: boolean;
  children: ReactNode;
}

function MoreFilters({ isShort, isSet, children }: MoreFiltersProps) {
  const t = useText(browseMessages);
  const [isOpen, setOpen] = useState(isSet);
  const id = useId();
  return (
    <>
      <Button
        variant="ghost"
        className={cx(styles.more, isShort && styles.short)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        {t('moreFilters')}
      </Button>
      <div id={id} className={cx(styles.fields, !isOpen && styles.folded, isShort && styles.short)}>
        {children}
      </div>
    </>
  );
}
