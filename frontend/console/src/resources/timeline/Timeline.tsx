import Skeleton from '@mui/material/Skeleton';
import TablePagination from '@mui/material/TablePagination';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { addDays } from '@contract/calendar';
import type { TimelineRow } from '@contract/fleet/console-fleet';
import { explain } from '../../shared/http/error-text';
import { useText } from '../../shared/i18n';
import { EmptyState } from '../../shared/ui/lists/EmptyState';
import { Problem } from '../../shared/ui/Problem';
import { Screen } from '../../shared/ui/Screen';
import { TryAgain } from '../../shared/ui/TryAgain';
import { Controls } from './Controls';
import { Grid } from './Grid';
import { Legend } from './Legend';
import { readView, ROWS, today, type View, writeView } from './timeline-view';

export function Timeline() {
  const [search, setSearch] = useSearchParams();
  const view = readView(search, today());
  const show = (change: Partial<View>): void => setSearch(writeView({ ...view, ...change }, today()));
  const { data, total, error, isPending, isFetching, refetch } = useGetList<TimelineRow>(
    'timeline',
    {
      pagination: { page: view.page + 1, perPage: view.rows },
      sort: { field: 'carName', order: 'ASC' },
      filter: {
        from: view.from,
        to: addDays(view.from, view.days - 1),
        ...(view.q ? { q: view.q } : {}),
      },
    },
    { placeholderData: keepPreviousData, onError: () => undefined },
  );

  return (
    <Screen title="Fleet timeline" lead="When each car is booked. Choose a bar to open it.">
      <Controls key={view.q} view={view} show={show} />
      <Legend />
      {error ? (
        <Problem
          title={explain(error)}
          action={<TryAgain busy={isFetching} onPress={() => void refetch()} />}
        />
      ) : (
        <>
          {isPending && <Skeleton variant="rounded" height={420} />}
          {data?.length === 0 && (
            <EmptyState text={view.q ? 'No car found with that name.' : 'There is no car yet.'} />
          )}
          {data && data.length > 0 && <Grid rows={data} view={view} />}
          {total ? <Pages total={total} view={view} show={show} /> : null}
        </>
      )}
    </Screen>
  );
}

interface PagesProps {
  total: number;
  view: View;
  show: (change: Partial<View>) => void;
}

function Pages({ total, view, show }: PagesProps) {
  const t = useText();
  const translate = useTranslate();
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(view.page, Math.floor((total - 1) / view.rows))}
      rowsPerPage={view.rows}
      rowsPerPageOptions={[...ROWS]}
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'end', px: 0 } }}
      labelRowsPerPage={t('Cars per page')}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
      getItemAriaLabel={(way) => translate(`ra.navigation.${way}`)}
      onPageChange={(_, page) => show({ page })}
      onRowsPerPageChange={({ target }) => show({ rows: Number(target.value), page: 0 })}
    />
  );
}
