import { text } from 'node:stream/consumers';
import type { QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { CODES } from '@contract/codes';
import type { Envelope } from '@contract/codes';
import type { PublicSettings } from '@contract/settings';
import { HeadContext } from '@/lib/head';
import type { Head } from '@/lib/head';
import type { Language } from '@/lib/i18n';
import { SETTINGS_KEY, SETTINGS_PATH } from '@/lib/settings';
import { App } from './App';
import { headMarkup } from './head-markup';
import { pageDataMarkup } from './page-data';
import type { PageData } from './page-data';
import { isPage, isWhole, pageScripts } from './page-files';
import type { Manifest } from './page-files';
import { pageQueries } from './page-queries';
import type { PageQuery } from './page-queries';
import { createQueryClient } from './query-client';
import { loadTranslations } from './translations';

export { robots, sitemap } from './findable';
export { isPage } from './page-files';
export { languageOf } from '@/lib/i18n';

/** An answer of the API. */
export interface ApiAnswer {
  http: number;
  body: unknown;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Where the site stands, without a slash at the end. */
  origin: string;
  language: Language;
  read: (path: string) => Promise<ApiAnswer>;
}

export interface Page {
  http: number;
  html: string;
}

/** The built site, as the bundler left it. */
export interface BuiltSite {
  template: string;
  manifest: Manifest;
}

// The renderer puts what should be fetched early before everything else; its place is the head.
const EARLY_LINKS = /^(?:<link [^>]*\/>)+/;

/**
 * The whole first picture of a page: its head, its content as far as it is the same for everybody, and its data.
 * An answer of the API that is missing leaves its part of the page to the browser.
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
    <HeadContext value={(said) => (head = said)}>
      <App
        queryClient={queryClient}
        language={language}
        translations={translations}
        router={(children) => <StaticRouter location={address}>{children}</StaticRouter>}
      />
    </HeadContext>,
    // No part of the page waits in a corner for a script to put it in its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await text(prelude);
  const early = EARLY_LINKS.exec(markup)?.[0] ?? '';
  const missing = !isPage(address.pathname) || data.some(([, value]) => value === null);
  return {
    http: missing ? 404 : 200,
    html: site.template
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('<!--head-->', () => headMarkup({ head, settings, origin, locale: `${language}_IN` }))
      .replace('</head>', () => `${early}${scriptsMarkup(address.pathname, site)}</head>`)
      .replace('<!--page-->', () => markup.slice(early.length))
      .replace('<!--data-->', () => pageDataMarkup(data)),
  };
}

// A page that is whole without script names its files for later; another one needs them at once.
function scriptsMarkup(pathname: string, { manifest, template }: BuiltSite): string {
  const files = pageScripts(pathname, manifest).filter((file) => !template.includes(file));
  const urls = files.map((file) => `/site/${file}`);
  if (isWhole(pathname)) return `<meta name="page-scripts" content="${urls.join(' ')}" />`;
  return urls.map((url) => `<link rel="modulepreload" crossorigin href="${url}" />`).join('');
}

/** The template for a page that the browser must make alone. */
export const emptyPage = (site: BuiltSite): string =>
  site.template.replace('<!--head-->', '').replace('<!--page-->', '').replace('<!--data-->', '');

async function loadInto(
  queryClient: QueryClient,
  data: PageData,
  { key, path, slim }: PageQuery,
  read: PageRequest['read'],
): Promise<void> {
  const { http, body } = await read(path);
  const { code, data: value } = body as Envelope<unknown>;
  const nothing = http === 404 && code === CODES.NOT_FOUND.code;
  if (http !== 200 && !nothing) return;
  const found = nothing ? null : (slim?.(value as never) ?? value);
  queryClient.setQueryData(key, found);
  data.push([key, found]);
}
