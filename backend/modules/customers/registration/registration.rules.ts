import type { Day } from '../../../contract/calendar.js';
import type { RejectionReasons, Renewal } from '../../../contract/customers/people.js';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '../../../contract/limits.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import type { CustomerApproval } from '../customer.entity.js';
import { checkLicence, type Licence, type LicenceTexts } from '../licences/licence.rules.js';
import { type AskedParts, checkIdentity, type IdentityTexts, type SentIdentity } from './identity.rules.js';

export interface RegistrationTexts extends LicenceTexts, IdentityTexts {
  name?: string;
  address?: string;
}

/** A back side is optional, because both may be in one file. */
export const REGISTRATION_FILES = [
  'aadhaarFile',
  'drivingLicenseFile',
  'aadhaarBackFile',
  'drivingLicenseBackFile',
  'identityFile',
  'identityBackFile',
] as const;
export type RegistrationFile = (typeof REGISTRATION_FILES)[number];

export interface CheckedRegistration {
  /** Null leaves the stored value unchanged, as in `address`. */
  name: string | null;
  address: string | null;
  /** Null if none was sent. */
  identity: SentIdentity | null;
  licence: Licence | null;
}

const CONTROL = /[^\P{Cc}\t\n\r]/u;

interface Sender {
  approval: CustomerApproval;
  rejectionReasons: RejectionReasons | null;
  renewal: Renewal | null;
}

/**
 * Returns the names of the required parts: all of them, only the rejected documents, or only those that an approved
 * customer was asked to send. A number is required again if it was removed after the rejection.
 */
export function requiredParts(
  { approval, rejectionReasons, renewal }: Sender,
  { licenceOnly, hasNumber }: { licenceOnly: boolean; hasNumber: boolean },
): Set<string> {
  if (approval !== 'REJECTED' && !renewal) {
    const identity = licenceOnly ? [] : ['identityNumber', 'identityFile'];
    return new Set(['name', 'address', ...identity, 'drivingLicenseFile']);
  }
  const { aadhaar, license } = renewal?.reasons ?? rejectionReasons ?? {};
  const isNumberAsked = aadhaar !== undefined || (renewal === null && !licenceOnly);
  return rejectedParts({ aadhaar, license, number: isNumberAsked && !hasNumber });
}

function rejectedParts(asked: { aadhaar: unknown; license: unknown; number: boolean }): Set<string> {
  const required = new Set<string>();
  if (asked.aadhaar) required.add('identityFile');
  if (asked.license) required.add('drivingLicenseFile');
  if (asked.number) required.add('identityNumber');
  return required;
}

const PART_OF = {
  aadhaarNumber: 'aadhaar',
  aadhaarFile: 'aadhaar',
  aadhaarBackFile: 'aadhaar',
  identityKind: 'aadhaar',
  identityNumber: 'aadhaar',
  identityFile: 'aadhaar',
  identityBackFile: 'aadhaar',
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
  asked: AskedParts,
  today: Day,
): { checked: CheckedRegistration; errors: FieldProblem[] } {
  const required = asked.parts;
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

  const { identity, errors: refusals } = checkIdentity(texts, files, asked);
  errors.push(...refusals);
  if (required.has('drivingLicenseFile') && !files.has('drivingLicenseFile'))
    errors.push({ field: 'drivingLicenseFile', message: messageOf(customersMessages, 'chooseLicense') });
  const { licence, errors: problems } = checkLicence(texts, today);
  errors.push(...problems);
  return { checked: { name, address, identity, licence }, errors };
}
