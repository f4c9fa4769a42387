import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const KEY = ['opened documents'];
const NONE: readonly string[] = [];

/**
 * The paths of the documents that were shown since the console was loaded. They are kept with the cached data, which is
 * cleared on logout. A document that is sent again has another path.
 */
export function useOpenedDocuments(): readonly string[] {
  const { data } = useQuery<readonly string[]>({ queryKey: KEY, queryFn: skipToken, gcTime: Infinity });
  return data ?? NONE;
}

export function useMarkOpened(): (path: string) => void {
  const client = useQueryClient();
  return useCallback(
    (path) =>
      client.setQueryData<readonly string[]>(KEY, (before = NONE) =>
        before.includes(path) ? before : [...before, path],
      ),
    [client],
  );
}
