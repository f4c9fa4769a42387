import { useQuery } from '@tanstack/react-query';
import type { VehicleFilters } from '@contract/fleet/vehicles';
import { request } from '@shared/http';

export const FILTERS_KEY = ['vehicle-filters'] as const;
export const FILTERS_PATH = '/api/vehicles/filters';

export function useVehicleFilters() {
  return useQuery({
    queryKey: FILTERS_KEY,
    queryFn: async ({ signal }) => (await request<VehicleFilters>(FILTERS_PATH, { signal })).data,
    staleTime: 5 * 60_000,
  });
}
