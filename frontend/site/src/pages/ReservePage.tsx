import { NoCar } from '@/features/renting/components/NoCar';
import { RentingScreen } from '@/features/renting/components/RentingScreen';
import { useChosenCar } from '@/features/renting/use-chosen-car';
import { cx } from '@/lib/cx';
import styles from './booking-page.module.css';

export function ReservePage() {
  const car = useChosenCar();
  return (
    <div className={cx('wrap', styles.page)}>
      {car ? <RentingScreen key={car.id} action="reserve" carId={car.id} name={car.name} /> : <NoCar />}
    </div>
  );
}
