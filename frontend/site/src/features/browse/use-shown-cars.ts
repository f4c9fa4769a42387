import type { VehicleListItem, VehicleQuery } from '@contract/fleet/vehicles';
import { useSavedCars } from '@/lib/saved-cars';
import { useHydrated } from '@/lib/use-hydrated';
import { useVehicles } from './api/use-vehicles';
import { type FilterValues, queryFromFilters } from './filters.rules';

export interface ShownCars {
  cars: VehicleListItem[] | undefined;
  isLoading: boolean;
  /** Set after a failure. */
  retry?: () => void;
}

export function useCars(query: VehicleQuery): ShownCars {
  const { data, isPending, isError, isFetching, refetch } = useVehicles(query);
  return {
    cars: data,
    isLoading: isPending || (isError && isFetching),
    ...(isError && { retry: () => void refetch() }),
  };
}

/** Returns the cars that match the filters. It is loading until the browser has read the saved cars. */
export function useShownCars(values: FilterValues): ShownCars {
  const found = useCars(queryFromFilters(values));
  const saved = useSavedCars();
  const isHydrated = useHydrated();
  if (!values.saved) return found;
  return {
    ...found,
    cars: found.cars?.filter(({ id }) => saved.has(id)),
    isLoading: found.isLoading || !isHydrated,
  };
}
