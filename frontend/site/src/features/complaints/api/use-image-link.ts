import { useQuery } from '@tanstack/react-query';
import type { DocumentLink } from '@contract/customers/people';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

/** A link to the image of an own complaint. It expires soon, so every use requests a new one. */
export function useImageLink(path: string) {
  return useQuery({
    queryKey: ['complaint-image', path],
    queryFn: async ({ signal }) =>
      (await request<DocumentLink>(path, { token: accountToken(), signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
