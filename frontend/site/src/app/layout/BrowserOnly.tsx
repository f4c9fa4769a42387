import { Outlet } from 'react-router';
import { useHydrated } from '@/lib/use-hydrated';
import { PageLoading } from '@/ui/layout/PageLoading';

/** For pages that depend on the browser's storage: the sign-in, the chosen car. */
export function BrowserOnly() {
  return useHydrated() ? <Outlet /> : <PageLoading />;
}
