import type { FieldError } from '../../../contract/codes.js';
import { normaliseAadhaar } from '../../../contract/customers/identity.js';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '../../../contract/limits.js';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import type { CustomerApproval } from '../customer.entity.js';

export interface RegistrationTexts {
  name?: string;
  address?: string;
  aadhaarNumber?: string;
}

export type RegistrationFile = 'aadhaarFile' | 'drivingLicenseFile';

export interface CheckedRegistration {
  /** Null leaves the stored number unchanged. */
  name: string | null;
  address: string | null;
  aadhaarNumber: string | null;
}

const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** What a customer in this state must send: everything, or after a rejection only what was rejected. */
export function requiredParts(approval: CustomerApproval, reasons: RejectionReasons | null): Set<string> {
  if (approval !== 'REJECTED')
    return new Set(['name', 'address', 'aadhaarNumber', 'aadhaarFile', 'drivingLicenseFile']);
  const required = new Set<string>();
  if (reasons?.aadhaar) required.add('aadhaarFile');
  if (reasons?.license) required.add('drivingLicenseFile');
  return required;
}

/** The cleaned texts, or every field that is wrong. */
export function checkRegistration(
  texts: RegistrationTexts,
  files: ReadonlySet<RegistrationFile>,
  required: ReadonlySet<string>,
): { checked: CheckedRegistration; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const text = (field: 'name' | 'address', max: number, label: string): string | null => {
    const value = texts[field]?.trim() ?? '';
    if (value === '') {
      if (required.has(field)) errors.push({ field, message: `Please enter your ${label}.` });
      return null;
    }
    if (value.length > max || CONTROL.test(value)) {
      errors.push({ field, message: `Your ${label} may have at most ${max} characters.` });
    }
    return value;
  };
  const name = text('name', MAX_NAME_LENGTH, 'name');
  const address = text('address', MAX_ADDRESS_LENGTH, 'address');

  const given = texts.aadhaarNumber?.trim() ?? '';
  const aadhaarNumber = given === '' ? null : normaliseAadhaar(given);
  if (given === '' ? required.has('aadhaarNumber') : aadhaarNumber === null) {
    errors.push({
      field: 'aadhaarNumber',
      message: 'Please enter the 12 digits of your Aadhaar number, as printed on the card.',
    });
  }
  for (const [field, label] of [
    ['aadhaarFile', 'your Aadhaar card'],
    ['drivingLicenseFile', 'your driving licence'],
  ] as const) {
    if (required.has(field) && !files.has(field))
      errors.push({ field, message: `Please choose a photo or PDF of ${label}.` });
  }
  return { checked: { name, address, aadhaarNumber }, errors };
}
