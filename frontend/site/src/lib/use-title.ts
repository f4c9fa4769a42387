import { useHead } from './head';

/** Sets only the title, for pages that search engines must not index. */
export function useTitle(title: string): void {
  useHead({ title });
}
