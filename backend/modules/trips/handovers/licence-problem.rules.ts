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

interface LicenceProblem {
  text: CatalogueMessage;
  reason: 'LICENCE_MISSING' | 'LICENCE_EXPIRED' | 'UNDER_AGE';
}

/** Returns the problem of missing but required details, for a handover without the form, which cannot ask for them. */
export const missingLicence = (
  licence: LicenceDetails | null,
  { licenceDetails }: Pick<LicenceRules, 'licenceDetails'>,
): LicenceProblem | null =>
  licence === null && licenceDetails === 'required'
    ? { text: messageOf(handoversMessages, 'licenceMissing'), reason: 'LICENCE_MISSING' }
    : null;

/** Returns the reason why the licence of the customer prevents the handover; null if it does not. */
export function licenceProblem(
  { licence, startsAt, endsAt }: Licensed,
  { rules: { zone, minimumAge: age } }: Pick<LicenceRules, 'rules'>,
): LicenceProblem | null {
  if (licence === null) return null;
  const { validUntil, dateOfBirth } = licence;
  if (validUntil < dayIn(zone, endsAt)) {
    const text = messageOf(handoversMessages, 'licenceExpires', { day: shortDay(validUntil) });
    return { text, reason: 'LICENCE_EXPIRED' };
  }
  if (dateOfBirth && ageOn(dateOfBirth, dayIn(zone, startsAt)) < age)
    return { text: messageOf(handoversMessages, 'underAge', { age }), reason: 'UNDER_AGE' };
  return null;
}

/**
 * Returns the licence data that staff type at the handover; null if nothing can be compared and nothing is required.
 */
export function licenceQuestion(
  licence: LicenceDetails | null,
  { licenceDetails }: Pick<LicenceRules, 'licenceDetails'>,
): LicenceQuestion | null {
  if (licenceDetails === 'required') return licence ? 'REQUIRED' : 'DETAILS';
  return licence ? 'OPTIONAL' : null;
}
