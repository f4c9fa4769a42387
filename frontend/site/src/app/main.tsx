import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '@/ui/tokens.css';
import '@/ui/base.css';
import { savedLanguage } from '@shared/i18n';
import { App } from './App';
import { adoptPageData } from './page-data';
import { createQueryClient } from './query-client';
import { loadTranslations } from './translations';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const queryClient = createQueryClient();
adoptPageData(queryClient);
const isRendered = root.hasChildNodes();
// What the server has rendered is taken over in its language.
const language = isRendered
  ? document.documentElement.lang === 'hi'
    ? 'hi'
    : 'en'
  : (savedLanguage() ?? 'en');
const translations = await loadTranslations(language);

/** Settles once the page answers to presses. */
export const alive = new Promise<void>((resolve) => {
  const site = (
    <StrictMode>
      <App
        queryClient={queryClient}
        language={language}
        translations={translations}
        router={(children) => <BrowserRouter>{children}</BrowserRouter>}
        onAlive={resolve}
      />
    </StrictMode>
  );
  // In slices, so that a slow phone answers in between. The root is empty where the server could not render the page.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
});
