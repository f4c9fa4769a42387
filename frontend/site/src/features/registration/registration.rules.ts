import { normaliseAadhaar } from '@contract/customers/identity';
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
const BACKS: readonly FieldName[] = ['aadhaarBackFile', 'drivingLicenseBackFile'];

/** Returns the fields of the form: all, or after a rejection only those of the rejected documents. */
export function shownFields(reasons: RejectionReasons | null): readonly FieldName[] {
  const rejected: FieldName[] = [];
  if (reasons?.aadhaar) rejected.push('aadhaarNumber', 'aadhaarFile', 'aadhaarBackFile');
  if (reasons?.license) rejected.push('drivingLicenseFile', 'drivingLicenseBackFile');
  return rejected.length > 0 ? rejected : [...REQUIRED, ...BACKS];
}

/** Returns the required fields: all, or after a rejection only the rejected documents. */
export function requiredFields(reasons: RejectionReasons | null): readonly FieldName[] {
  if (!reasons) return REQUIRED;
  return [
    ...(reasons.aadhaar ? (['aadhaarFile'] as const) : []),
    ...(reasons.license ? (['drivingLicenseFile'] as const) : []),
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

const RULES: Partial<Record<FieldName, (form: RegistrationForm) => Refusal | null>> = {
  name: (form) => (form.name.trim() ? null : { key: 'nameMissing' }),
  address: (form) => (form.address.trim() ? null : { key: 'addressMissing' }),
  aadhaarNumber: (form) => refuseAadhaar(form.aadhaarNumber),
  aadhaarFile: (form) => (form.aadhaarFile ? null : { key: 'aadhaarFileMissing' }),
  drivingLicenseFile: (form) => (form.drivingLicenseFile ? null : { key: 'licenseFileMissing' }),
};

const isEmpty = (value: string | File | null): boolean =>
  typeof value === 'string' ? !value.trim() : !value;

/** Returns the errors of the form, by field. */
export function refuseForm(
  form: RegistrationForm,
  required: readonly FieldName[],
): Partial<Record<FieldName, Refusal>> {
  const refusals: Partial<Record<FieldName, Refusal>> = {};
  for (const field of REQUIRED) {
    if (isEmpty(form[field]) && !required.includes(field)) continue;
    const refusal = RULES[field]?.(form);
    if (refusal) refusals[field] = refusal;
  }
  return refusals;
}
