import { useSearchParams } from 'react-router';
import { dayIn } from '@contract/calendar';
import { paths } from '@/app/paths';
import { useVehicles } from '@/features/browse/api/use-vehicles';
import { listFacts } from '@/features/browse/car-facts.rules';
import { filtersFromSearch, queryFromFilters } from '@/features/browse/filters.rules';
import { CarBrowser } from '@/features/browse/list/CarBrowser';
import { browseMessages } from '@/features/browse/messages';
import { cx } from '@/lib/cx';
import { useHead } from '@/lib/head';
import { useText } from '@/lib/i18n';
import { useRules } from '@/lib/settings';
import { tripFrom, tripSearch } from '@/lib/trip';
import styles from './car-list-page.module.css';

export function CarListPage() {
  const t = useText(browseMessages);
  const { zone } = useRules();
  const [params] = useSearchParams();
  const trip = tripSearch(tripFrom(params));

  const cars = useVehicles(queryFromFilters(filtersFromSearch(params, dayIn(zone, new Date())))).data;
  useHead({
    title: t('listTitle'),
    description: t('intro'),
    canonical: paths.carList,
    facts: import.meta.env.SSR && cars && ((origin) => listFacts(cars, (id) => origin + paths.car(id))),
  });

  return (
    <div className={cx('wrap', styles.page)}>
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <p>{t('intro')}</p>
      </header>
      <CarBrowser leading title={t('listTitle')} linkTo={(car) => `${paths.car(car.id)}${trip}`} />
    </div>
  );
}
