import { getDomain } from 'tldts';
import { COMMON_MAIL_DOMAINS, mailDomainOf } from '../../../contract/customers/blocked-identities.js';

/** Returns the registered domain, whose owner can read the mail of all its addresses. */
export function registeredDomainOf(email: string): string {
  const domain = mailDomainOf(email);
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain;
}

/** Returns the registered domain; null for a public provider's domain. */
export function privateMailDomain(email: string): string | null {
  const registered = registeredDomainOf(email);
  return COMMON_MAIL_DOMAINS.includes(registered) ? null : registered;
}
