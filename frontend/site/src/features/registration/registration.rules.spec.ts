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
const licence = ['licenseNumber', 'licenseClasses', 'licenseValidUntil', 'dateOfBirth'] as const;
const everything = ['name', 'address', 'aadhaarNumber', 'aadhaarFile', 'drivingLicenseFile'] as const;

describe('shown fields', () => {
  it('includes all fields at first and after a rejection without a document', () => {
    const backs = ['aadhaarBackFile', 'drivingLicenseBackFile'];
    expect(shownFields(null, false)).toEqual([...everything, ...backs]);
    expect(shownFields({ note: 'Names differ.' }, false)).toEqual([...everything, ...backs]);
  });

  it('includes only the fields of the rejected documents', () => {
    expect(shownFields({ license: 'Blurred.' }, false)).toEqual([
      'drivingLicenseFile',
      'drivingLicenseBackFile',
    ]);
    expect(shownFields({ aadhaar: 'Cut off.' }, true)).toEqual([
      'aadhaarNumber',
      'aadhaarFile',
      'aadhaarBackFile',
    ]);
  });
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
  expect(shownFields(null, true)).toEqual(expect.arrayContaining([...licence]));
  expect(requiredFields({ license: 'Blurred.' }, true)).toEqual(['drivingLicenseFile', ...licence]);
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
    expect(Object.keys(refuseForm(empty, requiredFields(null, false), TODAY))).toEqual([...everything]);
  });

  it('reports only the rejected document later, and an invalid number even if it is optional', () => {
    const required = requiredFields({ aadhaar: 'Cut off.' }, true);
    expect(Object.keys(refuseForm(empty, required, TODAY))).toEqual(['aadhaarFile']);
    expect(Object.keys(refuseForm({ ...empty, aadhaarNumber: '1234' }, required, TODAY))).toEqual([
      'aadhaarNumber',
      'aadhaarFile',
    ]);
  });
});
