import { skipToken, useQuery } from '@tanstack/react-query';
import type { DocumentLink } from '@contract/people';
import { request } from '@/lib/http';

/** A link to a document of the customer's own. It lives a few minutes, so it is never kept. */
export function useDocument(path: string | null, token: string | null) {
  return useQuery({
    queryKey: ['document', path],
    queryFn:
      path && token
        ? async ({ signal }) => (await request<DocumentLink>(path, { token, signal })).data
        : skipToken,
    gcTime: 0,
    staleTime: 60_000,
  });
}
