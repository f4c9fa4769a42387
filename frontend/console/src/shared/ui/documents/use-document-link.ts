import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCalls } from '../../http/use-calls';
import type { DocumentCalls } from './calls';

/** The link to a private document, and whether fetching or showing it failed. */
export function useDocumentLink(path: string) {
  const data = useCalls<DocumentCalls>();
  const [broken, setBroken] = useState(false);
  // The link expires after a few minutes, so it is never cached. Each request is audited, so a refresh never repeats
  // it.
  const link = useQuery({
    queryKey: ['document', path],
    queryFn: () => data.documentLink(path),
    gcTime: 0,
    staleTime: 'static',
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
