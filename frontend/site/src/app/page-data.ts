import type { QueryClient } from '@tanstack/react-query';
import type { PageQuery } from './page-queries';

/** What the server read for a page, as it stands in the page: everything the first picture shows. */
export type PageData = [key: PageQuery['key'], data: unknown][];

const ELEMENT = 'page-data';

export function pageDataMarkup(data: PageData): string {
  return `<script type="application/json" id="${ELEMENT}">${safeJson(data)}</script>`;
}

/** JSON that cannot end the element it stands in. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Hands the page's data to those who would otherwise ask the server for it again. */
export function adoptPageData(queryClient: QueryClient): void {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (!text) return;
  for (const [key, data] of JSON.parse(text) as PageData) queryClient.setQueryData(key, data);
}
