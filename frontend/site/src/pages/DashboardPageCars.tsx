import { useSearchParams } from 'react-router';
import { dayIn } from '@contract/calendar';
import { CarList } from '@/features/browse/components/CarList';
import { FilterBar } from '@/features/browse/components/FilterBar';
import {
  NO_FILTERS,
  filtersFromSearch,
  countFilters,
  queryFromFilters,
  searchFromFilters,
} from '@/features/browse/filters.rules';
import { browseMessages } from '@/features/browse/messages';
import { SectionHead } from '@/features/dashboard/components/SectionHead';
import { useText } from '@/lib/i18n';
import { useRules } from '@/lib/settings';
import { tripFrom, tripSearch } from '@/lib/trip';
import { useTitle } from '@/lib/use-title';
import styles from './dashboard-page-cars.module.css';

interface DashboardCarsProps {
  name: string;
  title: string;
  text: string;
  /** Where a chosen car is booked or reserved. */
  next: string;
}

/** The car list inside the dashboard: choosing a car leads straight to its dates. */
export function DashboardCars({ name, title, text, next }: DashboardCarsProps) {
  const t = useText(browseMessages);
  useTitle(name);
  const rules = useRules();
  const today = dayIn(rules.zone, new Date());
  const [params, setParams] = useSearchParams();
  const values = filtersFromSearch(params, today);

  function linkTo(car: { id: number }): string {
    const search = new URLSearchParams(tripSearch(tripFrom(params)));
    search.set('car', String(car.id));
    return `${next}?${search.toString()}`;
  }

  return (
    <>
      <SectionHead title={title}>{text}</SectionHead>
      <FilterBar
        key={searchFromFilters(values)}
        values={values}
        today={today}
        maxAdvanceDays={rules.maxAdvanceDays}
        onFind={(found) => setParams(searchFromFilters(found))}
        collapsible
      />
      <h2 className="visually-hidden">{t('listTitle')}</h2>
      <div className={styles.cars}>
        <CarList
          query={queryFromFilters(values)}
          linkTo={linkTo}
          onClear={countFilters(values) > 0 ? () => setParams(searchFromFilters(NO_FILTERS)) : undefined}
        />
      </div>
    </>
  );
}
