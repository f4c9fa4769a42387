import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { RentalAction } from '@contract/rentals/fare';
import type { Hold, HoldRequest } from '@contract/rentals/rentals';
import { ApiError } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { rentalToken } from '@/lib/session';
import { getHold } from '../api/get-hold';
import { placeHold } from '../api/place-hold';
import { releaseHold } from '../api/release-hold';
import { availabilityKey } from '../api/use-availability';
import { clearHoldId, holdId, saveHoldId } from '../renting-session';

const keyOf = (id: string | null) => ['hold', id] as const;

const NO_HOLD_STATUSES: readonly number[] = [401, 403, 404];

/** Returns null for a hold that does not exist or belongs to another customer. */
async function resume(id: string, signal: AbortSignal): Promise<Hold | null> {
  try {
    return await getHold(id, signal);
  } catch (error) {
    if (error instanceof ApiError && NO_HOLD_STATUSES.includes(error.http)) return null;
    throw error;
  }
}

/** The hold of this visit. It survives a reload, because its ID is in session storage. */
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
  const ownHold = query.data?.carId === carId && query.data.action === action ? query.data : null;

  const clear = useCallback(() => {
    clearHoldId();
    setId(null);
    void client.invalidateQueries({ queryKey: availabilityKey(carId) });
  }, [client, carId]);

  const place = useCallback(
    async (body: HoldRequest): Promise<Hold> => {
      const hold = await sendOnce(body, (key) => placeHold(body, key));
      client.setQueryData(keyOf(hold.holdId), hold);
      saveHoldId(hold.holdId);
      setId(hold.holdId);
      return hold;
    },
    [client, sendOnce],
  );

  const release = useCallback(async () => {
    if (id) await releaseHold(id);
    clear();
  }, [id, clear]);

  return {
    hold: ownHold,
    /** Local time, in milliseconds, at which the hold ends. */
    deadline: ownHold ? query.dataUpdatedAt + ownHold.secondsLeft * 1000 : 0,
    /** True if loading the hold after a reload failed. The hold may still be live. */
    resumeFailed: query.isError && query.data === undefined,
    isRefreshing: query.isFetching,
    refresh: query.refetch,
    place,
    release,
    clear,
  };
}

export type HoldControl = ReturnType<typeof useHold>;
