import type { PersonKind } from '../../../platform/auth/browsers/known-browser.entity.js';
import type { IdentityKind } from './code.rules.js';
import type { LoginPurpose } from './one-time-code.entity.js';

/** The origin of a request. */
export interface Visitor {
  /** IPv4 address or IPv6 /64. */
  network: string;
  /** IP address, for the audit log. */
  address: string;
  /** Secret in the cookie `browser`; a new one if the request contained none. */
  browser: string;
  /** Description of the browser, such as `Chrome on Android`. */
  browserLabel: string;
}

export interface CodeRequest {
  purpose: LoginPurpose;
  /** The e-mail address or the staff mobile number. */
  identity: string;
}

export const identityKindOf = (purpose: LoginPurpose): IdentityKind =>
  purpose === 'ADMIN' || purpose === 'CUSTOM_ADMIN' ? 'mobile' : 'email';

export function personKindOf(purpose: LoginPurpose): PersonKind {
  if (purpose === 'ADMIN') return 'admin';
  return purpose === 'CUSTOM_ADMIN' ? 'custom-admin' : 'customer';
}
