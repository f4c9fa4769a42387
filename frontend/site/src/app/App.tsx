import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language, Translations } from '@/lib/i18n';
import { Providers } from './Providers';
import { SiteRoutes } from './SiteRoutes';

interface AppProps {
  queryClient: QueryClient;
  language: Language;
  translations: Translations;
  /** Wraps the site in a router: the browser's, or the server's for one URL. */
  router: (site: ReactNode) => ReactNode;
  /** Called once the first page is hydrated. */
  onHydrated?: () => void;
}

export function App({ queryClient, language, translations, router, onHydrated }: AppProps) {
  return router(
    <Providers queryClient={queryClient} language={language} translations={translations}>
      <SiteRoutes onHydrated={onHydrated} />
    </Providers>,
  );
}
