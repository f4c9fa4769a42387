import { useHead } from './head';

/** For pages that are nobody's business but the customer's: they have a name and nothing else. */
export function useTitle(title: string): void {
  useHead({ title });
}
