import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { WaitingReport } from '@contract/reports';
import type { ConsoleDataProvider } from '../../../app/dataProvider';

const EVERY_MS = 25_000;

/** Read again while the tab is visible; every part of the screen shares one request. */
export function useWaiting(): WaitingReport | undefined {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => provider.readWaiting(),
    refetchInterval: EVERY_MS,
  });
  return data;
}
