import { startTransition, useEffect, useState } from 'react';
import type { VehicleListItem } from '@contract/fleet/vehicles';
import { useHydrated } from '@/lib/use-hydrated';
import { CarCard } from './CarCard';
import styles from './car-grid.module.css';

/** Two rows of the widest layout, which fill the first screen. */
const SERVER_CARDS = 6;

interface CarGridProps {
  cars: readonly VehicleListItem[];
  linkTo: (car: VehicleListItem) => string;
  /** Loads the first photo early, because the list is the main content of the page. */
  leading?: boolean;
}

/** The server renders only the first cards, for a fast first paint; the others follow after hydration. */
export function CarGrid({ cars, linkTo, leading }: CarGridProps) {
  const [showAll, setShowAll] = useState(useHydrated());
  useEffect(() => startTransition(() => setShowAll(true)), []);
  const shown = showAll ? cars : cars.slice(0, SERVER_CARDS);
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
