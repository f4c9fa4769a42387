import { useQuery } from '@tanstack/react-query';
import type { VehicleFilters } from '@contract/vehicles';
import { request } from '@/lib/http';

export function useVehicleFilters() {
  return useQuery({
    queryKey: ['vehicle-filters'],
    queryFn: async ({ signal }) => (await request<VehicleFilters>('/api/vehicles/filters', { signal })).data,
    staleTime: 5 * 60_000,
  });
}
