import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { RentalWindow } from '@contract/rentals/rental-period';
import { useCalls } from '../../../shared/http/use-calls';
import type { DeskRentalCalls } from '../calls';

export const FREE_CARS = 'free-cars';

function useCarsQuery(window: RentalWindow | null, enabled: boolean) {
  const data = useCalls<DeskRentalCalls>();
  return useQuery({
    queryKey: [FREE_CARS, window],
    queryFn: window ? () => data.freeCars(window) : skipToken,
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Returns the chosen car, if {@link useFreeCars} has read it for the period. */
export const useChosenCar = (window: RentalWindow | null, carId: number | null) =>
  useCarsQuery(window, false).data?.find(({ id }) => id === carId);

/** Reads the cars that are available for the whole period. Reads none if the period is refused. */
export function useFreeCars(window: RentalWindow, isRefused: boolean) {
  const cars = useCarsQuery(window, !isRefused);
  return {
    cars: isRefused ? undefined : cars.data,
    error: isRefused ? null : cars.error,
    isFetching: cars.isFetching,
  };
}
