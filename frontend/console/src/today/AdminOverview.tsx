import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider';
import { AdminNumbers } from './AdminNumbers';
import { DuePanels } from './DuePanels';
import { TodayFrame } from './TodayFrame';
import { UsePanel } from './UsePanel';

const EVERY_MINUTE = 60_000;

export function AdminOverview() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({
    queryKey: ['today'],
    queryFn: () => provider.readToday(),
    refetchInterval: EVERY_MINUTE,
  });
  return (
    <TodayFrame title="Overview" query={query} cards={9}>
      {(report) => (
        <>
          <AdminNumbers report={report} />
          <DuePanels due={report.due} />
          <UsePanel use={report.use} />
        </>
      )}
    </TodayFrame>
  );
}
