import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';

/** Renders the current record, with its type. */
// The caller names the type, as with `useRecordContext`.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the children's row has this type
export function Row<R extends { id: number }>({ children }: { children: (row: R) => ReactNode }) {
  const row = useRecordContext<R & RaRecord>();
  return row ? <>{children(row)}</> : null;
}
