import '@shared/styles/common.css';
import '@/ui/styles/tokens.css';
import '@/ui/styles/base.css';

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { savedLanguage } from '@shared/i18n';
import { App } from './App';
import { restorePageData } from './page-data';
import { createQueryClient } from './query-client';
import { loadTranslations } from './translations';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const queryClient = createQueryClient();
restorePageData(queryClient);
const isRendered = root.hasChildNodes();
// Hydration has to use the language of the server's HTML.
const language = isRendered
  ? document.documentElement.lang === 'hi'
    ? 'hi'
    : 'en'
  : (savedLanguage() ?? 'en');
const translations = await loadTranslations(language);

/** Resolves once the page is hydrated. */
export const hydrated = new Promise<void>((resolve) => {
  const site = (
    <StrictMode>
      <App
        queryClient={queryClient}
        language={language}
        translations={translations}
        router={(children) => <BrowserRouter>{children}</BrowserRouter>}
        onHydrated={resolve}
      />
    </StrictMode>
  );
  // Uses a transition, so that a slow phone stays responsive. The root is empty if server rendering failed.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
});
