import { rentalWait, type WaitingRental } from './rental-wait.rules.js';

const VERIFIED = { approval: 'APPROVED', paymentStatus: 'VERIFIED', awaitsRest: false, checking: 0 } as const;

describe('open steps of a pending rental', () => {
  it.each<[WaitingRental['approval'], WaitingRental['paymentStatus'], ReturnType<typeof rentalWait>]>([
    ['PENDING', 'SUBMITTED', 'DOCUMENTS_REVIEW'],
    ['PENDING', 'REJECTED', 'DOCUMENTS_REVIEW'],
    ['NOT_REGISTERED', 'SUBMITTED', 'PAYMENT_REVIEW'],
    ['REJECTED', 'VERIFIED', 'DOCUMENTS'],
    ['REJECTED', 'REJECTED', 'DOCUMENTS'],
    ['APPROVED', 'SUBMITTED', 'PAYMENT_REVIEW'],
    ['APPROVED', 'REJECTED', 'PAYMENT'],
    ['APPROVED', null, 'PAYMENT'],
    ['APPROVED', 'VERIFIED', 'DECISION'],
  ])('maps documents %s and payment %s to %s', (approval, paymentStatus, expected) => {
    expect(rentalWait({ ...VERIFIED, status: 'PENDING', approval, paymentStatus })).toBe(expected);
  });

  it('returns null once the rental is decided', () => {
    expect(rentalWait({ ...VERIFIED, status: 'CONFIRMED' })).toBeNull();
  });

  it('waits for the rest of a payment that was too low', () => {
    expect(rentalWait({ ...VERIFIED, status: 'PENDING', awaitsRest: true })).toBe('PAYMENT');
  });

  it('waits for the verification of another payment before the rest', () => {
    const rental = { ...VERIFIED, status: 'PENDING', awaitsRest: true, checking: 100 } as const;
    expect(rentalWait(rental)).toBe('PAYMENT_REVIEW');
  });
});
