import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useDensity } from './density';

/** Replaces react-admin's loading table, whose headings have no accessible names. */
export function RowTable({ dense, children }: { dense: boolean; children: ReactNode }) {
  const { isPending } = useListContext();
  const density = useDensity(dense);
  if (isPending) return <Skeleton variant="rounded" height={320} aria-busy />;
  return <Box sx={density}>{children}</Box>;
}
