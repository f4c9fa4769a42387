import { useQuery } from '@tanstack/react-query';
import type { AvailabilityEntry } from '@contract/fleet/vehicles';
import { requestBare } from '@shared/http';

export const availabilityKey = (carId: number) => ['availability', carId] as const;

/** When the car is rented or blocked, from today on. */
export function useAvailability(carId: number) {
  return useQuery({
    queryKey: availabilityKey(carId),
    queryFn: ({ signal }) => requestBare<AvailabilityEntry[]>(`/api/availability/${carId}`, { signal }),
  });
}
