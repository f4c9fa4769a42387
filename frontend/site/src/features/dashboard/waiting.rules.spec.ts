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
    expect(waitingFor({ status: 'PENDING', adminApproval, paymentStatus })).toEqual(expected),
  );

  it('returns none for a confirmed or completed rental', () => {
    for (const status of ['CONFIRMED', 'CANCELLED', 'DECLINED'] as const) {
      expect(waitingFor({ status, adminApproval: 'PENDING', paymentStatus: 'SUBMITTED' })).toEqual([]);
    }
  });
});
