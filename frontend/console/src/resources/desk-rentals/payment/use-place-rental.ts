import type { DeskRental } from '@contract/rentals/desk-rentals';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import type { DeskRentalCalls } from '../calls';

/** Returns a function that places the rental only once, even if it is called again. */
export function usePlaceRental(id: string): () => Promise<DeskRental> {
  const data = useCalls<DeskRentalCalls>();
  const sendOnce = useSendOnce();
  return () => sendOnce(id, (key) => data.placeDeskRental(id, key));
}
