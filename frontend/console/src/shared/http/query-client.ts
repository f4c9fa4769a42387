import { QueryClient } from '@tanstack/react-query';

/** A failed list shows its error at once with a button to try again, so nothing is retried or paused automatically. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
