import { getDomain } from 'tldts';
import { COMMON_MAIL_DOMAINS, mailDomainOf } from '../../../contract/customers/blocked-identities.js';

/** The registered domain, whose owner reads the mail of all its addresses; null for the domain of a public provider. */
export function privateMailDomain(email: string): string | null {
  const domain = mailDomainOf(email);
  const registered = getDomain(domain, { allowPrivateDomains: true }) ?? domain;
  return COMMON_MAIL_DOMAINS.includes(registered) ? null : registered;
}
