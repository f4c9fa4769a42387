import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../app/dataProvider';

/** The link to a private document, and whether fetching or showing it failed. */
export function useDocumentLink(path: string) {
  const data = useDataProvider<ConsoleDataProvider>();
  const [broken, setBroken] = useState(false);
  // The link expires after minutes, so it is never cached.
  const link = useQuery({
    queryKey: ['document', path],
    queryFn: () => data.documentLink(path),
    gcTime: 0,
    staleTime: Infinity,
  });
  return {
    link,
    failed: broken || link.isError,
    onBroken: () => setBroken(true),
    again: () => {
      setBroken(false);
      void link.refetch();
    },
  };
}
