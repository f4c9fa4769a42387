import { Outlet } from 'react-router';
import { useHydrated } from '@/lib/use-hydrated';
import { PageLoading } from '@/ui/layout/PageLoading';

/** Renders pages that depend on the browser's storage, such as the sign-in and the chosen car. */
export function BrowserOnly() {
  return useHydrated() ? <Outlet /> : <PageLoading />;
}
