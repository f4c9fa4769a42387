import { useHead } from './head';

/** For pages that search engines must not index: they have a title only. */
export function useTitle(title: string): void {
  useHead({ title });
}
