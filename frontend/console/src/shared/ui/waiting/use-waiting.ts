import { useQuery } from '@tanstack/react-query';
import type { WaitingReport } from '@contract/reports';
import { useCalls } from '../../http/use-calls';
import type { WaitingCalls } from './calls';

const EVERY_MS = 25_000;

/** Read again while the tab is visible; every part of the screen shares one request. */
export function useWaiting(): WaitingReport | undefined {
  const provider = useCalls<WaitingCalls>();
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => provider.readWaiting(),
    refetchInterval: EVERY_MS,
  });
  return data;
}
