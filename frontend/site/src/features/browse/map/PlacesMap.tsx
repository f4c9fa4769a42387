import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { defined } from '@contract/defined';
import { useText } from '@/lib/i18n';
import { Link } from '@/ui/navigation/Link';
import { mapMessages } from './map-messages';
import { useDrawnMap } from './use-drawn-map';
import type { Place } from './use-places';
import styles from './places-panel.module.css';

interface PlacesMapProps {
  places: readonly Place[];
  tiles: string;
  linkTo: (place: Place) => string;
  onChoose: () => void;
}

/** All locations on one map. Its code and tiles are requested only when it is rendered. */
export function PlacesMap({ places, tiles, linkTo, onChoose }: PlacesMapProps) {
  const t = useText(mapMessages);
  const container = useRef<HTMLDivElement>(null);
  const { pins, problem } = useDrawnMap(container, places, tiles);
  return (
    <>
      <div className={styles.frame} role="region" aria-label={t('map')}>
        <div ref={container} className={styles.map} />
        {!pins && !problem && <p className={styles.loading}>{t('loading')}</p>}
        {pins?.map((pin, index) => {
          const place = defined(places[index], 'place');
          return createPortal(
            <Link to={linkTo(place)} className={styles.pin} title={place.name} onClick={onChoose}>
              <span aria-hidden="true">{place.count}</span>
              <span className="visually-hidden">{t('place', { name: place.name, count: place.count })}</span>
            </Link>,
            pin,
            place.name,
          );
        })}
        <p className={styles.attribution}>
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
            {t('attribution')}
          </a>
        </p>
      </div>
      <p role="status" className={styles.problem}>
        {problem && t(problem)}
      </p>
    </>
  );
}
