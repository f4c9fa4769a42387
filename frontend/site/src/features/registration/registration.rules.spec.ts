import {
  formatTypedAadhaar,
  refuseAadhaar,
  refuseForm,
  requiredFields,
  shownFields,
} from './registration.rules';

const empty = {
  name: ' ',
  address: '',
  aadhaarNumber: '',
  aadhaarFile: null,
  drivingLicenseFile: null,
  aadhaarBackFile: null,
  drivingLicenseBackFile: null,
  licenseNumber: '',
  licenseClasses: '',
  licenseValidUntil: '',
  dateOfBirth: '',
};
const TODAY = '2026-11-20';
const asked = { asksLicence: false, needsNumber: false };
const licence = ['licenseNumber', 'licenseClasses', 'licenseValidUntil', 'dateOfBirth'] as const;
const everything = ['name', 'address', 'aadhaarNumber', 'aadhaarFile', 'drivingLicenseFile'] as const;

describe('shown fields', () => {
  it('includes all fields at first and after a rejection without a document', () => {
    const backs = ['aadhaarBackFile', 'drivingLicenseBackFile'];
    expect(shownFields(null, asked)).toEqual([...everything, ...backs]);
    expect(shownFields({ note: 'Names differ.' }, asked)).toEqual([...everything, ...backs]);
  });

  it('includes only the fields of the rejected documents', () => {
    expect(shownFields({ license: 'Blurred.' }, asked)).toEqual([
      'drivingLicenseFile',
      'drivingLicenseBackFile',
    ]);
    expect(shownFields({ aadhaar: 'Cut off.' }, { ...asked, asksLicence: true })).toEqual([
      'aadhaarNumber',
      'aadhaarFile',
      'aadhaarBackFile',
    ]);
  });
});

it('requires a removed Aadhaar number together with the rejected licence', () => {
  const removed = { ...asked, needsNumber: true };
  expect(shownFields({ license: 'Blurred.' }, removed)).toEqual([
    'aadhaarNumber',
    'drivingLicenseFile',
    'drivingLicenseBackFile',
  ]);
  expect(requiredFields({ license: 'Blurred.' }, removed)).toEqual(['aadhaarNumber', 'drivingLicenseFile']);
});

it('groups a typed Aadhaar number in fours, as on the card', () => {
  expect(formatTypedAadhaar('2345')).toBe('2345');
  expect(formatTypedAadhaar('23456')).toBe('2345 6');
  expect(formatTypedAadhaar('2345-6789-01249')).toBe('2345 6789 0124');
});

it('refuses an incomplete or invalid Aadhaar number with the reason', () => {
  expect(refuseAadhaar('')).toEqual({ key: 'aadhaarMissing' });
  expect(refuseAadhaar('2345 6')).toEqual({ key: 'aadhaarLength', count: 5 });
  expect(refuseAadhaar('2345 6789 0123')).toEqual({ key: 'aadhaarInvalid' });
  expect(refuseAadhaar('2345 6789 0124')).toBeNull();
});

it('asks for the details of the licence where the settings require them', () => {
  expect(shownFields(null, { ...asked, asksLicence: true })).toEqual(expect.arrayContaining([...licence]));
  expect(requiredFields({ license: 'Blurred.' }, { ...asked, asksLicence: true })).toEqual([
    'drivingLicenseFile',
    ...licence,
  ]);
  const details = {
    ...empty,
    licenseNumber: 'MH12',
    licenseClasses: 'MCWG',
    licenseValidUntil: '2026-11-19',
    dateOfBirth: TODAY,
  };
  expect(refuseForm(details, [...licence], TODAY)).toMatchObject({
    licenseNumber: { key: 'licenceNumberMissing' },
    licenseClasses: { key: 'licenceWithoutCars' },
    licenseValidUntil: { key: 'licenceExpired' },
    dateOfBirth: { key: 'dateOfBirthMissing' },
  });
});

describe('form validation', () => {
  it('reports every empty field at first', () => {
    expect(Object.keys(refuseForm(empty, requiredFields(null, asked), TODAY))).toEqual([...everything]);
  });

  it('reports only the rejected document later, and an invalid number even if it is optional', () => {
    const required = requiredFields({ aadhaar: 'Cut off.' }, { ...asked, asksLicence: true });
    expect(Object.keys(refuseForm(empty, required, TODAY))).toEqual(['aadhaarFile']);
    expect(Object.keys(refuseForm({ ...empty, aadhaarNumber: '1234' }, required, TODAY))).toEqual([
      'aadhaarNumber',
      'aadhaarFile',
    ]);
  });
});
