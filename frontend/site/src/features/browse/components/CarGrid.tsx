import type { VehicleListItem } from '@contract/vehicles';
import { CarCard } from './CarCard';
import styles from './car-grid.module.css';

interface CarGridProps {
  cars: readonly VehicleListItem[];
  linkTo: (car: VehicleListItem) => string;
}

/** Pictures of the first row are fetched at once. */
const FIRST_ROW = 3;

export function CarGrid({ cars, linkTo }: CarGridProps) {
  return (
    <ul className={styles.grid}>
      {cars.map((car, index) => (
        <li key={car.id}>
          <CarCard car={car} to={linkTo(car)} eager={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
