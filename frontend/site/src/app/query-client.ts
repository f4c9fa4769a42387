import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@shared/http';

// Retries only a lost response or a server error, because a refused request would be refused again.
const retry = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && error.http < 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay: 800, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
