import { useQuery } from '@tanstack/react-query';
import type { AvailabilityEntry } from '@contract/fleet/vehicles';
import { requestBare } from '@shared/http';

export const availabilityKey = (carId: number) => ['availability', carId] as const;

/** Reads the current and future rentals and blocks of the car. */
export function useAvailability(carId: number) {
  return useQuery({
    queryKey: availabilityKey(carId),
    queryFn: ({ signal }) => requestBare<AvailabilityEntry[]>(`/api/availability/${carId}`, { signal }),
  });
}
