import type { DeskRental } from '@contract/rentals/desk-rentals';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import type { DeskRentalCalls } from '../calls';

/** Repeating it places the rental once. */
export function usePlaceRental(id: string): () => Promise<DeskRental> {
  const data = useCalls<DeskRentalCalls>();
  const sendOnce = useSendOnce();
  return () => sendOnce(id, (key) => data.placeDeskRental(id, key));
}
