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
};
const everything = ['name', 'address', 'aadhaarNumber', 'aadhaarFile', 'drivingLicenseFile'] as const;

describe('shown fields', () => {
  it('includes all fields at first and after a rejection without a document', () => {
    const backs = ['aadhaarBackFile', 'drivingLicenseBackFile'];
    expect(shownFields(null)).toEqual([...everything, ...backs]);
    expect(shownFields({ note: 'Names differ.' })).toEqual([...everything, ...backs]);
  });

  it('includes only the fields of the rejected documents', () => {
    expect(shownFields({ license: 'Blurred.' })).toEqual(['drivingLicenseFile', 'drivingLicenseBackFile']);
    expect(shownFields({ aadhaar: 'Cut off.' })).toEqual(['aadhaarNumber', 'aadhaarFile', 'aadhaarBackFile']);
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

describe('form validation', () => {
  it('reports every empty field at first', () => {
    expect(Object.keys(refuseForm(empty, requiredFields(null)))).toEqual([...everything]);
  });

  it('reports only the rejected document later, and an invalid number even if it is optional', () => {
    const required = requiredFields({ aadhaar: 'Cut off.' });
    expect(Object.keys(refuseForm(empty, required))).toEqual(['aadhaarFile']);
    expect(Object.keys(refuseForm({ ...empty, aadhaarNumber: '1234' }, required))).toEqual([
      'aadhaarNumber',
      'aadhaarFile',
    ]);
  });
});
