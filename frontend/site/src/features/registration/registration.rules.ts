import { type Day, isDay } from '@contract/calendar';
import { normaliseAadhaar } from '@contract/customers/identity';
import {
  type IdentityKind,
  normaliseIdentityNumber,
  readIdentityNumber,
} from '@contract/customers/identity-documents';
import { allowsCars, normaliseLicenceClasses, normaliseLicenceNumber } from '@contract/customers/licence';
import type { RejectionReasons } from '@contract/customers/people';
import type { RegistrationForm } from './api/register';
import type { registrationMessages } from './messages';

export type FieldName = keyof RegistrationForm;

export const LICENCE_FIELDS = [
  'licenseNumber',
  'licenseClasses',
  'licenseValidUntil',
  'dateOfBirth',
] as const;

/** The documents that the customer must send. */
export interface Asked {
  /** The reasons of the rejection by document; null before a rejection. */
  reasons: RejectionReasons | null;
  /** True if the details of the driving licence are required. */
  asksLicence: boolean;
  /** True if the number of the identity document was removed after the rejection. */
  needsNumber: boolean;
  /** True if the driving licence is enough. */
  licenceOnly: boolean;
  /** True if only the last four digits of an Aadhaar number are requested, with a masked copy. */
  aadhaarLastFour: boolean;
  /** The identity documents to choose from. */
  kinds: readonly IdentityKind[];
  /** The identity document that was sent before. */
  sentKind: IdentityKind | null;
  /** The version of the text to agree to before the QR code of an Aadhaar card is read; null if it is not read. */
  qrConsent: string | null;
}

/** Returns the document that is selected at first: the one that was sent before, or the only one. */
export function firstKind({ kinds, sentKind }: Pick<Asked, 'kinds' | 'sentKind'>): IdentityKind | '' {
  if (sentKind && kinds.includes(sentKind)) return sentKind;
  return kinds.length === 1 ? (kinds[0] ?? '') : '';
}

interface AskedFields {
  shown: readonly FieldName[];
  required: readonly FieldName[];
}

/** Returns the fields of the form: all, or after a rejection only those of the rejected documents. */
export function askedFields(asked: Asked, kind: IdentityKind | ''): AskedFields {
  const { reasons, asksLicence } = asked;
  const isForAll = asksForAll(reasons);
  const identity = identityFields(asked, kind);
  const details = asksLicence ? LICENCE_FIELDS : [];
  const person: FieldName[] = isForAll ? ['name', 'address'] : [];
  const licence: FieldName[] = isForAll || reasons?.license ? [...details, 'drivingLicenseFile'] : [];
  const back: FieldName[] = licence.length > 0 ? ['drivingLicenseBackFile'] : [];
  return {
    shown: [...person, ...identity.shown, ...licence, ...back],
    required: reasons && isForAll ? identity.required : [...person, ...identity.required, ...licence],
  };
}

/** True for a first registration, and after a rejection that names no document. */
const asksForAll = (reasons: RejectionReasons | null): boolean => !reasons?.aadhaar && !reasons?.license;

function identityFields(asked: Asked, kind: IdentityKind | ''): AskedFields {
  const { reasons, needsNumber, licenceOnly, sentKind } = asked;
  const isPictureAsked = reasons?.aadhaar !== undefined || (asksForAll(reasons) && !licenceOnly);
  if (!isPictureAsked && !needsNumber) return { shown: [], required: [] };
  if (!kind) return { shown: ['identityKind'], required: ['identityKind'] };
  const shown: FieldName[] = ['identityKind', 'identityNumber'];
  const files: FieldName[] = ['identityFile', 'identityBackFile'];
  // A different document than the one sent before needs its number and photo.
  if (!reasons || kind !== sentKind)
    return { shown: [...shown, ...files], required: ['identityNumber', 'identityFile'] };
  return {
    shown: isPictureAsked ? [...shown, ...files] : shown,
    required: requiredAgain(needsNumber, reasons.aadhaar !== undefined),
  };
}

const REPLACED_BY_QR: readonly FieldName[] = ['identityNumber', 'identityFile', 'identityBackFile'];

/** Returns the fields that are still needed after the QR code was checked. */
export function withoutIdentity({ shown, required }: AskedFields): AskedFields {
  const others = (fields: readonly FieldName[]): FieldName[] =>
    fields.filter((field) => !REPLACED_BY_QR.includes(field));
  return { shown: others(shown), required: others(required) };
}

function requiredAgain(needsNumber: boolean, isRejected: boolean): FieldName[] {
  const number: FieldName[] = needsNumber ? ['identityNumber'] : [];
  return isRejected ? [...number, 'identityFile'] : number;
}

/** Formats at most `count` digits in groups of four, as on the card: `2345 6789 0124`. */
export function formatTypedAadhaar(text: string, count = 12): string {
  const digits = text.replace(/\D/g, '').slice(0, count);
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

const FILE_MISSING = {
  AADHAAR: 'aadhaarFileMissing',
  PASSPORT: 'passportFileMissing',
  VOTER_ID: 'voterIdFileMissing',
} as const;

function refuseNumber(
  { identityKind, identityNumber }: RegistrationForm,
  _today: Day,
  asked: Pick<Asked, 'aadhaarLastFour'>,
): Refusal | null {
  if (!identityKind) return null;
  if (identityKind === 'AADHAAR' && asked.aadhaarLastFour)
    return readIdentityNumber(identityKind, identityNumber, asked) ? null : { key: 'aadhaarEndMissing' };
  if (identityKind === 'AADHAAR') return refuseAadhaar(identityNumber);
  if (normaliseIdentityNumber(identityKind, identityNumber)) return null;
  return { key: identityKind === 'PASSPORT' ? 'passportInvalid' : 'voterIdInvalid' };
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

type Rule = (form: RegistrationForm, today: Day, asked: Pick<Asked, 'aadhaarLastFour'>) => Refusal | null;

const RULES: Partial<Record<FieldName, Rule>> = {
  name: (form) => (form.name.trim() ? null : { key: 'nameMissing' }),
  address: (form) => (form.address.trim() ? null : { key: 'addressMissing' }),
  identityKind: (form) => (form.identityKind ? null : { key: 'identityMissing' }),
  identityNumber: refuseNumber,
  identityFile: ({ identityKind, identityFile }) =>
    identityFile || !identityKind ? null : { key: FILE_MISSING[identityKind] },
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
  { shown, required }: AskedFields,
  today: Day,
  asked: Pick<Asked, 'aadhaarLastFour'>,
): Partial<Record<FieldName, Refusal>> {
  const refusals: Partial<Record<FieldName, Refusal>> = {};
  for (const field of shown) {
    if (isEmpty(form[field]) && !required.includes(field)) continue;
    const refusal = RULES[field]?.(form, today, asked);
    if (refusal) refusals[field] = refusal;
  }
  return refusals;
}
