import type { ReactNode } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';

/** Draws something from the row at hand, with its type. */
export function Row<R extends { id: number }>({ children }: { children: (row: R) => ReactNode }) {
  const row = useRecordContext<R & RaRecord>();
  return row ? <>{children(row)}</> : null;
}
