import { NoCar } from '@/features/renting/car/NoCar';
import { useChosenCar } from '@/features/renting/car/use-chosen-car';
import { RentingScreen } from '@/features/renting/form/RentingScreen';
import { cx } from '@/lib/cx';
import styles from './renting-page.module.css';

export function ReservePage() {
  const car = useChosenCar();
  return (
    <div className={cx('wrap', styles.page)}>
      {car ? <RentingScreen key={car.id} action="reserve" carId={car.id} name={car.name} /> : <NoCar />}
    </div>
  );
}
