import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import type { ChangingList } from '@contract/reports';
import { isRefusal } from '@shared/http';
import { changesBetween } from './list-changes';
import { useWaiting } from './use-waiting';

/**
 * Reads the list again after the server reports a change, without showing the new rows. Returns null if nothing
 * changed.
 */
export function useListChanges(): { added: number } | null {
  const { resource, data, isFetching, page, perPage, sort, ...list } = useListContext<RaRecord>();
  const change = useWaiting()?.changes[resource as ChangingList];
  const provider = useDataProvider();
  const [shown, setShown] = useState({ data, change });
  // The rows on the screen include all changes that were known when they were read.
  if (shown.data !== data) setShown({ data, change });
  const filter: unknown = list.filterValues;
  const query = { pagination: { page, perPage }, sort, filter };
  const enabled = data !== undefined && !isFetching && change !== undefined && change !== shown.change;
  const { data: fresh } = useQuery({
    queryKey: ['changes', resource, query, change],
    queryFn: ({ signal }) => provider.getList(resource, { ...query, signal }),
    enabled,
    staleTime: Infinity,
    // Retries automatically, because staff do not see that the request failed.
    retry: (_failures, error) => !isRefusal(error),
  });
  return enabled && fresh ? changesBetween(data, fresh.data) : null;
}
