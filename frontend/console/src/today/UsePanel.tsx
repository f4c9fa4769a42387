import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { DayUse } from '@contract/reports';
import { formatDay } from '../format';
import { useText } from '../i18n';
import { Panel } from '../ui/Panel';
import { useSeen } from './use-seen';

const UseChart = lazy(async () => ({ default: (await import('./UseChart')).UseChart }));
const HEIGHT = 240;

/** How much of the fleet was out, as a chart and, for who cannot see it, as a table. */
export function UsePanel({ use }: { use: DayUse[] }) {
  const t = useText();
  const [place, seen] = useSeen<HTMLDivElement>();
  const waiting = <Skeleton variant="rounded" height={HEIGHT} />;
  return (
    <Panel title={t('Cars on trip, last 30 days')}>
      <Box ref={place} aria-hidden sx={{ height: HEIGHT }}>
        <Suspense fallback={waiting}>{seen ? <UseChart use={use} height={HEIGHT} /> : waiting}</Suspense>
      </Box>
      <Box
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        <table>
          <caption>{t('Share of available hours that cars were on trip')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Day')}</th>
              <th scope="col">{t('Share')}</th>
            </tr>
          </thead>
          <tbody>
            {use.map(({ day, share }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{Math.round(share * 100)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Panel>
  );
}
