import { useText } from '@/lib/i18n';
import { useSavedCars } from '@/lib/saved-cars';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import type { FilterValues } from '../filters.rules';
import { countFilters } from '../filters.rules';
import { browseMessages } from '../messages';
import { SortSelect } from './SortSelect';
import styles from './list-tools.module.css';

interface ListToolsProps {
  values: FilterValues;
  onShow: (values: FilterValues) => void;
  /** The form that `Filters` opens on a phone. */
  formId: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Filters, saved cars and order in one row, which stays in view while the list scrolls. */
export function ListTools({ values, onShow, formId, isOpen, onToggle }: ListToolsProps) {
  const t = useText(browseMessages);
  const saved = useSavedCars().size;
  const active = countFilters(values);
  return (
    <div className={styles.tools}>
      <Button
        variant="secondary"
        className={styles.filters}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={onToggle}
      >
        <Icon name="filter" />
        {active ? t('showFiltersActive', { count: active }) : t('showFilters')}
      </Button>
      <Button
        variant="secondary"
        className={styles.saved}
        aria-pressed={values.saved !== ''}
        onClick={() => onShow({ ...values, saved: values.saved ? '' : '1' })}
      >
        <Icon name="heart" />
        <span>{saved ? t('savedCount', { count: saved }) : t('saved')}</span>
      </Button>
      <div className={styles.sort}>
        <SortSelect value={values.sort} onChange={(sort) => onShow({ ...values, sort })} />
      </div>
    </div>
  );
}
