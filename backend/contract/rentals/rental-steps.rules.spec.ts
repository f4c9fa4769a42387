import { type RentalProgress, stepsOf } from './rental-steps.rules.js';

const PENDING = { status: 'PENDING', adminApproval: 'PENDING', paymentStatus: 'SUBMITTED' } as const;
const TIMES = { documentsMinutes: 95, paymentsMinutes: 40 };

const stepsIn = (progress: Partial<RentalProgress>) => stepsOf({ ...PENDING, ...progress }, TIMES);
const done = (progress: Partial<RentalProgress>) =>
  stepsIn(progress)
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step);

describe('stepsOf', () => {
  it('marks steps as done in any order before the confirmation', () => {
    expect(done({})).toEqual(['paid']);
    expect(done({ adminApproval: 'APPROVED' })).toEqual(['paid', 'approved']);
    expect(done({ paymentStatus: 'VERIFIED' })).toEqual(['paid', 'verified']);
    expect(done({ paymentStatus: 'REJECTED' })).toEqual([]);
    expect(done({ paymentStatus: 'VERIFIED', isPaymentAwaited: true })).toEqual([]);
  });

  it('follows the status after the confirmation, and returns no steps without a trip', () => {
    expect(done({ status: 'CONFIRMED' })).toHaveLength(4);
    expect(done({ status: 'ON_TRIP' })).toHaveLength(5);
    expect(done({ status: 'CLOSED' })).toHaveLength(6);
    expect(stepsIn({ status: 'CANCELLED' })).toEqual([]);
  });

  it.each([
    ['verified', 40, {}],
    ['approved', 95, { paymentStatus: 'VERIFIED' }],
    ['approved', null, { paymentStatus: 'VERIFIED', adminApproval: 'REJECTED' }],
    ['paid', null, { paymentStatus: null }],
    ['confirmed', null, { paymentStatus: 'VERIFIED', adminApproval: 'APPROVED' }],
    ['pickedUp', null, { status: 'CONFIRMED' }],
  ] as const)('has the present step %s with a usual time of %s minutes', (step, minutes, progress) => {
    const timed = stepsIn(progress).filter(({ isPresent }) => isPresent);
    expect(timed).toEqual([{ step, isDone: false, isPresent: true, usualMinutes: minutes }]);
    expect(stepsIn(progress).filter(({ usualMinutes }) => usualMinutes !== null)).toHaveLength(
      minutes === null ? 0 : 1,
    );
  });

  it('has no usual time while too few checks were measured', () => {
    const unmeasured = stepsOf(PENDING, { documentsMinutes: null, paymentsMinutes: null });
    expect(unmeasured.map(({ usualMinutes }) => usualMinutes)).toEqual(Array(6).fill(null));
  });
});
