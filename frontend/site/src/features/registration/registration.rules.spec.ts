import { fieldsToAsk, refuseAadhaar, refuseForm, requiredFields, typedAadhaar } from './registration.rules';

const empty = { name: ' ', address: '', aadhaarNumber: '', aadhaarFile: null, drivingLicenseFile: null };
const everything = ['name', 'address', 'aadhaarNumber', 'aadhaarFile', 'drivingLicenseFile'] as const;

describe('what is asked for', () => {
  it('is everything at first, and where a refusal names no paper', () => {
    expect(fieldsToAsk(null)).toEqual(everything);
    expect(fieldsToAsk({ note: 'Names differ.' })).toEqual(everything);
  });

  it('is only what was refused', () => {
    expect(fieldsToAsk({ license: 'Blurred.' })).toEqual(['drivingLicenseFile']);
    expect(fieldsToAsk({ aadhaar: 'Cut off.' })).toEqual(['aadhaarNumber', 'aadhaarFile']);
  });
});

it('groups an Aadhaar number as the card does, while it is typed', () => {
  expect(typedAadhaar('2345')).toBe('2345');
  expect(typedAadhaar('23456')).toBe('2345 6');
  expect(typedAadhaar('2345-6789-01249')).toBe('2345 6789 0124');
});

it('says what is wrong with an Aadhaar number', () => {
  expect(refuseAadhaar('')).toEqual({ key: 'aadhaarMissing' });
  expect(refuseAadhaar('2345 6')).toEqual({ key: 'aadhaarLength', count: 5 });
  expect(refuseAadhaar('2345 6789 0123')).toEqual({ key: 'aadhaarInvalid' });
  expect(refuseAadhaar('2345 6789 0124')).toBeNull();
});

describe('what is still wrong', () => {
  it('is every field at first', () => {
    expect(Object.keys(refuseForm(empty, requiredFields(null)))).toEqual([...everything]);
  });

  it('is only the refused paper later; a wrong number is told even where none is needed', () => {
    const required = requiredFields({ aadhaar: 'Cut off.' });
    expect(Object.keys(refuseForm(empty, required))).toEqual(['aadhaarFile']);
    expect(Object.keys(refuseForm({ ...empty, aadhaarNumber: '1234' }, required))).toEqual([
      'aadhaarNumber',
      'aadhaarFile',
    ]);
  });
});
