import type { ReactNode } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';

/** Renders from the current record, with its type. */
export function Row<R extends { id: number }>({ children }: { children: (row: R) => ReactNode }) {
  const row = useRecordContext<R & RaRecord>();
  return row ? <>{children(row)}</> : null;
}
