import { licenceProblem, licenceQuestion, missingLicence } from './licence-problem.rules.js';

const SETTINGS = {
  rules: { zone: 'Asia/Kolkata', minimumAge: 18 },
  licenceDetails: 'optional',
} as const;
const REQUIRED = { ...SETTINGS, licenceDetails: 'required' } as const;
const startsAt = new Date('2026-11-18T19:00:00Z');
const endsAt = new Date('2026-11-20T19:00:00Z');
const licence = { validUntil: '2026-11-21', dateOfBirth: '2008-11-19' };

describe('the licence at a handover', () => {
  it.each([
    ['is unknown', null, undefined],
    ['ends before the day of the return', { ...licence, validUntil: '2026-11-20' }, 'LICENCE_EXPIRED'],
    ['is valid on the day of the return', licence, undefined],
    ['is of a driver who is too young', { ...licence, dateOfBirth: '2008-11-20' }, 'UNDER_AGE'],
    ['has no readable date of birth', { ...licence, dateOfBirth: null }, undefined],
  ])('checks a licence that %s', (_, known, reason) =>
    expect(licenceProblem({ licence: known, startsAt, endsAt }, SETTINGS)?.reason).toBe(reason),
  );

  it('is missing only if the settings require it', () =>
    expect([missingLicence(null, REQUIRED)?.reason, missingLicence(null, SETTINGS)]).toEqual([
      'LICENCE_MISSING',
      null,
    ]));

  it('is asked for if it can be compared, or must be', () =>
    expect([
      licenceQuestion(null, SETTINGS),
      licenceQuestion(licence, SETTINGS),
      licenceQuestion(licence, REQUIRED),
      licenceQuestion(null, REQUIRED),
    ]).toEqual([null, 'OPTIONAL', 'REQUIRED', 'DETAILS']));
});
