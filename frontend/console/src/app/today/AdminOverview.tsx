import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../shared/http/use-calls';
import { AdminNumbers } from './AdminNumbers';
import type { TodayCalls } from './calls';
import { DuePanels } from './DuePanels';
import { TodayFrame } from './TodayFrame';
import { UsePanel } from './UsePanel';

const EVERY_MINUTE = 60_000;

export function AdminOverview() {
  const provider = useCalls<TodayCalls>();
  const query = useQuery({
    queryKey: ['today'],
    queryFn: () => provider.readToday(),
    refetchInterval: EVERY_MINUTE,
  });
  return (
    <TodayFrame title="Overview" query={query} cards={10}>
      {(report) => (
        <>
          <DuePanels due={report.due} />
          <AdminNumbers report={report} />
          <UsePanel use={report.use} />
        </>
      )}
    </TodayFrame>
  );
}
