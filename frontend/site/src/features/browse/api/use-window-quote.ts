import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { WindowQuote } from '@contract/rentals/window-quote';
import { request } from '@shared/http';
import { type Trip, tripSearch } from '@/lib/trip';

/** Returns a trip with both dates; null if one is missing. */
export const datedTrip = (trip: Trip): Trip | null => (trip.from && trip.to ? trip : null);

export const windowQuoteKey = (id: string, trip: Trip) => ['window-quote', id, trip] as const;
export const windowQuotePath = (id: string, trip: Trip) =>
  `/api/vehicles/${encodeURIComponent(id)}/quote${tripSearch(trip)}`;

/** Reads the fares of a car for the chosen dates; returns the previous ones until the new ones arrive. */
export function useWindowQuote(id: string, trip: Trip | null) {
  return useQuery({
    queryKey: windowQuoteKey(id, trip ?? {}),
    queryFn: trip
      ? async ({ signal }) => (await request<WindowQuote>(windowQuotePath(id, trip), { signal })).data
      : skipToken,
    placeholderData: trip ? keepPreviousData : undefined,
  });
}
