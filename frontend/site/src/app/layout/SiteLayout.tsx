import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageFrame } from '@/ui/layout/PageFrame';
import { PageLoading } from '@/ui/layout/PageLoading';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { useChosenLanguage } from './LanguageSwitch';
import { Navbar } from './Navbar';

// In the same Suspense boundary as the page, so that its effect runs once the page is hydrated.
function HydrationSignal({ onHydrated }: { onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

export function SiteLayout({ onHydrated }: { onHydrated?: () => void }) {
  const { pathname } = useLocation();
  useChosenLanguage();
  return (
    <PageFrame header={<Navbar />} footer={<Footer />}>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
          <HydrationSignal onHydrated={onHydrated} />
        </Suspense>
      </ErrorBoundary>
    </PageFrame>
  );
}
