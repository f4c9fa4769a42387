import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { StatementKind, StatementMatch } from '@contract/payments/statements';
import { explain } from '../../shared/http/error-text';
import { useLocal, useText } from '../../shared/i18n';
import { EmptyState } from '../../shared/ui/lists/EmptyState';
import { Problem } from '../../shared/ui/Problem';
import { TryAgain } from '../../shared/ui/TryAgain';
import { KINDS } from './kinds';
import { MatchRow } from './MatchRow';

const ROWS = 50;

export function MatchList({ statementId, kind }: { statementId: number; kind: StatementKind }) {
  const t = useText();
  const local = useLocal();
  const [page, setPage] = useState(0);
  const { data, total, error, isPending, isFetching, refetch } = useGetList<StatementMatch>(
    `statements/${statementId}/rows`,
    {
      pagination: { page: page + 1, perPage: ROWS },
      sort: { field: 'line', order: 'ASC' },
      filter: { kind },
    },
    { placeholderData: keepPreviousData, onError: () => undefined },
  );

  return (
    <Box component="section" aria-label={t(KINDS[kind].label)}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t(KINDS[kind].meaning)}
      </Typography>
      {error ? (
        <Problem
          title={local(explain(error))}
          action={<TryAgain busy={isFetching} onPress={() => void refetch()} />}
        />
      ) : (
        <>
          {isPending && <Skeleton variant="rounded" height={240} />}
          {data?.length === 0 && <EmptyState text="There are no rows of this kind." />}
          {data && data.length > 0 && (
            <Paper component="ul" variant="outlined" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.map((match) => (
                <MatchRow key={match.id} statementId={statementId} match={match} />
              ))}
            </Paper>
          )}
          {total !== undefined && total > ROWS && (
            <TablePagination
              component="div"
              count={total}
              page={Math.min(page, Math.floor((total - 1) / ROWS))}
              rowsPerPage={ROWS}
              rowsPerPageOptions={[ROWS]}
              onPageChange={(_, next) => setPage(next)}
            />
          )}
        </>
      )}
    </Box>
  );
}
