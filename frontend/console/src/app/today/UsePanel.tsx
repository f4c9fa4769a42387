import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { DayUse } from '@contract/reports';
import { useText } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';
import { Panel } from '../../shared/ui/Panel';
import { useInView } from '../../shared/ui/use-in-view';

const UseChart = lazy(async () => ({ default: (await import('./UseChart')).UseChart }));
const HEIGHT = 240;

export const UsePanel = ({ use }: { use: DayUse[] }) => (
  <Panel title="Cars on trip, last 30 days">
    {use.some(({ share }) => share > 0) ? <UseByDay use={use} /> : <NoUse />}
  </Panel>
);

function NoUse() {
  const t = useText();
  return <Typography color="textSecondary">{t('No car was on a trip.')}</Typography>;
}

/** A chart, and the same numbers as a table for screen readers. */
function UseByDay({ use }: { use: DayUse[] }) {
  const t = useText();
  const [ref, isInView] = useInView<HTMLDivElement>();
  const placeholder = <Skeleton variant="rounded" height={HEIGHT} />;
  return (
    <>
      <Box ref={ref} aria-hidden sx={{ height: HEIGHT }}>
        <Suspense fallback={placeholder}>
          {isInView ? <UseChart use={use} height={HEIGHT} /> : placeholder}
        </Suspense>
      </Box>
      <Box
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        <table>
          <caption>{t('Share of available hours that cars spent on trips')}</caption>
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
    </>
  );
}
