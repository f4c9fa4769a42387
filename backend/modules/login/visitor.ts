import type { Language } from '../../contract/language.js';
import type { Visitor } from './codes/code-request.js';

/** Details of a request to sign in. */
export interface SignInVisitor extends Visitor {
  /** Language of messages to the visitor; null if they have chosen none. */
  language: Language | null;
  /** The session whose token the request carries; null if it has none. */
  sessionId: string | null;
}

export interface EnteredOtp {
  otp: string;
  challengeId: string | null;
}
