import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { RentalAction } from '@contract/rentals/fare';
import type { Hold, HoldRequest } from '@contract/rentals/rentals';
import { ApiError } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { rentalToken } from '@/lib/session';
import { getHold, getHolds } from '../api/get-hold';
import { placeHold } from '../api/place-hold';
import { releaseHold } from '../api/release-hold';
import { availabilityKey } from '../api/use-availability';
import { clearHoldId, holdId, saveHoldId } from '../renting-session';

const NO_HOLD_STATUSES: readonly number[] = [401, 403, 404];

/**
 * Returns the hold of this visit, otherwise the customer's live hold of this car, which another visit may have placed;
 * null if there is none, or if the stored one does not exist or belongs to another customer.
 */
async function resume(isOfCar: (hold: Hold) => boolean, signal: AbortSignal): Promise<Hold | null> {
  const id = holdId();
  try {
    const stored = id ? await getHold(id, signal) : null;
    if (stored && isOfCar(stored)) return stored;
    const live = (await getHolds(signal)).find(isOfCar) ?? null;
    if (live) saveHoldId(live.holdId);
    return live;
  } catch (error) {
    if (!id || (error instanceof ApiError && NO_HOLD_STATUSES.includes(error.http))) return null;
    throw error;
  }
}

/** The customer's hold of this car. It survives a reload, because its ID is in session storage, and the visit. */
export function useHold(carId: number, action: RentalAction) {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  const [token] = useState(rentalToken);
  // Contains the token, because the cache outlives a sign-out and another customer may sign in.
  const key = useMemo(() => ['hold', token, carId, action], [token, carId, action]);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => resume((hold) => hold.carId === carId && hold.action === action, signal),
    enabled: token !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: 2,
  });
  const hold = query.data ?? null;

  const clear = useCallback(() => {
    clearHoldId();
    client.setQueryData(key, null);
    void client.invalidateQueries({ queryKey: availabilityKey(carId) });
  }, [client, key, carId]);

  const place = useCallback(
    async (body: HoldRequest): Promise<Hold> => {
      const placed = await sendOnce(body, (once) => placeHold(body, once));
      // A response to an earlier request must not replace this hold.
      await client.cancelQueries({ queryKey: key });
      saveHoldId(placed.holdId);
      client.setQueryData(key, placed);
      return placed;
    },
    [client, key, sendOnce],
  );

  const release = useCallback(async () => {
    if (hold) await releaseHold(hold.holdId);
    clear();
  }, [hold, clear]);

  return {
    hold,
    /** Local time, in milliseconds, at which the hold ends. */
    deadline: hold ? query.dataUpdatedAt + hold.secondsLeft * 1000 : 0,
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
