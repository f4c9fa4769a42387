import { useQuery } from '@tanstack/react-query';
import type { DocumentLink } from '@contract/customers/people';
import { request } from '@shared/http';
import { accountToken } from './session';

/** A link to a private file of the signed-in customer. It expires soon, so every use requests a new one. */
export function useDocumentLink(path: string) {
  return useQuery({
    queryKey: ['document', path],
    queryFn: async ({ signal }) =>
      (await request<DocumentLink>(path, { token: accountToken(), signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
