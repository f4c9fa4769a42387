import { type BusinessIdentity, identityLines, isIdentified } from './business-identity.js';
import { isGstin } from './gstin.rules.js';

const EMPTY: BusinessIdentity = {
  legalName: '',
  gstin: '',
  operatorLicence: { number: '', authority: '', validUntil: '' },
  grievanceOfficer: { name: '', designation: '', phone: '', email: '' },
};
const FILLED: BusinessIdentity = {
  legalName: 'Deccan Drives LLP',
  gstin: '27AAPFU0939F1ZV',
  operatorLicence: { number: 'MH/12/118', authority: 'RTO Pune', validUntil: '2029-03-31' },
  grievanceOfficer: { name: 'Asha', designation: 'Care', phone: '+91 20 2543 0001', email: 'g@deccan.in' },
};
const texts = (business: BusinessIdentity): string[] =>
  identityLines(business, (day) => `day ${day}`).map(
    ({ label, values }) => `${label.english}: ${values.join(', ')}`,
  );

describe('business identity', () => {
  it('shows every entered detail', () =>
    expect(texts(FILLED)).toEqual([
      'Operated by: Deccan Drives LLP',
      'GSTIN: 27AAPFU0939F1ZV',
      'Operator licence: MH/12/118, RTO Pune',
      'Licence valid until: day 2029-03-31',
      'Grievance officer: Asha, Care, +91 20 2543 0001, g@deccan.in',
    ]));

  it('shows nothing for empty details', () => {
    expect(texts(EMPTY)).toEqual([]);
    expect(texts({ ...EMPTY, gstin: FILLED.gstin })).toEqual(['GSTIN: 27AAPFU0939F1ZV']);
  });

  it('identifies the operator by the legal name and the grievance officer', () => {
    expect(isIdentified(FILLED)).toBe(true);
    expect(isIdentified({ ...FILLED, legalName: '' })).toBe(false);
    expect(isIdentified({ ...FILLED, grievanceOfficer: EMPTY.grievanceOfficer })).toBe(false);
  });
});

it.each([
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0939F1Z', false],
  ['27aapfu0939f1zv', false],
])('isGstin(%s) is %s', (text, expected) => expect(isGstin(text)).toBe(expected));
