import { type Day, isDay } from '../../../contract/calendar.js';
import {
  ageOn,
  allowsCars,
  isUsualLicenceNumber,
  normaliseLicenceClasses,
  normaliseLicenceNumber,
} from '../../../contract/customers/licence.js';
import type { ReviewFlag } from '../../../contract/customers/people.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';

export interface LicenceTexts {
  licenseNumber?: string;
  licenseClasses?: string;
  licenseValidUntil?: string;
  dateOfBirth?: string;
}

/** The details of a driving licence. All are stored, or none. */
export interface Licence {
  number: string;
  classes: string[];
  validUntil: Day;
  dateOfBirth: Day;
}

const MAX_AGE = 110;

const FIELDS = ['licenseNumber', 'licenseClasses', 'licenseValidUntil', 'dateOfBirth'] as const;

/** @returns The details, null if none were given, and the invalid fields. */
export function checkLicence(
  texts: LicenceTexts,
  today: Day,
): { licence: Licence | null; errors: FieldProblem[] } {
  const given = (field: keyof LicenceTexts): string => texts[field]?.trim() ?? '';
  if (FIELDS.every((field) => given(field) === '')) return { licence: null, errors: [] };
  const number = normaliseLicenceNumber(given('licenseNumber'));
  const classes = normaliseLicenceClasses(given('licenseClasses'));
  const validUntil = given('licenseValidUntil');
  const dateOfBirth = given('dateOfBirth');
  const problems = {
    licenseNumber: number ? null : 'licenceNumber',
    licenseClasses: classesProblem(classes),
    licenseValidUntil: validUntilProblem(validUntil, today),
    dateOfBirth: isBirthDate(dateOfBirth, today) ? null : 'dateOfBirth',
  } as const;
  const errors = FIELDS.flatMap((field) => {
    const key = problems[field];
    return key ? [{ field, message: messageOf(customersMessages, key) }] : [];
  });
  if (!number || !classes || errors.length > 0) return { licence: null, errors };
  return { licence: { number, classes, validUntil, dateOfBirth }, errors };
}

function classesProblem(classes: string[] | null): 'licenceClasses' | 'licenceWithoutCars' | null {
  if (!classes) return 'licenceClasses';
  return allowsCars(classes) ? null : 'licenceWithoutCars';
}

function validUntilProblem(day: string, today: Day): 'licenceValidUntil' | 'licenceExpired' | null {
  if (!isDay(day)) return 'licenceValidUntil';
  return day < today ? 'licenceExpired' : null;
}

function isBirthDate(text: string, today: Day): boolean {
  if (!isDay(text) || text > today) return false;
  return ageOn(text, today) <= MAX_AGE;
}

/**
 * Returns the flags of a licence for the admin who reviews it. A number or birth date is null if it cannot be
 * decrypted.
 */
export function licenceFlags(
  licence: { number: string | null; validUntil: Day; dateOfBirth: Day | null } | null,
  { today, minimumAge }: { today: Day; minimumAge: number },
): ReviewFlag[] {
  if (!licence) return ['LICENCE_DETAILS_MISSING'];
  const flags: ReviewFlag[] = [];
  if (licence.number !== null && !isUsualLicenceNumber(licence.number)) flags.push('LICENCE_NUMBER_UNUSUAL');
  if (licence.validUntil < today) flags.push('LICENCE_EXPIRED');
  if (licence.dateOfBirth && ageOn(licence.dateOfBirth, today) < minimumAge) flags.push('UNDER_AGE');
  return flags;
}

/** Formats a licence number for every response except the one that reveals it to an admin. */
export const maskLicence = (lastFour: string): string => `XXXXX ${lastFour}`;
