import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { AdminNumbers } from '../today/AdminNumbers';
import { DuePanels } from '../today/DuePanels';
import { TodayFrame } from '../today/TodayFrame';
import { UsePanel } from '../today/UsePanel';

const EVERY_MINUTE = 60_000;

export function AdminOverview() {
  const t = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({
    queryKey: ['today'],
    queryFn: () => provider.readToday(),
    refetchInterval: EVERY_MINUTE,
  });
  return (
    <TodayFrame title={t('Overview')} query={query} cards={9}>
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
