import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '@/lib/http';
import { LanguageProvider } from '@/lib/i18n';
import { ToastProvider } from '@/ui/Toast';

// A refusal stays a refusal; only a lost answer is worth asking for once more.
const retry = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && error.http < 500);

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry, retryDelay: 800, staleTime: 30_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <ToastProvider>{children}</ToastProvider>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
