import type { VehicleListItem } from '@contract/vehicles';
import { CarCard } from './CarCard';
import styles from './car-grid.module.css';

interface CarGridProps {
  cars: readonly VehicleListItem[];
  linkTo: (car: VehicleListItem) => string;
  /** The list is what the page is about: its first picture is fetched before others. */
  leading?: boolean;
}

export function CarGrid({ cars, linkTo, leading }: CarGridProps) {
  return (
    <ul className={styles.grid}>
      {cars.map((car, index) => (
        <li key={car.id}>
          <CarCard car={car} to={linkTo(car)} eager={leading && index === 0} />
        </li>
      ))}
    </ul>
  );
}
