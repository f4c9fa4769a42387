import { daysToPickup, offerFor } from './rental-steps.rules';

const ZONE = 'Asia/Kolkata';
const NOW = new Date('2026-02-05T20:00:00Z');

describe('pickup of a rental', () => {
  it.each([
    [12, 'CONFIRMED', '2026-02-18'],
    [0, 'PENDING', '2026-02-06'],
    [null, 'PENDING', '2026-02-05'],
    [null, 'ON_TRIP', '2026-02-18'],
  ] as const)('is in %s days, %s from %s', (days, status, fromDate) => {
    expect(daysToPickup({ status, fromDate }, ZONE, NOW)).toBe(days);
  });
});

describe('cancellation of a rental', () => {
  const rental = {
    canCancel: true,
    createdAt: '2026-02-01T06:00:00Z',
    fromDate: '2026-02-17',
    pickupTime: '12:00',
    cancellation: {
      freeUntilHours: 48,
      partUntilHours: 24,
      partPercent: 50,
      coolingOffMinutes: 60,
      symmetry: 'AS_TODAY',
      compensationCap: null,
    },
  } as const;

  it('is free until its deadline', () => {
    expect(offerFor(rental as never, ZONE, NOW)).toMatchObject({
      percent: 100,
      until: new Date('2026-02-15T06:30:00Z'),
    });
  });

  it('has no offer if the rental cannot be cancelled', () => {
    expect(offerFor({ ...rental, canCancel: false } as never, ZONE, NOW)).toBeNull();
  });
});
