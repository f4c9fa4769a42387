import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import Skeleton from '@mui/material/Skeleton';

/** The table of a list; until its first rows are there, their place: react-admin's own has headings without names. */
export function RowTable({ children }: { children: ReactNode }) {
  const { isPending } = useListContext();
  return isPending ? <Skeleton variant="rounded" height={320} aria-busy /> : children;
}
