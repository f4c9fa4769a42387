import type { QueryClient } from '@tanstack/react-query';
import type { PageQuery } from './page-queries';

/** The query results that the server embeds into a page. */
export type PageData = [key: PageQuery['key'], data: unknown][];

const ELEMENT = 'page-data';

/** Id of the page that all unknown cars share. */
export const NO_CAR = '0';

export function pageDataMarkup(data: PageData): string {
  return `<script type="application/json" id="${ELEMENT}">${safeJson(data)}</script>`;
}

/** Escapes JSON, so that it cannot end the script element around it. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Fills the query cache with the embedded results, so that the browser does not fetch them again. */
export function restorePageData(queryClient: QueryClient): void {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (!text) return;
  for (const [key, data] of JSON.parse(text) as PageData)
    queryClient.setQueryData(
      key.map((part) => (part === NO_CAR ? idInAddress() : part)),
      data,
    );
}

const idInAddress = (): string | undefined => location.pathname.split('/')[2];
