import { MAX_DOCUMENT_BYTES } from '../../../contract/limits.js';
import { type Form, prepareDocument } from '../../../platform/files/index.js';
import type { Registration } from './register-customer.js';
import { REGISTRATION_FILES, type RegistrationFile, type RegistrationTexts } from './registration.rules.js';

const DOCUMENT = { maxBytes: MAX_DOCUMENT_BYTES };

/** Maximum lengths of the texts in the registration form, in bytes. */
export const REGISTRATION_FIELDS = {
  name: 1000,
  address: 4000,
  aadhaarNumber: 200,
  identityKind: 200,
  identityNumber: 200,
  licenseNumber: 200,
  licenseClasses: 200,
  licenseValidUntil: 200,
  dateOfBirth: 200,
} satisfies Record<keyof RegistrationTexts, number>;

/** Upload limits of the registration form. */
export const FILE_LIMITS: Record<RegistrationFile, typeof DOCUMENT> = {
  aadhaarFile: DOCUMENT,
  identityFile: DOCUMENT,
  drivingLicenseFile: DOCUMENT,
  aadhaarBackFile: DOCUMENT,
  identityBackFile: DOCUMENT,
  drivingLicenseBackFile: DOCUMENT,
};

/** @throws Refusal 1014 if a file cannot be read. */
export async function prepareFiles(
  files: Form<string, RegistrationFile>['files'],
): Promise<Registration['files']> {
  const prepared: Registration['files'] = {};
  for (const name of REGISTRATION_FILES) {
    const upload = files[name][0];
    if (upload) prepared[name] = await prepareDocument(upload);
  }
  return prepared;
}

/** Returns the hashes that identify a repeated form. */
export const fingerprintsOf = (files: Registration['files']): (string | undefined)[] =>
  REGISTRATION_FILES.map((name) => files[name]?.sha256);
