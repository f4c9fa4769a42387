import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { VehicleListItem } from '@contract/fleet/vehicles';
import { useLocalize, useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Icon } from '@/ui/media/Icon';
import { Link } from '@/ui/navigation/Link';
import { CarGallery } from '../car/CarGallery';
import { browseMessages } from '../messages';
import { CardPrice } from './CardPrice';
import { SaveButton } from './SaveButton';
import styles from './car-card.module.css';

interface CarCardProps {
  car: VehicleListItem;
  /** Target of the card's link. */
  to: string;
  /** Loads the photo eagerly, because it is in view when the page opens. */
  eager?: boolean;
}

export function CarCard({ car, to, eager }: CarCardProps) {
  const t = useText(browseMessages);
  const localize = useLocalize();
  const navigate = useNavigate();
  const notAvailable = t('notAvailable');

  // The whole card is clickable; the link inside is for keyboards and screen readers.
  function open(event: MouseEvent) {
    if (!(event.target as Element).closest('a, button')) void navigate(to);
  }

  return (
    <Card as="article" flush className={styles.card} onClick={open}>
      <div className={styles.gallery}>
        <CarGallery
          name={car.carName || notAvailable}
          images={car.images}
          noneText={t('noImagesList')}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 44vw, 88vw"
          eager={eager}
        />
        <SaveButton id={car.id} name={`${car.carName} ${car.carModel}`} />
      </div>
      <div className={styles.body}>
        <div>
          <h3 className={styles.name}>{car.carName || notAvailable}</h3>
          <p className={styles.model}>{car.carModel || notAvailable}</p>
        </div>
        <WhichCar car={car} />
        <p className={styles.description}>{car.description || t('defaultDescription')}</p>
        <ul className={styles.facts}>
          <li>
            <Icon name="seat" size={18} />
            {car.seatingCapacity ? t('seats', { count: car.seatingCapacity }) : notAvailable}
          </li>
          <li>
            <Icon name="gear" size={18} />
            {car.transmission ? localize(car.transmission) : notAvailable}
          </li>
          <li>
            <Icon name="fuel" size={18} />
            {car.fuelType ? localize(car.fuelType) : notAvailable}
          </li>
        </ul>
        <div className={styles.foot}>
          <CardPrice car={car} />
          <Link
            to={to}
            className={styles.details}
            aria-label={`${t('getCar')} ${car.carName} ${car.carModel}`}
          >
            {t('getCar')}
          </Link>
        </div>
      </div>
    </Card>
  );
}

/** Shows known facts that distinguish two cars of one model. */
function WhichCar({ car }: { car: VehicleListItem }) {
  const t = useText(browseMessages);
  const parts = [car.location, car.year, car.color, car.plateEnd && t('plate', { end: car.plateEnd })];
  return <p className={styles.which}>{parts.filter(Boolean).join(' · ')}</p>;
}
