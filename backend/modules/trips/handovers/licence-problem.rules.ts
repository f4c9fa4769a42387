import { type Day, dayIn, shortDay } from '../../../contract/calendar.js';
import type { LicenceDetailRule } from '../../../contract/customers/licence.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { type CatalogueMessage, messageOf } from '../../../contract/messages/message.js';

interface Licensed {
  endsAt: Date;
  /** The last valid day of the customer's licence, if it is known. */
  licenceValidUntil: Day | null;
}

interface Settings {
  rules: { zone: string };
  licenceDetails: LicenceDetailRule;
}

/** Returns why the licence of the customer prevents the handover; null if it does not. */
export function licenceProblem(
  { licenceValidUntil, endsAt }: Licensed,
  { licenceDetails, rules }: Settings,
): { text: CatalogueMessage; reason: 'LICENCE_MISSING' | 'LICENCE_EXPIRED' } | null {
  if (licenceDetails === 'optional') return null;
  if (licenceValidUntil === null)
    return { text: messageOf(handoversMessages, 'licenceMissing'), reason: 'LICENCE_MISSING' };
  if (licenceValidUntil >= dayIn(rules.zone, endsAt)) return null;
  const text = messageOf(handoversMessages, 'licenceExpires', { day: shortDay(licenceValidUntil) });
  return { text, reason: 'LICENCE_EXPIRED' };
}
