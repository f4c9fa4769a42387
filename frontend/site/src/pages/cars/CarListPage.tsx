import { useSearchParams } from 'react-router';
import { dayIn } from '@contract/calendar';
import { paths } from '@/app/paths';
import { useVehicles } from '@/features/browse/api/use-vehicles';
import { listFacts } from '@/features/browse/car-facts.rules';
import { CarList } from '@/features/browse/components/CarList';
import { FilterBar } from '@/features/browse/components/FilterBar';
import { ResultLine } from '@/features/browse/components/ResultLine';
import { SortSelect } from '@/features/browse/components/SortSelect';
import type { FilterValues } from '@/features/browse/filters.rules';
import {
  countFilters,
  filtersFromSearch,
  NO_FILTERS,
  queryFromFilters,
  searchFromFilters,
} from '@/features/browse/filters.rules';
import { browseMessages } from '@/features/browse/messages';
import { cx } from '@/lib/cx';
import { useHead } from '@/lib/head';
import { useText } from '@/lib/i18n';
import { useRules } from '@/lib/settings';
import { tripFrom, tripSearch } from '@/lib/trip';
import styles from './car-list-page.module.css';

export function CarListPage() {
  const t = useText(browseMessages);
  const rules = useRules();
  const today = dayIn(rules.zone, new Date());
  const [params, setParams] = useSearchParams();
  const values = filtersFromSearch(params, today);
  const query = queryFromFilters(values);
  const trip = tripSearch(tripFrom(params));

  const cars = useVehicles(query).data;
  useHead({
    title: t('listTitle'),
    description: t('intro'),
    canonical: paths.carList,
    facts: import.meta.env.SSR && cars && ((origin) => listFacts(cars, (id) => origin + paths.car(id))),
  });

  const show = (next: FilterValues) => setParams(searchFromFilters(next));

  return (
    <div className={cx('wrap', styles.page)}>
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <p>{t('intro')}</p>
      </header>
      <FilterBar
        key={searchFromFilters(values)}
        values={values}
        today={today}
        maxAdvanceDays={rules.maxAdvanceDays}
        onFind={show}
        collapsible
      />
      <div className={styles.line}>
        <ResultLine query={query} />
        <SortSelect value={values.sort} onChange={(sort) => show({ ...values, sort })} />
      </div>
      <h2 className="visually-hidden">{t('listTitle')}</h2>
      <CarList
        leading
        query={query}
        linkTo={(car) => `${paths.car(car.id)}${trip}`}
        onClear={countFilters(values) > 0 ? () => show(NO_FILTERS) : undefined}
      />
    </div>
  );
}
