import type { PublicSettings } from '@contract/settings';
import type { Head } from '@/lib/head';
import { fullTitle } from '@/lib/head';
import { safeJson } from './page-data';

const CARD = { url: '/site/card.png', width: 1200, height: 630 };

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const meta = (kind: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${kind}="${name}" content="${escape(String(content))}" />`;

interface HeadMarkup {
  head: Head;
  settings: PublicSettings | undefined;
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** In Open Graph format: `en_IN`. */
  locale: string;
}

/** Renders the title, description, social card, canonical URL and structured data of a page. */
export function headMarkup({ head, settings, origin, locale }: HeadMarkup): string {
  const { title, description, canonical, facts } = head;
  const lines = [`<title>${escape(fullTitle(title, settings?.name))}</title>`];
  if (description) lines.push(meta('name', 'description', description));
  if (canonical === undefined) return [...lines, meta('name', 'robots', 'noindex')].join('\n    ');
  const url = origin + canonical;
  const image = head.image ?? CARD;
  lines.push(
    `<link rel="canonical" href="${escape(url)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', locale),
    meta('property', 'og:url', url),
    meta('property', 'og:title', title),
    meta('property', 'og:image', origin + image.url),
    meta('property', 'og:image:width', image.width),
    meta('property', 'og:image:height', image.height),
    meta('name', 'twitter:card', 'summary_large_image'),
  );
  if (settings) lines.push(meta('property', 'og:site_name', settings.name));
  if (description) lines.push(meta('property', 'og:description', description));
  if (facts) lines.push(`<script type="application/ld+json">${safeJson(facts(origin))}</script>`);
  return lines.join('\n    ');
}
