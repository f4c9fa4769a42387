import { paise, percentOf } from '../money.js';
import { applicableTier } from './cancellation.rules.js';
import { CANCELLATION_SYMMETRIES, ourCancellation, policyInForce } from './symmetry.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TOTAL = paise(419_900);
const STARTS_AT = new Date('2026-12-24T06:30:00Z');
const POLICY = { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 };
/** Every seven minutes of the five days before pickup, and the limits to the millisecond. */
const INSTANTS = [
  ...Array.from({ length: (120 * 60) / 7 }, (_, step) => step * 7 * MINUTE),
  ...[0, 24 * HOUR, 48 * HOUR].flatMap((limit) => [limit - 1, limit, limit + 1]),
].map((before) => new Date(STARTS_AT.getTime() - before));

describe('symmetry of cancellations', () => {
  it.each(CANCELLATION_SYMMETRIES)(
    'pays as much as the customer would lose, or says otherwise (%s)',
    (symmetry) => {
      const policy = policyInForce({ ...POLICY, symmetry });
      for (const now of INSTANTS.filter((instant) => instant <= STARTS_AT)) {
        const { percent } = applicableTier(policy, { rentedAt: new Date(0), startsAt: STARTS_AT, now });
        const loss = TOTAL - percentOf(TOTAL, percent);
        if (loss > 0)
          expect(ourCancellation(policy).english).toBe(
            'If we cancel, we refund everything you paid and pay nothing more.',
          );
      }
    },
  );

  it('leaves the tiers of the customer as they are unless nobody loses', () => {
    expect(policyInForce({ ...POLICY, symmetry: 'OFF' })).toEqual({ ...POLICY, symmetry: 'OFF' });
    expect(policyInForce({ ...POLICY, symmetry: 'NO_FEE' })).toMatchObject({
      freeUntilHours: 0,
      partUntilHours: 0,
    });
  });

  it('treats terms from before the setting as OFF', () =>
    expect(ourCancellation({})).toEqual(ourCancellation({ symmetry: 'OFF' })));
});
