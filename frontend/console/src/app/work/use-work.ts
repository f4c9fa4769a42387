import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { WorkGroup } from '@contract/work';
import { useCalls } from '../../shared/http/use-calls';
import { LiveContext } from '../../shared/live/live-context';
import type { WorkCalls } from './calls';

const EVERY_MS = 25_000;
// Rows also appear and become late over time, without an event from the server.
const EVERY_MINUTE = 60_000;

/** The work list of a group; null for all groups. */
export function useWork(group: WorkGroup | null) {
  const isLive = useContext(LiveContext);
  const provider = useCalls<WorkCalls>();
  return useQuery({
    queryKey: ['work', group],
    queryFn: ({ signal }) => provider.readWork(group, signal),
    refetchInterval: isLive ? EVERY_MINUTE : EVERY_MS,
    placeholderData: keepPreviousData,
  });
}
