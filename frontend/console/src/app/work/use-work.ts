import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WorkGroup } from '@contract/work';
import { useCalls } from '../../shared/http/use-calls';
import type { WorkCalls } from './calls';

// Rows also appear and become late as time passes, without an event.
const EVERY_MINUTE = 60_000;

/** The work list of a group; null for all groups. */
export function useWork(group: WorkGroup | null) {
  const provider = useCalls<WorkCalls>();
  return useQuery({
    queryKey: ['work', group],
    queryFn: ({ signal }) => provider.readWork(group, signal),
    refetchInterval: EVERY_MINUTE,
    placeholderData: keepPreviousData,
  });
}
