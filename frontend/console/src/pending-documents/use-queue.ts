import { useCallback } from 'react';
import { useCreatePath, useGetList } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { PendingDocument } from '@contract/people';
import { neighbours, type Queued } from './queue.rules';

/** As many as one page of the server holds; the rest moves up as these are decided. */
const IN_SIGHT = 100;

interface Queue {
  /** How many wait; undefined until that is known. */
  waiting: number | undefined;
  previous: PendingDocument | null;
  next: PendingDocument | null;
  /** Opens the papers of `row`; without one the list, which says that nobody waits. */
  open: (row: PendingDocument | null) => void;
}

/** Those who wait for approval, around the one on the screen. */
export function useQueue(current: Queued): Queue {
  const { data = [], total } = useGetList<PendingDocument>(
    'pending-documents',
    { pagination: { page: 1, perPage: IN_SIGHT }, sort: { field: 'submittedAt', order: 'ASC' } },
    { onError: () => undefined },
  );
  const pathOf = useCreatePath();
  const navigate = useNavigate();
  const open = useCallback(
    (row: PendingDocument | null) => {
      const resource = 'pending-documents';
      void navigate(
        row ? pathOf({ resource, type: 'show', id: row.id }) : pathOf({ resource, type: 'list' }),
      );
    },
    [navigate, pathOf],
  );
  return { waiting: total, open, ...neighbours(data, current) };
}
