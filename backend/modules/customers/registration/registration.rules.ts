import type { Day } from '../../../contract/calendar.js';
import { normaliseAadhaar } from '../../../contract/customers/identity.js';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '../../../contract/limits.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import type { CustomerApproval } from '../customer.entity.js';
import { checkLicence, type Licence, type LicenceTexts } from '../licences/licence.rules.js';

export interface RegistrationTexts extends LicenceTexts {
  name?: string;
  address?: string;
  aadhaarNumber?: string;
}

/** Front sides first; a back side is optional, because both may be in one file. */
export const REGISTRATION_FILES = [
  'aadhaarFile',
  'drivingLicenseFile',
  'aadhaarBackFile',
  'drivingLicenseBackFile',
] as const;
export type RegistrationFile = (typeof REGISTRATION_FILES)[number];

export interface CheckedRegistration {
  /** Null leaves the stored value unchanged. */
  name: string | null;
  address: string | null;
  aadhaarNumber: string | null;
  licence: Licence | null;
}

const CONTROL = /[^\P{Cc}\t\n\r]/u;

/**
 * Returns the required fields: all of them, or after a rejection the rejected documents, and the Aadhaar number if it was
 * removed since.
 */
export function requiredParts(
  approval: CustomerApproval,
  reasons: RejectionReasons | null,
  isNumberStored = true,
): Set<string> {
  if (approval !== 'REJECTED')
    return new Set(['name', 'address', 'aadhaarNumber', 'aadhaarFile', 'drivingLicenseFile']);
  const required = new Set<string>();
  if (reasons?.aadhaar) required.add('aadhaarFile');
  if (reasons?.license) required.add('drivingLicenseFile');
  if (!isNumberStored) required.add('aadhaarNumber');
  return required;
}

const PART_OF = {
  aadhaarNumber: 'aadhaar',
  aadhaarFile: 'aadhaar',
  aadhaarBackFile: 'aadhaar',
  licenseNumber: 'license',
  licenseClasses: 'license',
  licenseValidUntil: 'license',
  dateOfBirth: 'license',
  drivingLicenseFile: 'license',
  drivingLicenseBackFile: 'license',
} as const;

/** Returns an error for each field that an approved customer was not asked to send again. */
export function unaskedFields(
  texts: RegistrationTexts,
  files: readonly RegistrationFile[],
  reasons: RejectionReasons,
): FieldProblem[] {
  const sent = Object.entries<string | undefined>({ ...texts }).flatMap(([field, text]) =>
    text?.trim() ? [field] : [],
  );
  return [...sent, ...files]
    .filter((field) => !(field in PART_OF) || !reasons[PART_OF[field as keyof typeof PART_OF]])
    .map((field) => ({ field, message: messageOf(customersMessages, 'notAskedFor') }));
}

const MISSING = { name: 'enterName', address: 'enterAddress' } as const;
const TOO_LONG = { name: 'nameTooLong', address: 'addressTooLong' } as const;

/** Returns the cleaned texts and all invalid fields. */
export function checkRegistration(
  texts: RegistrationTexts,
  files: ReadonlySet<RegistrationFile>,
  required: ReadonlySet<string>,
  today: Day,
): { checked: CheckedRegistration; errors: FieldProblem[] } {
  const errors: FieldProblem[] = [];
  const text = (field: 'name' | 'address', max: number): string | null => {
    const value = texts[field]?.trim() ?? '';
    if (value === '') {
      if (required.has(field)) errors.push({ field, message: messageOf(customersMessages, MISSING[field]) });
      return null;
    }
    if (value.length > max || CONTROL.test(value)) {
      errors.push({ field, message: messageOf(customersMessages, TOO_LONG[field], { max }) });
    }
    return value;
  };
  const name = text('name', MAX_NAME_LENGTH);
  const address = text('address', MAX_ADDRESS_LENGTH);

  const given = texts.aadhaarNumber?.trim() ?? '';
  const aadhaarNumber = given === '' ? null : normaliseAadhaar(given);
  if (given === '' ? required.has('aadhaarNumber') : aadhaarNumber === null) {
    errors.push({
      field: 'aadhaarNumber',
      message: messageOf(customersMessages, 'aadhaarDigits'),
    });
  }
  for (const [field, key] of [
    ['aadhaarFile', 'chooseAadhaar'],
    ['drivingLicenseFile', 'chooseLicense'],
  ] as const) {
    if (required.has(field) && !files.has(field))
      errors.push({ field, message: messageOf(customersMessages, key) });
  }
  const { licence, errors: problems } = checkLicence(texts, today);
  errors.push(...problems);
  return { checked: { name, address, aadhaarNumber, licence }, errors };
}
