import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { WaitingReport } from '@contract/reports';
import { useCalls } from '../../http/use-calls';
import { LiveContext } from '../../live/live-context';
import type { WaitingCalls } from './calls';

const EVERY_MS = 25_000;

/**
 * Returns the waiting counts. Events update them; without events, they are polled while the tab is visible. All parts
 * of the screen share them.
 */
export function useWaiting(): WaitingReport | undefined {
  const provider = useCalls<WaitingCalls>();
  const isLive = useContext(LiveContext);
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => provider.readWaiting(),
    refetchInterval: isLive ? false : EVERY_MS,
  });
  return data;
}
