import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { dayIn } from '@contract/calendar';
import { paths } from '@/app/paths';
import { CarList } from '@/features/browse/components/CarList';
import { FilterBar } from '@/features/browse/components/FilterBar';
import { NO_FILTERS, searchFromFilters } from '@/features/browse/filters.rules';
import { Comfort } from '@/features/home/components/Comfort';
import { Hero } from '@/features/home/components/Hero';
import { QuickBooking } from '@/features/home/components/QuickBooking';
import { homeMessages } from '@/features/home/messages';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { clearOnVisit } from '@/lib/session';
import { useRules } from '@/lib/settings';
import { useTitle } from '@/lib/use-title';
import { Icon } from '@/ui/Icon';
import styles from './home-page.module.css';

const CARS_SHOWN = 6;

export function HomePage() {
  const t = useText(homeMessages);
  const navigate = useNavigate();
  const rules = useRules();
  useTitle(t('title'));
  useEffect(() => clearOnVisit.home(), []);

  return (
    <>
      <Hero>
        <FilterBar
          values={NO_FILTERS}
          today={dayIn(rules.zone, new Date())}
          maxAdvanceDays={rules.maxAdvanceDays}
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
          <CarList query={{}} limit={CARS_SHOWN} linkTo={(car) => paths.car(car.id)} />
        </section>
        <Comfort />
        <QuickBooking />
      </div>
    </>
  );
}
