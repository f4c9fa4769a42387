import { mapAt } from '@contract/map-links';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Icon } from '@/ui/media/Icon';
import { carMessages } from '../car-messages';
import styles from './car-details.module.css';

/** The pickup location of a car, with a link to the map if its coordinates are set. */
export function PickupPlace({ location }: { location: string }) {
  const t = useText(carMessages);
  const place = useSettings().data?.pickupPlaces.find(({ name }) => name === location);
  return (
    <p className={styles.town}>
      <Icon name="pin" size={18} />
      <span className="visually-hidden">{t('location')}</span>
      <span>{[location, place?.address, place?.hours].filter(Boolean).join(', ')}</span>
      {place && (
        <a href={mapAt(place)} target="_blank" rel="noopener noreferrer">
          {t('onMap')}
        </a>
      )}
    </p>
  );
}
