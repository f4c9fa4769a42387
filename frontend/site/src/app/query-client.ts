import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@shared/http';

// Repeating a refused request gives the same answer; only a lost answer or a server error is worth a retry.
const retry = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && error.http < 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay: 800, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
