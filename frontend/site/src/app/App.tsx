import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Providers } from './Providers';
import { SiteRoutes } from './SiteRoutes';

interface AppProps {
  queryClient: QueryClient;
  /** Puts the site under the router of the place it runs in: a browser's, or the server's for one address. */
  router: (site: ReactNode) => ReactNode;
}

export function App({ queryClient, router }: AppProps) {
  return router(
    <Providers queryClient={queryClient}>
      <SiteRoutes />
    </Providers>,
  );
}
