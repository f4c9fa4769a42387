import type { VehicleDetails } from '@contract/fleet/vehicles';
import { paths } from '@/app/paths';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Price } from '@/ui/display/Price';
import { CarImage } from '@/ui/media/CarImage';
import { Icon } from '@/ui/media/Icon';
import { Link } from '@/ui/navigation/Link';
import { rentingMessages } from '../messages';
import styles from './car-summary.module.css';

export function CarSummary({ car }: { car: VehicleDetails }) {
  const t = useText(rentingMessages);
  return (
    <div className={styles.summary}>
      <CarImage image={car.images[0]} alt="" sizes="9rem" eager />
      <div className={styles.about}>
        <p className={styles.name}>
          {car.carName} {car.carModel}
        </p>
        <p className={styles.town}>
          <Icon name="pin" size={16} />
          {car.location}
        </p>
        <p>
          <Price amount={car.costPerDay} per={t('perDay')} />
        </p>
        <p className={styles.hour}>{t('orPerHour', { amount: formatRupees(car.costPerHour) })}</p>
      </div>
      <Link to={paths.carList} className={styles.change}>
        {t('changeCar')}
      </Link>
    </div>
  );
}
