import { IDENTITY_KINDS } from '@contract/customers/identity-documents';
import {
  type Asked,
  askedFields,
  firstKind,
  formatTypedAadhaar,
  LICENCE_FIELDS,
  refuseAadhaar,
  refuseForm,
  withoutIdentity,
} from './registration.rules';

const empty = {
  name: ' ',
  address: '',
  identityKind: '',
  identityNumber: '',
  identityFile: null,
  drivingLicenseFile: null,
  identityBackFile: null,
  drivingLicenseBackFile: null,
  licenseNumber: '',
  licenseClasses: '',
  licenseValidUntil: '',
  dateOfBirth: '',
} as const;
const TODAY = '2026-11-20';
const first: Asked = {
  reasons: null,
  asksLicence: false,
  needsNumber: false,
  licenceOnly: false,
  aadhaarLastFour: false,
  kinds: IDENTITY_KINDS,
  sentKind: null,
  qrConsent: null,
};
const again = { ...first, sentKind: 'AADHAAR', reasons: { aadhaar: 'Cut off.' } } as const;
const blurred = { ...again, reasons: { license: 'Blurred.' } };

describe('fields of the registration form', () => {
  it('requires the kind of identity document first, then its number and photo', () => {
    const [before, after] = [askedFields(first, ''), askedFields(first, 'PASSPORT')];
    expect(before.required).toEqual(['name', 'address', 'identityKind', 'drivingLicenseFile']);
    expect(before.shown).toEqual([...before.required, 'drivingLicenseBackFile']);
    expect(after.required).toEqual([
      'name',
      'address',
      'identityNumber',
      'identityFile',
      'drivingLicenseFile',
    ]);
  });

  it('omits the number and the photo after the QR code was checked', () => {
    const { shown, required } = withoutIdentity(askedFields(first, 'AADHAAR'));
    expect(shown).toEqual([
      'name',
      'address',
      'identityKind',
      'drivingLicenseFile',
      'drivingLicenseBackFile',
    ]);
    expect(required).toEqual(['name', 'address', 'drivingLicenseFile']);
  });

  it('includes no identity document if the driving licence is enough', () => {
    const { shown } = askedFields({ ...first, licenceOnly: true }, '');
    expect(shown).toEqual(['name', 'address', 'drivingLicenseFile', 'drivingLicenseBackFile']);
  });

  it('includes only the fields of the rejected documents', () => {
    expect(askedFields(blurred, 'AADHAAR').shown).toEqual(['drivingLicenseFile', 'drivingLicenseBackFile']);
    expect(askedFields({ ...again, asksLicence: true }, 'AADHAAR')).toEqual({
      shown: ['identityKind', 'identityNumber', 'identityFile', 'identityBackFile'],
      required: ['identityFile'],
    });
  });

  it('requires number and photo for a different document than the one sent before', () =>
    expect(askedFields(again, 'VOTER_ID').required).toEqual(['identityNumber', 'identityFile']));

  it('requires a removed number together with the rejected licence', () => {
    const removed = { ...blurred, needsNumber: true };
    expect(askedFields(removed, 'AADHAAR')).toEqual({
      shown: ['identityKind', 'identityNumber', 'drivingLicenseFile', 'drivingLicenseBackFile'],
      required: ['identityNumber', 'drivingLicenseFile'],
    });
    expect(askedFields(removed, 'PASSPORT').required).toContain('identityFile');
  });

  it('chooses the document that was sent before, or the only one', () => {
    expect(firstKind(first)).toBe('');
    expect(firstKind(again)).toBe('AADHAAR');
    expect(firstKind({ ...again, kinds: ['PASSPORT', 'VOTER_ID'] })).toBe('');
    expect(firstKind({ ...first, kinds: ['PASSPORT'] })).toBe('PASSPORT');
  });
});

it('groups a typed Aadhaar number by four digits, as on the card', () => {
  expect(formatTypedAadhaar('2345')).toBe('2345');
  expect(formatTypedAadhaar('23456')).toBe('2345 6');
  expect(formatTypedAadhaar('2345-6789-01249')).toBe('2345 6789 0124');
});

it('accepts four digits of an Aadhaar number if the settings request them', () => {
  expect(formatTypedAadhaar('23456', 4)).toBe('2345');
  const asked = { ...first, aadhaarLastFour: true };
  const fields = askedFields(asked, 'AADHAAR');
  const refusal = (identityNumber: string, by: Asked) =>
    refuseForm({ ...empty, identityKind: 'AADHAAR', identityNumber }, fields, TODAY, by).identityNumber;
  expect(refusal('0124', asked)).toBeUndefined();
  expect(refusal('012', asked)).toEqual({ key: 'aadhaarEndMissing' });
  expect(refusal('0124', first)).toEqual({ key: 'aadhaarLength', count: 4 });
});

it('refuses an incomplete or invalid Aadhaar number with the reason', () => {
  expect(refuseAadhaar('')).toEqual({ key: 'aadhaarMissing' });
  expect(refuseAadhaar('2345 6')).toEqual({ key: 'aadhaarLength', count: 5 });
  expect(refuseAadhaar('2345 6789 0123')).toEqual({ key: 'aadhaarInvalid' });
  expect(refuseAadhaar('2345 6789 0124')).toBeNull();
});

it('requires the details of the licence if the settings request them', () => {
  const { shown, required } = askedFields({ ...blurred, asksLicence: true }, '');
  expect(required).toEqual([...LICENCE_FIELDS, 'drivingLicenseFile']);
  const details = {
    ...empty,
    licenseNumber: 'MH12',
    licenseClasses: 'MCWG',
    licenseValidUntil: '2026-11-19',
    dateOfBirth: TODAY,
  };
  expect(refuseForm(details, { shown, required }, TODAY, first)).toMatchObject({
    licenseNumber: { key: 'licenceNumberMissing' },
    licenseClasses: { key: 'licenceWithoutCars' },
    licenseValidUntil: { key: 'licenceExpired' },
    dateOfBirth: { key: 'dateOfBirthMissing' },
  });
});

describe('form validation', () => {
  const refused = (form: Parameters<typeof refuseForm>[0], asked: Asked) =>
    Object.entries(refuseForm(form, askedFields(asked, form.identityKind), TODAY, asked)).map(
      ([field, { key }]) => `${field}: ${key}`,
    );

  it('reports every empty field of a first registration', () => {
    expect(refused(empty, first)).toEqual([
      'name: nameMissing',
      'address: addressMissing',
      'identityKind: identityMissing',
      'drivingLicenseFile: licenseFileMissing',
    ]);
    const passport = { ...empty, identityKind: 'PASSPORT', identityNumber: 'K12' } as const;
    expect(refused(passport, first)).toEqual(
      expect.arrayContaining(['identityNumber: passportInvalid', 'identityFile: passportFileMissing']),
    );
  });

  it('reports only the rejected document of a repeated form, and an invalid optional number', () => {
    const aadhaar = { ...empty, identityKind: 'AADHAAR' } as const;
    expect(refused(aadhaar, again)).toEqual(['identityFile: aadhaarFileMissing']);
    expect(refused({ ...aadhaar, identityNumber: '1234' }, again)).toEqual([
      'identityNumber: aadhaarLength',
      'identityFile: aadhaarFileMissing',
    ]);
  });
});
