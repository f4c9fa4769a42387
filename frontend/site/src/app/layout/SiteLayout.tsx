import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageFrame } from '@/ui/PageFrame';
import { PageLoading } from '@/ui/PageLoading';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { useChosenLanguage } from './LanguageSwitch';
import { Navbar } from './Navbar';

// Beside the page, and therefore alive when it is.
function Sign({ onHydrated }: { onHydrated?: () => void }) {
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
          <Sign onHydrated={onHydrated} />
        </Suspense>
      </ErrorBoundary>
    </PageFrame>
  );
}
