import type { Language } from '../../contract/language.js';

/** Details of a request to sign in. */
export interface Visitor {
  /** IP address of the request. */
  ipAddress: string;
  /** Language of messages to the visitor; null if they have chosen none. */
  language: Language | null;
}
