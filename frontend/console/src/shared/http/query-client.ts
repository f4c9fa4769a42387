import { QueryClient } from '@tanstack/react-query';

/**
 * A failed list immediately shows its error with a button to try again, so nothing is retried or paused automatically.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
