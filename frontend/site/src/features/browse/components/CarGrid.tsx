import { startTransition, useEffect, useState } from 'react';
import type { VehicleListItem } from '@contract/vehicles';
import { useHydrated } from '@/lib/use-hydrated';
import { CarCard } from './CarCard';
import styles from './car-grid.module.css';

/** Two rows of the widest screen: as much as is in view. */
const FIRST_CARDS = 6;

interface CarGridProps {
  cars: readonly VehicleListItem[];
  linkTo: (car: VehicleListItem) => string;
  /** The list is what the page is about: its first picture is fetched before others. */
  leading?: boolean;
}

/** The server renders the first cards, so that they are seen soon; the others follow once the page is awake. */
export function CarGrid({ cars, linkTo, leading }: CarGridProps) {
  const [isWhole, setWhole] = useState(useHydrated());
  useEffect(() => startTransition(() => setWhole(true)), []);
  const shown = isWhole ? cars : cars.slice(0, FIRST_CARDS);
  return (
    <ul className={styles.grid}>
      {shown.map((car, index) => (
        <li key={car.id}>
          <CarCard car={car} to={linkTo(car)} eager={leading && index === 0} />
        </li>
      ))}
    </ul>
  );
}
