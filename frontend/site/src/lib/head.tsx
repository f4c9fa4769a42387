import { createContext, use, useEffect } from 'react';
import type { CarImage } from '@contract/fleet/vehicles';
import { useSettings } from './settings';

/** The head of a page, for browsers, search engines and social cards. */
export interface Head {
  /** The title without the business name, which the browser tab adds. */
  title: string;
  description?: string;
  /** The canonical path; absent on pages that search engines must not index. */
  canonical?: string;
  image?: CarImage;
  /** Structured data in schema.org terms; rendered by the server only. */
  facts?: false | ((origin: string) => Record<string, unknown>);
}

/** Collects the head of the page during server rendering. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** `About · Pune City Cars` */
export function fullTitle(title: string, business: string | undefined): string {
  return business ? `${title} · ${business}` : title;
}

function setHeadAttribute(selector: string, attribute: 'content' | 'href', value: string | undefined): void {
  const element = document.head.querySelector(selector);
  if (value !== undefined) element?.setAttribute(attribute, value);
}

/** Sets the title and head of the page. */
export function useHead(head: Head): void {
  const name = useSettings().data?.name;
  const { title, description, canonical } = head;
  use(HeadContext)?.(head);
  useEffect(() => {
    document.title = fullTitle(title, name);
    setHeadAttribute('meta[name=description]', 'content', description);
    setHeadAttribute('link[rel=canonical]', 'href', canonical && location.origin + canonical);
  }, [title, description, canonical, name]);
}
