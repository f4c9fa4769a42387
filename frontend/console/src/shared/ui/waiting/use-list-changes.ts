import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import type { ChangingList } from '@contract/reports';
import { isRefusal } from '@shared/http';
import { changesBetween } from './list-changes';
import { useWaiting } from './use-waiting';

/** Reads the list again once the server reports a change, without showing what it read. */
export function useListChanges(): { added: number } | null {
  const { resource, data, isFetching, page, perPage, sort, ...list } = useListContext<RaRecord>();
  const change = useWaiting()?.changes[resource as ChangingList];
  const provider = useDataProvider();
  const [shown, setShown] = useState({ data, change });
  // The rows on the screen are as new as the latest change that was known when they were read.
  if (shown.data !== data) setShown({ data, change });
  const filter: unknown = list.filterValues;
  const query = { pagination: { page, perPage }, sort, filter };
  const enabled = data !== undefined && !isFetching && change !== undefined && change !== shown.change;
  const { data: fresh } = useQuery({
    queryKey: ['changes', resource, query, change],
    queryFn: ({ signal }) => provider.getList(resource, { ...query, signal }),
    enabled,
    staleTime: Infinity,
    // Staff do not see that it failed, so they would not ask for it again.
    retry: (_failures, error) => !isRefusal(error),
  });
  return enabled && fresh ? changesBetween(data, fresh.data) : null;
}
