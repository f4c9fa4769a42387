import { IDENTITY_KINDS } from '../../../contract/customers/identity-documents.js';
import { type AskedParts, checkIdentity, type IdentityTexts } from './identity.rules.js';

const ALL: AskedParts = {
  parts: new Set(['identityNumber', 'identityFile']),
  storedKind: null,
  accepted: IDENTITY_KINDS,
  aadhaarLastFour: false,
};
const AGAIN: AskedParts = { ...ALL, parts: new Set(['identityFile']), storedKind: 'PASSPORT' };
const NOTHING: AskedParts = { ...ALL, parts: new Set() };
const PASSPORT = { identityKind: 'PASSPORT', identityNumber: 'k1234567' };

const check = (texts: IdentityTexts, files: string[], asked = ALL) => {
  const { identity, errors } = checkIdentity(texts, new Set(files), asked);
  return [
    identity && [identity.kind, identity.number],
    ...errors.map(
      ({ field, message }) =>
        `${field}: ${typeof message === 'string' ? message : message.key.replace('customers.', '')}`,
    ),
  ];
};

describe('identity document of a form', () => {
  it.each<[string, IdentityTexts, string[], unknown[]]>([
    ['an Aadhaar card', { aadhaarNumber: '2341 2341 2346' }, ['aadhaarFile'], [['AADHAAR', '234123412346']]],
    ['a passport', PASSPORT, ['identityFile'], [['PASSPORT', 'K1234567']]],
    [
      'an Aadhaar card by its kind',
      { identityKind: 'AADHAAR', identityNumber: '234123412346' },
      ['identityFile'],
      [['AADHAAR', '234123412346']],
    ],
  ])('accepts %s', (_, texts, files, expected) => expect(check(texts, files)).toEqual(expected));

  it('accepts the last four digits of an Aadhaar number if they are enough', () => {
    const sent = (aadhaarNumber: string, aadhaarLastFour: boolean) =>
      check({ aadhaarNumber }, ['aadhaarFile'], { ...ALL, aadhaarLastFour });
    expect(sent('2346', true)).toEqual([['AADHAAR', '2346']]);
    expect(sent('2341 2341 2346', true)).toEqual([['AADHAAR', '234123412346']]);
    expect(sent('234', true)).toContain('aadhaarNumber: aadhaarLastFour');
    expect(sent('2346', false)).toContain('aadhaarNumber: aadhaarDigits');
  });

  it.each<[string, IdentityTexts, string[], string[], AskedParts]>([
    ['no document', {}, [], ['aadhaarNumber: aadhaarDigits', 'aadhaarFile: chooseAadhaar'], ALL],
    [
      'no document without Aadhaar',
      {},
      [],
      ['identityKind: chooseIdentity'],
      { ...ALL, accepted: ['PASSPORT'] },
    ],
    ['no document when a passport was sent before', {}, [], ['identityKind: chooseIdentity'], AGAIN],
    [
      'two documents',
      { ...PASSPORT, aadhaarNumber: '234123412346' },
      [],
      ['identityKind: identityOnce'],
      ALL,
    ],
    ['an image without its kind', {}, ['identityFile'], ['identityKind: chooseIdentity'], ALL],
    ['an unknown kind', { identityKind: 'PAN' }, [], ['identityKind: chooseIdentity'], ALL],
    [
      'a kind that is not accepted',
      { aadhaarNumber: '234123412346' },
      ['aadhaarFile'],
      ['aadhaarNumber: identityNotAccepted'],
      { ...ALL, accepted: ['PASSPORT'] },
    ],
  ])('refuses %s', (_, texts, files, errors, asked) =>
    expect(check(texts, files, asked)).toEqual([null, ...errors]),
  );

  it('requires the number and image of another kind, and only the requested parts of the same', () => {
    expect(check({ identityKind: 'PASSPORT' }, ['identityFile'], AGAIN)).toEqual([['PASSPORT', null]]);
    expect(check({ identityKind: 'VOTER_ID' }, [], AGAIN)).toEqual([
      ['VOTER_ID', null],
      'identityNumber: voterIdNumber',
      'identityFile: chooseVoterId',
    ]);
    expect(check({ ...PASSPORT, identityNumber: '1' }, [])).toEqual([
      ['PASSPORT', null],
      'identityNumber: passportNumber',
      'identityFile: choosePassport',
    ]);
  });

  it('requires no document if none is requested', () => {
    expect(check({}, [], NOTHING)).toEqual([null]);
    expect(check(PASSPORT, ['identityFile'], NOTHING)).toEqual([['PASSPORT', 'K1234567']]);
  });
});
