import { paise } from '../money.js';
import { applicableTier, compensationOf, customerPercent, refundOf } from './cancellation.rules.js';
import type { RentalStatus } from './rentals.js';
import { CANCELLATION_SYMMETRIES, ourCancellation, policyInForce } from './symmetry.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TOTAL = paise(419_900);
const STARTS_AT = new Date('2026-12-24T06:30:00Z');
const POLICY = { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 };
/** Every seven minutes of the five days before the pickup, and one millisecond around each limit. */
const INSTANTS = [
  ...Array.from({ length: (120 * 60) / 7 }, (_, step) => step * 7 * MINUTE),
  ...[0, 24 * HOUR, 48 * HOUR].flatMap((limit) => [limit - 1, limit, limit + 1]),
].map((before) => new Date(STARTS_AT.getTime() - before));

describe('symmetry of cancellations', () => {
  it.each(CANCELLATION_SYMMETRIES)(
    'pays the amount that the customer would lose, unless the terms exclude it (%s)',
    (symmetry) => {
      const cancellation = policyInForce({ ...POLICY, symmetry });
      const texts = new Set<string>();
      for (const now of INSTANTS) {
        const times = { rentedAt: new Date(0), startsAt: STARTS_AT, now };
        const percent = customerPercent({ status: 'CONFIRMED', cancellation }, times);
        for (const paid of [TOTAL, paise(200_001), paise(500_000)]) {
          const loss = paid - refundOf(applicableTier(cancellation, times).percent, paid, TOTAL);
          if (now <= STARTS_AT && compensationOf(cancellation, percent, paid, TOTAL) < loss)
            texts.add(ourCancellation(cancellation).key);
        }
      }
      expect([...texts]).toEqual(symmetry === 'OFF' ? ['symmetry.usOff'] : []);
    },
  );

  it('pays half of the fare 30 hours before the pickup, and the whole fare after the pickup', () => {
    const cancellation = { ...POLICY, symmetry: 'PAY_SAME' } as const;
    const at = (hours: number, paid = TOTAL, status: RentalStatus = 'CONFIRMED', cap = 0) => {
      const now = new Date(STARTS_AT.getTime() - hours * HOUR);
      const percent = customerPercent(
        { status, cancellation },
        { rentedAt: new Date(0), startsAt: STARTS_AT, now },
      );
      return compensationOf({ compensationCap: cap }, percent, paid, TOTAL);
    };
    expect([at(30), at(-1), at(60)]).toEqual([209_950, TOTAL, 0]);
    expect(at(-1, paise(100_000))).toBe(100_000);
    expect(at(-1, TOTAL, 'NO_SHOW')).toBe(TOTAL);
    expect(at(-1, TOTAL, 'PENDING')).toBe(0);
    expect(at(-1, TOTAL, 'CONFIRMED', 2000)).toBe(200_000);
  });

  it('replaces the tiers of the customer only with NO_FEE', () => {
    expect(policyInForce({ ...POLICY, symmetry: 'OFF' })).toEqual({ ...POLICY, symmetry: 'OFF' });
    expect(policyInForce({ ...POLICY, symmetry: 'NO_FEE' })).toMatchObject({
      freeUntilHours: 0,
      partUntilHours: 0,
    });
  });

  it('treats terms from before the setting as OFF', () =>
    expect(ourCancellation({})).toEqual(ourCancellation({ symmetry: 'OFF' })));
});
