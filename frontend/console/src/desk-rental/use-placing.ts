import { useDataProvider } from 'react-admin';
import type { DeskRental } from '@contract/desk-rentals';
import type { ConsoleDataProvider } from '../dataProvider';
import { useSendOnce } from '@shared/idempotency/use-send-once';

/** Turns what was paid into the rental; sent again, it does nothing twice. */
export function usePlacing(id: string): () => Promise<DeskRental> {
  const data = useDataProvider<ConsoleDataProvider>();
  const sendOnce = useSendOnce();
  return () => sendOnce(id, (key) => data.placeDeskRental(id, key));
}
