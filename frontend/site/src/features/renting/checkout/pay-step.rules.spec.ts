import { payStep } from './pay-step.rules';

const FRESH = { isPaid: false, saysPaid: false, isExpired: false, isTaken: false };

describe('payStep', () => {
  it('goes from the code to the details to the last step', () => {
    expect(payStep(FRESH)).toBe('scan');
    expect(payStep({ ...FRESH, saysPaid: true })).toBe('details');
    expect(payStep({ ...FRESH, saysPaid: true, isPaid: true })).toBe('finish');
  });

  it('lets somebody who has paid send the details also after the hold has ended', () => {
    expect(payStep({ ...FRESH, isExpired: true })).toBe('expired');
    expect(payStep({ ...FRESH, isExpired: true, saysPaid: true })).toBe('details');
    expect(payStep({ ...FRESH, isExpired: true, isPaid: true })).toBe('finish');
  });

  it('explains what becomes of the payment when the car went to somebody else', () => {
    expect(payStep({ ...FRESH, isPaid: true, isTaken: true })).toBe('lost');
    expect(payStep({ ...FRESH, isExpired: true, isTaken: true })).toBe('expired');
  });
});
