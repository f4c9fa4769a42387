import type { PickupPlace } from '@contract/settings';
import { useSettings } from '@/lib/settings';
import { useVehicleFilters } from '../api/use-vehicle-filters';

export interface Place extends PickupPlace {
  /** Number of cars with this pickup location. */
  count: number;
}

/** Returns the pickup locations with coordinates. */
export function usePlaces(): Place[] {
  const places = useSettings().data?.pickupPlaces ?? [];
  const locations = useVehicleFilters().data?.locations ?? [];
  return places.map((place) => ({
    ...place,
    count: locations.find(({ value }) => value === place.name)?.count ?? 0,
  }));
}
