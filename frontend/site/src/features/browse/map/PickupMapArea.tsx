import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useVehicleFilters } from '../api/use-vehicle-filters';
import styles from './pickup-map-area.module.css';

/** Renders nothing after a failed download, because the rest of the page works without the map. */
const PickupMap = lazy<ComponentType>(() =>
  import('./PickupMap').then(
    (module) => ({ default: module.PickupMap }),
    () => ({ default: () => null }),
  ),
);

/** Loads the drawn map shortly before it comes into view. */
export function PickupMapArea() {
  const area = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const hasPlaces = Boolean(useVehicleFilters().data?.locations.length);

  useEffect(() => {
    if (!area.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [hasPlaces]);

  if (!hasPlaces) return null;
  return (
    <div ref={area} className={styles.area}>
      <Suspense>{isNear && <PickupMap />}</Suspense>
    </div>
  );
}
