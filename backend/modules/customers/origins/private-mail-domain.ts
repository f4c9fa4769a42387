import { getDomain } from 'tldts';
import { COMMON_MAIL_DOMAINS, mailDomainOf } from '../../../contract/customers/blocked-identities.js';

/**
 * Returns the registered domain, whose owner can read the mail of all its addresses; null for a public provider's
 * domain.
 */
export function privateMailDomain(email: string): string | null {
  const domain = mailDomainOf(email);
  const registered = getDomain(domain, { allowPrivateDomains: true }) ?? domain;
  return COMMON_MAIL_DOMAINS.includes(registered) ? null : registered;
}
