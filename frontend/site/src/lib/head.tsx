import { createContext, use, useEffect } from 'react';
import type { CarImage } from '@contract/vehicles';
import { useSettings } from './settings';

/** What a page says of itself to browsers, search engines and those who share its address. */
export interface Head {
  /** Followed by the business's name in the tab. */
  title: string;
  description?: string;
  /** The page's one true address, without host; absent on pages that are nobody else's business. */
  canonical?: string;
  image?: CarImage;
  /** Facts for search engines, as schema.org names them, for a site that stands at `origin`; the server alone says them. */
  facts?: false | ((origin: string) => Record<string, unknown>);
}

/** On the server the pages' heads are collected while they are rendered. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** The whole title: `About · Pune City Cars`. */
export function fullTitle(title: string, business: string | undefined): string {
  return business ? `${title} · ${business}` : title;
}

function say(selector: string, attribute: 'content' | 'href', value: string | undefined): void {
  const element = document.head.querySelector(selector);
  if (value !== undefined) element?.setAttribute(attribute, value);
}

/** Names the page in the tab, for screen readers and for whoever reads its head. */
export function useHead(head: Head): void {
  const name = useSettings().data?.name;
  const { title, description, canonical } = head;
  use(HeadContext)?.(head);
  useEffect(() => {
    document.title = fullTitle(title, name);
    say('meta[name=description]', 'content', description);
    say('link[rel=canonical]', 'href', canonical && location.origin + canonical);
  }, [title, description, canonical, name]);
}
