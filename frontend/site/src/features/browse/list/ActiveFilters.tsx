import { VEHICLE_TYPE_LABELS, type VehicleType } from '@contract/fleet/vehicles';
import { rupees } from '@contract/money';
import { formatRupees, twelveHour, useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Icon } from '@/ui/media/Icon';
import type { FilterValues } from '../filters.rules';
import { FILTER_GROUPS, withoutFilters } from '../filters.rules';
import { browseMessages } from '../messages';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  values: FilterValues;
  onShow: (values: FilterValues) => void;
}

/** One chip for each active filter, which removes that filter. */
export function ActiveFilters({ values, onShow }: ActiveFiltersProps) {
  const t = useText(browseMessages);
  const nameOf = useFilterName(values);
  const groups = FILTER_GROUPS.filter(([first]) => values[first] !== '');
  if (groups.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('activeFilters')}>
      {groups.map((group) => {
        const filter = nameOf(group[0]);
        return (
          <li key={group[0]}>
            <button
              type="button"
              aria-label={t('removeFilter', { filter })}
              onClick={() => onShow(withoutFilters(values, group))}
            >
              {filter}
              <Icon name="close" size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function useFilterName(values: FilterValues): (first: (typeof FILTER_GROUPS)[number][0]) => string {
  const t = useText(browseMessages);
  const localize = useLocalize();
  const { formatWeekday } = useFormats();
  const { from, to, pickupTime, type, seats, maxCostPerDay, transmission } = values;
  return (first) => {
    switch (first) {
      case 'from': {
        const days = t('period', { from: formatWeekday(from), to: formatWeekday(to) });
        return pickupTime ? `${days}, ${twelveHour(pickupTime)}` : days;
      }
      case 'type':
        return localize(VEHICLE_TYPE_LABELS[type as VehicleType]);
      case 'seats':
        return t('seatsOption', { count: Number(seats) });
      case 'maxCostPerDay':
        return `${t('upTo', { amount: formatRupees(rupees(Number(maxCostPerDay))) })} ${t('perDay')}`;
      case 'transmission':
        return localize(transmission);
      case 'saved':
        return t('saved');
      case 'location':
        return values.location;
    }
  };
}
