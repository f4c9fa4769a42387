import { identityChoices, maskIdentityNumber, normaliseIdentityNumber } from './identity-documents.js';

describe('identity documents', () => {
  it.each([
    ['AADHAAR', '2341 2341 2346', '234123412346'],
    ['AADHAAR', '234123412345', null],
    ['PASSPORT', ' k123 4567 ', 'K1234567'],
    ['PASSPORT', 'K123456', null],
    ['PASSPORT', '234123412346', null],
    ['VOTER_ID', 'abc-1234567', 'ABC1234567'],
    ['VOTER_ID', 'K1234567', null],
  ] as const)('normalises the number of %s %j to %j', (kind, text, expected) =>
    expect(normaliseIdentityNumber(kind, text)).toBe(expected),
  );

  it('masks a number except its last four digits', () => {
    expect(maskIdentityNumber('AADHAAR', '2346')).toBe('XXXX XXXX 2346');
    expect(maskIdentityNumber('PASSPORT', '4567')).toBe('XXXX 4567');
    expect(maskIdentityNumber('AADHAAR', null)).toBe('XXXX XXXX XXXX');
  });

  it('offers every kind if the settings name none', () => {
    expect(identityChoices(['PASSPORT'])).toEqual(['PASSPORT']);
    expect(identityChoices([])).toEqual(['AADHAAR', 'PASSPORT', 'VOTER_ID']);
  });
});
