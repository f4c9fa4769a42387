import { payStep } from './pay-step.rules';

const FRESH = { isPaid: false, hasStatedPayment: false, isExpired: false, isTaken: false };

describe('payStep', () => {
  it('returns the QR code, then the details, then the last step', () => {
    expect(payStep(FRESH)).toBe('scan');
    expect(payStep({ ...FRESH, hasStatedPayment: true })).toBe('details');
    expect(payStep({ ...FRESH, hasStatedPayment: true, isPaid: true })).toBe('finish');
  });

  it('allows a customer who has paid to enter the details after the hold has expired', () => {
    expect(payStep({ ...FRESH, isExpired: true })).toBe('expired');
    expect(payStep({ ...FRESH, isExpired: true, hasStatedPayment: true })).toBe('details');
    expect(payStep({ ...FRESH, isExpired: true, isPaid: true })).toBe('finish');
  });

  it('explains the refund if another customer has rented the car', () => {
    expect(payStep({ ...FRESH, isPaid: true, isTaken: true })).toBe('lost');
    expect(payStep({ ...FRESH, isExpired: true, isTaken: true })).toBe('expired');
  });
});
