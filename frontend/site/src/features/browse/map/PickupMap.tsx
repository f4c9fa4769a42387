import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Link } from '@/ui/navigation/Link';
import { useVehicleFilters } from '../api/use-vehicle-filters';
import { NO_FILTERS, searchFromFilters } from '../filters.rules';
import { CheckFigure } from './CheckFigure';
import { mapMessages } from './map-messages';
import { PlacesDrawing } from './PlacesDrawing';
import styles from './pickup-map.module.css';

const linkTo = (location: string) => `${paths.carList}?${searchFromFilters({ ...NO_FILTERS, location })}`;

/** The pickup locations of the fleet: a drawing of those with coordinates, and a list with the cars of each. */
export function PickupMap() {
  const t = useText(mapMessages);
  const known = useSettings().data?.pickupPlaces ?? [];
  const locations = (useVehicleFilters().data?.locations ?? []).map(({ value, count }) => ({
    name: value,
    count,
    to: linkTo(value),
    point: known.find(({ name }) => name === value),
  }));
  // Drawn locations come first, so that the numbers of the pins begin at 1.
  const drawn = locations.flatMap((location) => (location.point ? [{ ...location, ...location.point }] : []));
  const others = locations.filter(({ point }) => !point);
  return (
    <section className={styles.section} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <div className={styles.columns}>
        {drawn.length > 0 && <PlacesDrawing places={drawn} />}
        <div className={styles.side}>
          <ol className={styles.places}>
            {[...drawn, ...others].map(({ name, count, to }, index) => (
              <li key={name}>
                <Link to={to}>
                  {index < drawn.length && (
                    <span className={styles.number} aria-hidden="true">
                      {index + 1}
                    </span>
                  )}
                  <span className={styles.name}>{t('place', { name, count })}</span>
                </Link>
              </li>
            ))}
          </ol>
          <CheckFigure />
        </div>
      </div>
    </section>
  );
}
