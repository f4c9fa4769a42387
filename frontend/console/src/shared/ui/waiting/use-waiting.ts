import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { WaitingReport } from '@contract/reports';
import { useCalls } from '../../http/use-calls';
import { LiveContext } from '../../live/live-context';
import type { WaitingCalls } from './calls';

const EVERY_MS = 25_000;

/** Updated by events; without them it is read again while the tab is visible. Every part of the screen shares it. */
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
