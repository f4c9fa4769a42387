import { IDENTITY_KINDS } from '../../../contract/customers/identity-documents.js';
import { LICENCE_FIELDS } from '../licences/licence-fields.docs.js';

const DOCUMENT = {
  type: 'string',
  format: 'binary',
  description: 'JPEG, PNG, WebP or PDF up to 8 MB.',
};
const OPTIONAL = { ...DOCUMENT, optional: true };

const TEXT = 'string' as const;

/** The fields of the registration form. */
export const REGISTRATION_FORM = {
  name: { type: TEXT, examples: ['Asha Kulkarni'] },
  address: { type: TEXT, examples: ['4 Karve Road, Pune 411004'] },
  aadhaarNumber: {
    type: TEXT,
    optional: true,
    description:
      '12 digits with their check digit, or the last four with `aadhaarLastFour` of the settings. Not needed with another identity document, nor with `licenceOnly` of the settings.',
    examples: ['2341 2341 2346'],
  },
  identityKind: {
    type: TEXT,
    enum: [...IDENTITY_KINDS],
    optional: true,
    description:
      'One of `acceptedIdentities` of the settings, with `identityNumber` and `identityFile` in place of the Aadhaar fields.',
    examples: ['PASSPORT'],
  },
  identityNumber: {
    type: TEXT,
    optional: true,
    description:
      'PASSPORT: a letter and 7 digits. VOTER_ID: 3 letters and 7 digits. AADHAAR: as `aadhaarNumber`.',
    examples: ['K1234567'],
  },
  ...LICENCE_FIELDS,
  aadhaarFile: OPTIONAL,
  identityFile: OPTIONAL,
  drivingLicenseFile: DOCUMENT,
  aadhaarBackFile: OPTIONAL,
  identityBackFile: OPTIONAL,
  drivingLicenseBackFile: OPTIONAL,
};
