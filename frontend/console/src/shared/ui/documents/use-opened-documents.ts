import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const KEY = ['opened documents'];
const NONE: readonly string[] = [];

/**
 * Returns the paths of the documents that were shown since the console was loaded. They are stored with the cached
 * data, which is cleared at sign-out. A document that is sent again has another path.
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
