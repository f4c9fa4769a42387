import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ListNoResults, type RaRecord, RecordContextProvider, useListContext } from 'react-admin';

const COLUMNS = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
};

/** The rows of a list as cards, for screens that are too narrow for a table. */
export function RowCards({ children }: { children: ReactNode }) {
  const { data, isPending } = useListContext<RaRecord>();
  if (isPending) {
    return (
      <Box sx={COLUMNS} aria-busy>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} variant="rounded" height={120} />
        ))}
      </Box>
    );
  }
  if (!data || data.length === 0) return <ListNoResults />;
  return (
    <Box component="ul" data-rows sx={{ ...COLUMNS, m: 0, p: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Paper component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
            {children}
          </Paper>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
