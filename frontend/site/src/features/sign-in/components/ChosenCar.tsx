import { useText } from '@/lib/i18n';
import { selectedCar } from '@/lib/selected-car';
import { CarImage } from '@/ui/media/CarImage';
import { signInMessages } from '../messages';
import styles from './sign-in.module.css';

/** The car that the visitor signs in for. */
export function ChosenCar() {
  const t = useText(signInMessages);
  const car = selectedCar();
  if (!car) return null;
  return (
    <div className={styles.car}>
      <CarImage image={car.images[0]} alt="" sizes="96px" />
      <div>
        <p>{t('forCar')}</p>
        <strong>
          {car.carName} {car.carModel}
        </strong>
      </div>
    </div>
  );
}
