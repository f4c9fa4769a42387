import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language, Translations } from '@/lib/i18n';
import { Providers } from './Providers';
import { SiteRoutes } from './SiteRoutes';

interface AppProps {
  queryClient: QueryClient;
  language: Language;
  translations: Translations;
  /** Puts the site under the router of the place it runs in: a browser's, or the server's for one address. */
  router: (site: ReactNode) => ReactNode;
  /** Called once the first page answers to presses. */
  onHydrated?: () => void;
}

export function App({ queryClient, language, translations, router, onHydrated }: AppProps) {
  return router(
    <Providers queryClient={queryClient} language={language} translations={translations}>
      <SiteRoutes onHydrated={onHydrated} />
    </Providers>,
  );
}
