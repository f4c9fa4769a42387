import { QueryClient } from '@tanstack/react-query';

/** A failed list says so at once and has its own button to try again, so nothing is repeated or paused by itself. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
