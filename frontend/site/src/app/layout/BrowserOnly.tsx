import { Outlet } from 'react-router';
import { useHydrated } from '@/lib/use-hydrated';
import { PageLoading } from '@/ui/PageLoading';

/** For pages that show what only this browser keeps: the sign-in, the chosen car. */
export function BrowserOnly() {
  return useHydrated() ? <Outlet /> : <PageLoading />;
}
