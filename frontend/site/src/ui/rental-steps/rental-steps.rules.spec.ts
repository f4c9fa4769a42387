import { daysToPickup, doneSteps, offerFor } from './rental-steps.rules';

const PENDING = {
  status: 'PENDING',
  adminApproval: 'PENDING',
  paymentStatus: 'SUBMITTED',
  payAgain: null,
} as const;
const done = (progress: Partial<Parameters<typeof doneSteps>[0]>) => {
  const steps = doneSteps({ ...PENDING, ...progress });
  return steps && [...steps];
};

const ZONE = 'Asia/Kolkata';
const NOW = new Date('2026-02-05T20:00:00Z');

describe('steps of a rental', () => {
  it('marks steps as done in any order before the confirmation', () => {
    expect(done({})).toEqual(['paid']);
    expect(done({ adminApproval: 'APPROVED' })).toEqual(['paid', 'approved']);
    expect(done({ paymentStatus: 'VERIFIED' })).toEqual(['paid', 'verified']);
    expect(done({ paymentStatus: 'REJECTED' })).toEqual([]);
    expect(done({ paymentStatus: 'VERIFIED', payAgain: {} })).toEqual([]);
  });

  it('follows the status after it, and ends with a rental that did not take place', () => {
    expect(done({ status: 'CONFIRMED' })).toHaveLength(4);
    expect(done({ status: 'ON_TRIP' })).toHaveLength(5);
    expect(done({ status: 'CLOSED' })).toHaveLength(6);
    expect(done({ status: 'CANCELLED' })).toBeNull();
  });
});

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

  it('has no offer when it is not possible', () => {
    expect(offerFor({ ...rental, canCancel: false } as never, ZONE, NOW)).toBeNull();
  });
});
