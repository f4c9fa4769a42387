import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Link } from '@/ui/navigation/Link';
import type { FilterValues } from '../filters.rules';
import { searchFromFilters } from '../filters.rules';
import { mapMessages } from './map-messages';
import { PlacesMap } from './PlacesMap';
import { type Place, usePlaces } from './use-places';
import styles from './places-panel.module.css';

interface PlacesPanelProps {
  /** Filters that the links to the cars of a location keep. */
  values: FilterValues;
  onChoose: () => void;
}

/** The pickup locations on a map, or as a list if there is no map. Each location links to its cars. */
export function PlacesPanel({ values, onChoose }: PlacesPanelProps) {
  const t = useText(mapMessages);
  const tiles = useSettings().data?.mapTiles;
  const places = usePlaces();
  const linkTo = ({ name }: Place) => `${paths.carList}?${searchFromFilters({ ...values, location: name })}`;
  return (
    <section className={styles.panel} aria-label={t('title')}>
      {tiles && <PlacesMap places={places} tiles={tiles} linkTo={linkTo} onChoose={onChoose} />}
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.name}>
            <Link
              to={linkTo(place)}
              aria-current={place.name === values.location ? 'true' : undefined}
              onClick={onChoose}
            >
              {t('place', { name: place.name, count: place.count })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
