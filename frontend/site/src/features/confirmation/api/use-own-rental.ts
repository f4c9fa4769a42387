import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { OwnRental } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';
import type { DestinationCall } from '@/ui/refunds/use-refund-destination';

const ANSWER_POLL_MS = 15_000;

export const ownRentalPath = (reference: string): string => `/api/rentals/${encodeURIComponent(reference)}`;

export const ownRentalKey = (reference: string): QueryKey => ['rental', accountToken(), reference];

/** Reads one booking or reservation of the signed-in customer. */
export function useOwnRental(reference: string) {
  const token = accountToken();
  return useQuery({
    queryKey: ownRentalKey(reference),
    enabled: token !== null,
    queryFn: async ({ signal }) =>
      (await request<OwnRental>(ownRentalPath(reference), { token, signal })).data,
    staleTime: 0,
    // Polls for the reply of staff while the customer waits at the car.
    refetchInterval: ({ state }) => (state.data?.carRefusal?.state === 'OPEN' ? ANSWER_POLL_MS : false),
  });
}

/** Returns the call that enters the destination of a rental's refunds. */
export const destinationOf = ({ reference }: OwnRental): DestinationCall => ({
  path: `${ownRentalPath(reference)}/refund-destination`,
  queryKey: ownRentalKey(reference),
});
