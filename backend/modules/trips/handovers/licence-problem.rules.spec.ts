import { licenceProblem } from './licence-problem.rules.js';

const SETTINGS = {
  rules: { zone: 'Asia/Kolkata' },
  licenceDetails: 'required',
} as const;
const endsAt = new Date('2026-11-20T19:00:00Z');

describe('the licence at a handover', () => {
  it.each([
    [null, 'LICENCE_MISSING'],
    ['2026-11-20', 'LICENCE_EXPIRED'],
    ['2026-11-21', undefined],
  ])('with its last day %p is refused as %p before a return on 21 November', (licenceValidUntil, reason) =>
    expect(licenceProblem({ licenceValidUntil, endsAt }, SETTINGS)?.reason).toBe(reason),
  );

  it('is not asked for if the settings do not require it', () =>
    expect(
      licenceProblem({ licenceValidUntil: null, endsAt }, { ...SETTINGS, licenceDetails: 'optional' }),
    ).toBeNull());
});
