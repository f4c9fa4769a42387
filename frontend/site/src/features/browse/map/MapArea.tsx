import { lazy, Suspense } from 'react';
import { Skeleton } from '@/ui/feedback/Skeleton';
import type { FilterValues } from '../filters.rules';
import type { MapToggle } from './use-map-toggle';

const PlacesPanel = lazy(async () => ({ default: (await import('./PlacesPanel')).PlacesPanel }));

/** Loads the map of the pickup locations once it is opened. */
export function MapArea({ map, values }: { map: MapToggle; values: FilterValues }) {
  return (
    <div id={map.id} hidden={!map.isOpen}>
      {map.isOpen && (
        <Suspense fallback={<Skeleton height="20rem" radius="var(--r-lg)" />}>
          <PlacesPanel values={values} onChoose={map.close} />
        </Suspense>
      )}
    </div>
  );
}
