import { text } from 'node:stream/consumers';
import type { QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Envelope } from '@contract/codes';
import { CODES } from '@contract/codes';
import type { PublicSettings } from '@contract/settings';
import { vehiclePath } from '@/features/browse/api/use-vehicle';
import type { Head } from '@/lib/head';
import { HeadContext } from '@/lib/head';
import type { Language } from '@/lib/i18n';
import { SETTINGS_KEY, SETTINGS_PATH } from '@/lib/settings';
import { App } from './App';
import { isPage, isRenderedCompletely } from './find-route';
import { headMarkup } from './head-markup';
import type { PageData } from './page-data';
import { pageDataMarkup } from './page-data';
import type { PageQuery } from './page-queries';
import { pageQueries } from './page-queries';
import type { Manifest } from './page-scripts';
import { pageScripts } from './page-scripts';
import { missingCarUrl } from './page-url';
import { createQueryClient } from './query-client';
import { loadTranslations } from './translations';

export { robots, sitemap } from './search-engines';
export { isPage } from './find-route';
export { pageUrl } from './page-url';
export { languageOf } from '@/lib/i18n';

/** A response of the API. */
export interface ApiAnswer {
  http: number;
  body: unknown;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  language: Language;
  read: (path: string) => Promise<ApiAnswer>;
}

export interface Page {
  http: number;
  html: string;
}

/** The output of the bundler. */
export interface BuiltSite {
  template: string;
  manifest: Manifest;
}

// React puts preload links in front of a fragment; they belong in the document's head.
const PRELOAD_LINKS = /^(?:<link [^>]*\/>)+/;

/**
 * Renders the first HTML of a page: its head, its data, and the content that is the same for all visitors.
 * The browser renders the parts whose data could not be read.
 */
export async function renderPage(
  site: BuiltSite,
  { url, origin, language, read }: PageRequest,
): Promise<Page> {
  const address = new URL(origin + url);
  const queryClient = createQueryClient();
  const data: PageData = [];
  const load = (query: PageQuery) => loadInto(queryClient, data, query, read);

  await load({ key: SETTINGS_KEY, path: SETTINGS_PATH });
  const settings = queryClient.getQueryData<PublicSettings>(SETTINGS_KEY);
  if (settings) await Promise.all(pageQueries(address, settings).map(load));

  const translations = await loadTranslations(language);
  let head: Head = { title: '' };
  const { prelude } = await prerenderToNodeStream(
    <HeadContext value={(pageHead) => (head = pageHead)}>
      <App
        queryClient={queryClient}
        language={language}
        translations={translations}
        router={(children) => <StaticRouter location={address}>{children}</StaticRouter>}
      />
    </HeadContext>,
    // Renders every part inline, so that no script has to move it into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await text(prelude);
  const preloads = PRELOAD_LINKS.exec(markup)?.[0] ?? '';
  const missing = !isPage(address.pathname) || data.some(([, value]) => value === null);
  return {
    http: missing ? 404 : 200,
    html: site.template
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('<!--head-->', () => headMarkup({ head, settings, origin, locale: `${language}_IN` }))
      .replace('</head>', () => `${preloads}${scriptsMarkup(address.pathname, site)}</head>`)
      .replace('<!--page-->', () => markup.slice(preloads.length))
      .replace('<!--data-->', () => pageDataMarkup(data)),
  };
}

// A complete page is readable without scripts, so it only lists them for `start.ts`; other pages preload them.
function scriptsMarkup(pathname: string, { manifest, template }: BuiltSite): string {
  const files = pageScripts(pathname, manifest).filter((file) => !template.includes(file));
  const urls = files.map((file) => `/site/${file}`);
  if (isRenderedCompletely(pathname)) return `<meta name="page-scripts" content="${urls.join(' ')}" />`;
  return urls.map((url) => `<link rel="modulepreload" crossorigin href="${url}" />`).join('');
}

/** Returns the template of a page that only the browser renders. */
export const emptyPage = (site: BuiltSite): string =>
  site.template.replace('<!--head-->', '').replace('<!--page-->', '').replace('<!--data-->', '');

const isNotFound = ({ http, body }: ApiAnswer): boolean =>
  http === 404 && (body as Envelope<unknown>).code === CODES.NOT_FOUND.code;

/** Returns the URL of the page that all unknown cars share if an unknown car is requested. */
export const sharedPageUrl = (url: string, read: PageRequest['read']): Promise<string | null> =>
  missingCarUrl(url, async (id) => isNotFound(await read(vehiclePath(id))));

async function loadInto(
  queryClient: QueryClient,
  data: PageData,
  { key, path, select }: PageQuery,
  read: PageRequest['read'],
): Promise<void> {
  const answer = await read(path);
  if (answer.http !== 200 && !isNotFound(answer)) return;
  const { data: value } = answer.body as Envelope<unknown>;
  const found = isNotFound(answer) ? null : (select?.(value as never) ?? value);
  queryClient.setQueryData(key, found);
  data.push([key, found]);
}
