import type { Language } from '../../contract/language.js';

/** Who signs in, as far as it is known. */
export interface Visitor {
  /** Where the request came from. */
  address: string;
  /** In which messages to them are written; null where they have chosen none. */
  language: Language | null;
}
