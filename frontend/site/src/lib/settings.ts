import { useQuery } from '@tanstack/react-query';
import type { PublicSettings } from '@contract/settings';
import { request } from './http';

/** What the business says of itself. Fetched once a visit. */
export function useSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => (await request<PublicSettings>('/api/settings', { signal })).data,
    staleTime: Infinity,
  });
}
