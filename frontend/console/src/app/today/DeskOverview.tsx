import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../shared/http/use-calls';
import type { TodayCalls } from './calls';
import { DeskButtons } from './DeskButtons';
import { DuePanels } from './DuePanels';
import { TodayFrame } from './TodayFrame';

const EVERY_MINUTE = 60_000;

/** The custom admin's first screen. */
export function DeskOverview() {
  const provider = useCalls<TodayCalls>();
  const query = useQuery({
    queryKey: ['today', 'desk'],
    queryFn: () => provider.readDesk(),
    refetchInterval: EVERY_MINUTE,
  });
  return (
    <TodayFrame title="Custom admin dashboard" query={query} below={<DeskButtons />}>
      {(report) => <DuePanels due={report.due} />}
    </TodayFrame>
  );
}
