import { useQuery } from '@tanstack/react-query';
import type { DocumentLink } from '@contract/customers/people';
import { request } from '@shared/http';
import { accountToken } from './session';

/** A new link is requested before the old one expires. */
const FRESH_MS = 240_000;

/**
 * A link to a private file of the signed-in customer. It expires soon, so every use requests a new one.
 * @param staysFresh Whether the link is used later than at once.
 */
export function useDocumentLink(path: string, staysFresh = false) {
  return useQuery({
    queryKey: ['document', path],
    queryFn: async ({ signal }) =>
      (await request<DocumentLink>(path, { token: accountToken(), signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: staysFresh,
    refetchInterval: staysFresh && FRESH_MS,
  });
}
