import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageFrame } from '@/ui/PageFrame';
import { PageLoading } from '@/ui/PageLoading';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Navbar } from './Navbar';

export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <PageFrame header={<Navbar />} footer={<Footer />}>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </PageFrame>
  );
}
