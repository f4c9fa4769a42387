import { useSearchParams } from 'react-router';
import { dayIn } from '@contract/calendar';
import type { RentalAction } from '@contract/rentals/fare';
import { paths } from '@/app/paths';
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
import { dashboardMessages } from '@/features/dashboard/messages';
import { useText } from '@/lib/i18n';
import { useRules } from '@/lib/settings';
import { tripFrom, tripSearch } from '@/lib/trip';
import { useTitle } from '@/lib/use-title';
import styles from './dashboard-page.module.css';

const TEXTS = {
  book: { title: 'newBookingTitle', intro: 'newBookingIntro' },
  reserve: { title: 'newReservationTitle', intro: 'newReservationIntro' },
} as const;

/** The car list within the dashboard: choosing a car leads to the renting page. */
export function NewRental({ action }: { action: RentalAction }) {
  const t = useText(dashboardMessages);
  const { title, intro } = TEXTS[action];
  useTitle(t(title));
  const rules = useRules();
  const today = dayIn(rules.zone, new Date());
  const [params, setParams] = useSearchParams();
  const values = filtersFromSearch(params, today);
  const query = queryFromFilters(values);
  const trip = tripSearch(tripFrom(params)).replace('?', '&');
  const target = action === 'book' ? paths.booking : paths.reserve;
  const show = (next: FilterValues) => setParams(searchFromFilters(next));

  return (
    <>
      <div>
        <h1>{t(title)}</h1>
        <p className={styles.intro}>{t(intro)}</p>
      </div>
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
      <h2 className="visually-hidden">{t('cars')}</h2>
      <CarList
        query={query}
        linkTo={(car) => `${target}?car=${car.id}${trip}`}
        onClear={countFilters(values) > 0 ? () => show(NO_FILTERS) : undefined}
      />
    </>
  );
}
