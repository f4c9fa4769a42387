import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { RentalAction } from '@contract/fare';
import type { Hold, HoldRequest } from '@contract/rentals';
import { ApiError } from '@shared/http';
import { forgetHoldId, holdId, keepHoldId, rentalToken } from '@/lib/session';
import { availabilityKey } from './api/use-availability';
import { getHold, placeHold, releaseHold } from './api/holds';
import { useSendOnce } from '@shared/idempotency/use-send-once';

const keyOf = (id: string | null) => ['hold', id] as const;

const UNKNOWN: readonly number[] = [401, 403, 404];

/** A hold that the server does not know, or not as ours, is as good as let go. */
async function resume(id: string, signal: AbortSignal): Promise<Hold | null> {
  try {
    return await getHold(id, signal);
  } catch (error) {
    if (error instanceof ApiError && UNKNOWN.includes(error.http)) return null;
    throw error;
  }
}

/** The hold that this visit took, also after a reload: its id is kept with the session. */
export function useHold(carId: number, action: RentalAction) {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  const [id, setId] = useState(() => (rentalToken() ? holdId() : null));
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: id ? ({ signal }) => resume(id, signal) : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    retry: 2,
  });
  const mine = query.data?.carId === carId && query.data.action === action ? query.data : null;

  const forget = useCallback(() => {
    forgetHoldId();
    setId(null);
    void client.invalidateQueries({ queryKey: availabilityKey(carId) });
  }, [client, carId]);

  const place = useCallback(
    async (body: HoldRequest): Promise<Hold> => {
      const hold = await sendOnce(body, (key) => placeHold(body, key));
      client.setQueryData(keyOf(hold.holdId), hold);
      keepHoldId(hold.holdId);
      setId(hold.holdId);
      return hold;
    },
    [client, sendOnce],
  );

  const release = useCallback(async () => {
    if (id) await releaseHold(id);
    forget();
  }, [id, forget]);

  return {
    hold: mine,
    /** Local time, in milliseconds, at which the hold ends. */
    deadline: mine ? query.dataUpdatedAt + mine.secondsLeft * 1000 : 0,
    /** The hold of before the reload could not be asked for; it may well live. */
    resumeFailed: query.isError && query.data === undefined,
    isRefreshing: query.isFetching,
    refresh: query.refetch,
    place,
    release,
    forget,
  };
}

export type HoldControl = ReturnType<typeof useHold>;
