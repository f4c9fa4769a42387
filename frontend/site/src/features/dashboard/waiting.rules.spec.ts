import { waitingFor } from './waiting.rules';

describe('pending steps of a rental', () => {
  it.each([
    ['PENDING', 'SUBMITTED', ['both']],
    ['PENDING', 'VERIFIED', ['documents']],
    ['PENDING', 'REJECTED', ['documents', 'paymentRejected']],
    ['APPROVED', 'SUBMITTED', ['payment']],
    ['APPROVED', 'REJECTED', ['paymentRejected']],
    ['APPROVED', 'VERIFIED', []],
    ['APPROVED', null, ['noPayment']],
    ['REJECTED', 'SUBMITTED', ['documentsRejected', 'payment']],
    ['REJECTED', 'VERIFIED', ['documentsRejected']],
    [null, 'SUBMITTED', ['register', 'payment']],
  ] as const)('lists the steps with documents %s and payment %s', (adminApproval, paymentStatus, expected) =>
    expect(waitingFor({ status: 'PENDING', adminApproval, paymentStatus, payAgain: null })).toEqual(expected),
  );

  it('returns none for a confirmed or completed rental', () => {
    for (const status of ['CONFIRMED', 'CANCELLED', 'DECLINED'] as const) {
      expect(
        waitingFor({ status, adminApproval: 'PENDING', paymentStatus: 'SUBMITTED', payAgain: null }),
      ).toEqual([]);
    }
  });

  it('lists the rest of a payment that was too low', () => {
    const rental = { status: 'PENDING', adminApproval: 'APPROVED', paymentStatus: 'VERIFIED' } as const;
    expect(waitingFor({ ...rental, payAgain: {} })).toEqual(['rest']);
  });
});
