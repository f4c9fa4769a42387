import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { VehicleListItem } from '@contract/vehicles';
import { useLocalMessage, useText } from '@/lib/i18n';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { Price } from '@/ui/Price';
import { browseMessages } from '../messages';
import { CarGallery } from './CarGallery';
import styles from './car-card.module.css';

interface CarCardProps {
  car: VehicleListItem;
  /** Where the card leads. */
  to: string;
  /** Its picture is in view when the page opens. */
  eager?: boolean;
}

export function CarCard({ car, to, eager }: CarCardProps) {
  const t = useText(browseMessages);
  const say = useLocalMessage();
  const navigate = useNavigate();
  const missing = t('notAvailable');

  // The whole card leads to the car. The link inside is the one for keyboards and screen readers.
  function open(event: MouseEvent) {
    if (!(event.target as Element).closest('a, button')) void navigate(to);
  }

  return (
    <Card as="article" flush className={styles.card} onClick={open}>
      <div className={styles.picture}>
        <CarGallery
          name={car.carName || missing}
          images={car.images ?? []}
          noneText={t('noImagesList')}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 44vw, 88vw"
          eager={eager}
        />
      </div>
      <div className={styles.body}>
        <div>
          <h3 className={styles.name}>{car.carName || missing}</h3>
          <p className={styles.model}>{car.carModel || missing}</p>
        </div>
        <p className={styles.description}>{car.description || t('defaultDescription')}</p>
        <ul className={styles.facts}>
          <li>
            <Icon name="seat" size={18} />
            {car.seatingCapacity ? t('seats', { count: car.seatingCapacity }) : missing}
          </li>
          <li>
            <Icon name="gear" size={18} />
            {car.transmission ? say(car.transmission) : missing}
          </li>
          <li>
            <Icon name="fuel" size={18} />
            {car.fuelType ? say(car.fuelType) : missing}
          </li>
        </ul>
        <div className={styles.foot}>
          {car.cost ? <Price amount={car.cost} per={t('perHour')} /> : <span>{missing}</span>}
          <Link to={to} className={styles.get} aria-label={`${t('getCar')} ${car.carName} ${car.carModel}`}>
            {t('getCar')}
          </Link>
        </div>
      </div>
    </Card>
  );
}
