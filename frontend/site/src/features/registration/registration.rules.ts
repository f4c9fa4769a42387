import { type Day, isDay } from '@contract/calendar';
import { normaliseAadhaar } from '@contract/customers/identity';
import { allowsCars, normaliseLicenceClasses, normaliseLicenceNumber } from '@contract/customers/licence';
import type { RejectionReasons } from '@contract/customers/people';
import type { RegistrationForm } from './api/register';
import type { registrationMessages } from './messages';

export type FieldName = keyof RegistrationForm;

const REQUIRED: readonly FieldName[] = [
  'name',
  'address',
  'aadhaarNumber',
  'aadhaarFile',
  'drivingLicenseFile',
];
export const LICENCE_FIELDS = [
  'licenseNumber',
  'licenseClasses',
  'licenseValidUntil',
  'dateOfBirth',
] as const;
const BACKS: readonly FieldName[] = ['aadhaarBackFile', 'drivingLicenseBackFile'];

interface Asked {
  /** Whether the settings require the details of the driving licence. */
  asksLicence: boolean;
  /** Whether the Aadhaar number was removed after the rejection. */
  needsNumber: boolean;
}

/**
 * Returns the fields of the form: all, or after a rejection only those of the rejected documents.
 */
export function shownFields(
  reasons: RejectionReasons | null,
  { asksLicence, needsNumber }: Asked,
): readonly FieldName[] {
  const details = asksLicence ? LICENCE_FIELDS : [];
  const rejected: FieldName[] = [];
  if (reasons?.aadhaar) rejected.push('aadhaarNumber', 'aadhaarFile', 'aadhaarBackFile');
  else if (reasons?.license && needsNumber) rejected.push('aadhaarNumber');
  if (reasons?.license) rejected.push(...details, 'drivingLicenseFile', 'drivingLicenseBackFile');
  return rejected.length > 0 ? rejected : [...REQUIRED, ...details, ...BACKS];
}

/** Returns the required fields: all, or after a rejection only the rejected documents. */
export function requiredFields(
  reasons: RejectionReasons | null,
  { asksLicence, needsNumber }: Asked,
): readonly FieldName[] {
  const details = asksLicence ? LICENCE_FIELDS : [];
  if (!reasons) return [...REQUIRED, ...details];
  return [
    ...(needsNumber ? (['aadhaarNumber'] as const) : []),
    ...(reasons.aadhaar ? (['aadhaarFile'] as const) : []),
    ...(reasons.license ? (['drivingLicenseFile', ...details] as const) : []),
  ];
}

/** Formats digits in groups of four, as on the card: `2345 6789 0124`. */
export function formatTypedAadhaar(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 12);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

type MessageKey = keyof (typeof registrationMessages)['english'];
interface Refusal {
  key: MessageKey;
  count?: number;
}

export function refuseAadhaar(text: string): Refusal | null {
  const count = text.replace(/\D/g, '').length;
  if (count === 0) return { key: 'aadhaarMissing' };
  if (count < 12) return { key: 'aadhaarLength', count };
  return normaliseAadhaar(text) ? null : { key: 'aadhaarInvalid' };
}

function refuseClasses(text: string): Refusal | null {
  const classes = normaliseLicenceClasses(text);
  if (!classes) return { key: 'licenceClassesMissing' };
  return allowsCars(classes) ? null : { key: 'licenceWithoutCars' };
}

function refuseValidUntil(day: string, today: Day): Refusal | null {
  if (!isDay(day)) return { key: 'licenceValidUntilMissing' };
  return day < today ? { key: 'licenceExpired' } : null;
}

const RULES: Partial<Record<FieldName, (form: RegistrationForm, today: Day) => Refusal | null>> = {
  name: (form) => (form.name.trim() ? null : { key: 'nameMissing' }),
  address: (form) => (form.address.trim() ? null : { key: 'addressMissing' }),
  aadhaarNumber: (form) => refuseAadhaar(form.aadhaarNumber),
  aadhaarFile: (form) => (form.aadhaarFile ? null : { key: 'aadhaarFileMissing' }),
  drivingLicenseFile: (form) => (form.drivingLicenseFile ? null : { key: 'licenseFileMissing' }),
  licenseNumber: (form) =>
    normaliseLicenceNumber(form.licenseNumber) ? null : { key: 'licenceNumberMissing' },
  licenseClasses: (form) => refuseClasses(form.licenseClasses),
  licenseValidUntil: (form, today) => refuseValidUntil(form.licenseValidUntil, today),
  dateOfBirth: ({ dateOfBirth }, today) =>
    isDay(dateOfBirth) && dateOfBirth < today ? null : { key: 'dateOfBirthMissing' },
};

const isEmpty = (value: string | File | null): boolean =>
  typeof value === 'string' ? !value.trim() : !value;

/** Returns the errors of the form, by field. */
export function refuseForm(
  form: RegistrationForm,
  required: readonly FieldName[],
  today: Day,
): Partial<Record<FieldName, Refusal>> {
  const refusals: Partial<Record<FieldName, Refusal>> = {};
  for (const field of [...REQUIRED, ...LICENCE_FIELDS]) {
    if (isEmpty(form[field]) && !required.includes(field)) continue;
    const refusal = RULES[field]?.(form, today);
    if (refusal) refusals[field] = refusal;
  }
  return refusals;
}
