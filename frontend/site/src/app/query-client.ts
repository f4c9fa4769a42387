import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@shared/http';

// A refusal stays a refusal; only a lost answer is worth asking for once more.
const retry = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && error.http < 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay: 800, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
