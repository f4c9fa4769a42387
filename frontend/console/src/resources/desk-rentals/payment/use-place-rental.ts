import { useDataProvider } from 'react-admin';
import type { DeskRental } from '@contract/rentals/desk-rentals';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import type { ConsoleDataProvider } from '../../../app/dataProvider';

/** Repeating it places the rental once. */
export function usePlaceRental(id: string): () => Promise<DeskRental> {
  const data = useDataProvider<ConsoleDataProvider>();
  const sendOnce = useSendOnce();
  return () => sendOnce(id, (key) => data.placeDeskRental(id, key));
}
