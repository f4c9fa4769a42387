import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/app/paths';
import { NO_FILTERS, searchFromFilters } from '@/features/browse/filters.rules';
import { CarList } from '@/features/browse/list/CarList';
import { FilterBar } from '@/features/browse/list/FilterBar';
import { FleetFacts } from '@/features/browse/list/FleetFacts';
import { PickupMapArea } from '@/features/browse/map/PickupMapArea';
import { useCars } from '@/features/browse/use-shown-cars';
import { businessFacts } from '@/features/company/business-facts.rules';
import { Comfort } from '@/features/home/components/Comfort';
import { Hero } from '@/features/home/components/Hero';
import { QuickBooking } from '@/features/home/components/QuickBooking';
import { homeMessages } from '@/features/home/messages';
import { cx } from '@/lib/cx';
import { useHead } from '@/lib/head';
import { useText } from '@/lib/i18n';
import { clearOnVisit } from '@/lib/session';
import { useSettings } from '@/lib/settings';
import { Icon } from '@/ui/media/Icon';
import { Link } from '@/ui/navigation/Link';
import { HOME_QUERY } from './home-query';
import styles from './home-page.module.css';

export function HomePage() {
  const t = useText(homeMessages);
  const navigate = useNavigate();
  const settings = useSettings().data;
  const cars = useCars(HOME_QUERY);
  useHead({
    title: t('title'),
    description: t('intro'),
    canonical: paths.home,
    facts: import.meta.env.SSR && settings && ((origin) => businessFacts(settings, origin)),
  });
  useEffect(() => clearOnVisit.home(), []);

  return (
    <>
      <Hero cars={cars.isLoading ? undefined : (cars.cars ?? [])}>
        <FleetFacts />
        <FilterBar
          isShort
          values={NO_FILTERS}
          onFind={(values) => void navigate(`${paths.carList}?${searchFromFilters(values)}`)}
        />
      </Hero>
      <div className={cx('wrap', styles.sections)}>
        <section className={styles.cars}>
          <div className={styles.head}>
            <h2>{t('carsTitle')}</h2>
            <Link to={paths.carList} className={styles.all}>
              {t('allCars')}
              <Icon name="arrow" size={18} />
            </Link>
          </div>
          <CarList shown={cars} count={HOME_QUERY.pageSize} linkTo={(car) => paths.car(car.id)} />
        </section>
        <PickupMapArea />
        <Comfort />
        <QuickBooking />
      </div>
    </>
  );
}
