import { type Day, dayIn, shortDay } from '../../../contract/calendar.js';
import { ageOn, type LicenceDetailRule } from '../../../contract/customers/licence.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { type CatalogueMessage, messageOf } from '../../../contract/messages/message.js';
import type { LicenceQuestion } from '../../../contract/rentals/handovers.js';

/** The details of a licence that decide whether its holder may drive. */
export interface LicenceDetails {
  /** The last valid day. */
  validUntil: Day;
  /** Null if its key was given up. */
  dateOfBirth: Day | null;
}

interface Licensed {
  startsAt: Date;
  endsAt: Date;
  /** Null if the details are not known. */
  licence: LicenceDetails | null;
}

export interface LicenceRules {
  rules: { zone: string; minimumAge: number };
  licenceDetails: LicenceDetailRule;
}

/** Returns why the licence of the customer prevents the handover; null if it does not. */
export function licenceProblem(
  { licence, startsAt, endsAt }: Licensed,
  { licenceDetails, rules: { zone, minimumAge: age } }: LicenceRules,
): { text: CatalogueMessage; reason: 'LICENCE_MISSING' | 'LICENCE_EXPIRED' | 'UNDER_AGE' } | null {
  if (licence === null) {
    if (licenceDetails === 'optional') return null;
    return { text: messageOf(handoversMessages, 'licenceMissing'), reason: 'LICENCE_MISSING' };
  }
  const { validUntil, dateOfBirth } = licence;
  if (validUntil < dayIn(zone, endsAt)) {
    const text = messageOf(handoversMessages, 'licenceExpires', { day: shortDay(validUntil) });
    return { text, reason: 'LICENCE_EXPIRED' };
  }
  if (dateOfBirth && ageOn(dateOfBirth, dayIn(zone, startsAt)) < age)
    return { text: messageOf(handoversMessages, 'underAge', { age }), reason: 'UNDER_AGE' };
  return null;
}

/** Whether staff type the number of the licence at the handover; null if there is none to compare it with. */
export function licenceQuestion(
  licence: LicenceDetails | null,
  { licenceDetails }: Pick<LicenceRules, 'licenceDetails'>,
): LicenceQuestion | null {
  if (licenceDetails === 'required') return 'REQUIRED';
  return licence ? 'OPTIONAL' : null;
}
