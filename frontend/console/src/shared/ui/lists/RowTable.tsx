import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** Replaces react-admin's loading table, whose headings have no accessible names. */
export function RowTable({ children }: { children: ReactNode }) {
  const { isPending } = useListContext();
  return isPending ? <Skeleton variant="rounded" height={320} aria-busy /> : children;
}
