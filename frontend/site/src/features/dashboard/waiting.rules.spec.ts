import { waitingFor } from './waiting.rules';

describe('what a rental is waiting for', () => {
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
  ] as const)('documents %s, payment %s', (adminApproval, paymentStatus, expected) =>
    expect(waitingFor({ status: 'PENDING', adminApproval, paymentStatus })).toEqual(expected),
  );

  it('is nothing once it is confirmed or over', () => {
    for (const status of ['CONFIRMED', 'CANCELLED', 'DECLINED'] as const) {
      expect(waitingFor({ status, adminApproval: 'PENDING', paymentStatus: 'SUBMITTED' })).toEqual([]);
    }
  });
});
