import { useCallback } from 'react';
import { useCreatePath, useGetList } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { PendingDocument } from '@contract/customers/people';
import { neighbours, type QueuePosition } from './queue.rules';

/** The largest page of the server; more customers follow as these are decided. */
const MAX_ROWS = 100;

interface Queue {
  /** Undefined while loading. */
  waiting: number | undefined;
  previous: PendingDocument | null;
  next: PendingDocument | null;
  /** Opens the review of `row`, or the list if no customer is waiting. */
  open: (row: PendingDocument | null) => void;
}

/** The customers who wait for approval before and after the one on the screen. */
export function useQueue(current: QueuePosition): Queue {
  const { data = [], total } = useGetList<PendingDocument>(
    'pending-documents',
    { pagination: { page: 1, perPage: MAX_ROWS }, sort: { field: 'submittedAt', order: 'ASC' } },
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
