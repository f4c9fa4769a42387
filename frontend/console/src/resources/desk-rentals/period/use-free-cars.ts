import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RentalWindow } from '@contract/rentals/rental-period';
import { useCalls } from '../../../shared/http/use-calls';
import type { DeskRentalCalls } from '../calls';

export const FREE_CARS = 'free-cars';

/** Reads the cars that are available for the whole period. Reads none if the period is refused. */
export function useFreeCars(window: RentalWindow, isRefused: boolean) {
  const data = useCalls<DeskRentalCalls>();
  const cars = useQuery({
    queryKey: [FREE_CARS, window],
    queryFn: () => data.freeCars(window),
    enabled: !isRefused,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    cars: isRefused ? undefined : cars.data,
    error: isRefused ? null : cars.error,
    isFetching: cars.isFetching,
  };
}
