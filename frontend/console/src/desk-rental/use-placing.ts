import { useDataProvider } from 'react-admin';
import type { DeskRental } from '@contract/desk-rentals';
import type { ConsoleDataProvider } from '../dataProvider';
import { useOnceKey } from '../once-key';

/** Turns what was paid into the rental; sent again, it does nothing twice. */
export function usePlacing(id: string): () => Promise<DeskRental> {
  const data = useDataProvider<ConsoleDataProvider>();
  const once = useOnceKey();
  return () => data.placeDeskRental(id, once.keyFor(id));
}
