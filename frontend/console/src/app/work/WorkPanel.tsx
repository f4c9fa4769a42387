import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WORK_GROUPS, type WorkList } from '@contract/work';
import { explain } from '../../shared/http/error-text';
import { useText } from '../../shared/i18n';
import { Panel } from '../../shared/ui/Panel';
import { Problem } from '../../shared/ui/Problem';
import { useRowKeys } from '../../shared/ui/shortcuts/use-row-keys';
import { AlertSwitches } from './AlertSwitches';
import { totalOf } from './kinds';
import { keyOf } from './late-rows';
import { useWork } from './use-work';
import { WorkRow } from './WorkRow';
import { type ShownGroup, WorkTabs } from './WorkTabs';

const SKELETON_ROWS = [1, 2, 3, 4];
const ROW_HEIGHT = 64;

/** All work that staff have to do now, in the order of its time. */
export function WorkPanel() {
  const t = useText();
  const [shown, show] = useShownGroup();
  const rows = useRef<HTMLElement>(null);
  useRowKeys(rows);
  const { data, error, isFetching, isPlaceholderData, refetch } = useWork(shown === 'ALL' ? null : shown);
  return (
    <Panel title="Work to do">
      {error && (
        <Problem
          title={t('The work list could not be loaded.')}
          detail={explain(error)}
          action={
            <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          }
        />
      )}
      {data && (
        <>
          <WorkTabs shown={shown} counts={data.counts} show={show} />
          <Box ref={rows} aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
            <Rows list={data} count={countOf(data, shown)} />
          </Box>
          <AlertSwitches />
        </>
      )}
      {!data && !error && (
        <Box aria-busy sx={{ display: 'grid', gap: 1 }}>
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} variant="rounded" height={ROW_HEIGHT} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

/** Stores the shown group in the URL, so that the browser's Back button returns to it. */
function useShownGroup() {
  const [params, setParams] = useSearchParams();
  const shown: ShownGroup = WORK_GROUPS.find((group) => group === params.get('group')) ?? 'ALL';
  const show = (group: ShownGroup): void => setParams(group === 'ALL' ? {} : { group }, { replace: true });
  return [shown, show] as const;
}

const countOf = ({ counts }: WorkList, shown: ShownGroup): number =>
  shown === 'ALL' ? totalOf(counts) : (counts[shown] ?? 0);

function Rows({ list: { items }, count }: { list: WorkList; count: number }) {
  const t = useText();
  if (items.length === 0) return <Typography color="textSecondary">{t('Nothing to do now.')}</Typography>;
  return (
    <>
      <Box component="ul" data-rows sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <WorkRow key={keyOf(item)} item={item} />
        ))}
      </Box>
      {count > items.length && (
        <Typography variant="body2" color="textSecondary">
          {t('These are the first {shown} of {count}. The next appear as these are done.', {
            shown: items.length,
            count,
          })}
        </Typography>
      )}
    </>
  );
}
