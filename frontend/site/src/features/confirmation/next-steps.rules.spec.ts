import { nextSteps } from './next-steps.rules';

const waiting = { kind: 'BOOKING', status: 'PENDING', toPay: null } as const;

it.each([
  [null, 'SUBMITTED', ['nextUpload', 'nextBoth']],
  ['PENDING', 'SUBMITTED', ['nextBoth']],
  ['PENDING', 'VERIFIED', ['nextDocuments']],
  ['REJECTED', 'REJECTED', ['nextUploadAgain', 'nextPayAgainBOOKING', 'nextBoth']],
  ['APPROVED', 'SUBMITTED', ['nextPayment']],
  ['APPROVED', 'VERIFIED', []],
] as const)(
  'lists the next steps for documents %s and payment %s',
  (adminApproval, paymentStatus, expected) => {
    expect(nextSteps({ ...waiting, adminApproval, paymentStatus })).toEqual([
      ...expected,
      'nextConfirmBOOKING',
      'nextBring',
    ]);
  },
);

it('leads to the reservations if the payment of a reservation was not accepted', () => {
  const rental = { ...waiting, kind: 'RESERVATION', adminApproval: 'APPROVED' } as const;
  expect(nextSteps({ ...rental, paymentStatus: 'REJECTED' })[0]).toBe('nextPayAgainRESERVATION');
});

it('lists only the pickup of a confirmed rental and nothing for a completed one', () => {
  const done = {
    kind: 'RESERVATION',
    adminApproval: 'APPROVED',
    paymentStatus: 'VERIFIED',
    toPay: null,
  } as const;
  expect(nextSteps({ ...done, status: 'CONFIRMED' })).toEqual(['nextBring']);
  expect(nextSteps({ ...done, status: 'CANCELLED' })).toEqual([]);
});

it.each(['SUBMITTED', 'VERIFIED'] as const)(
  'starts with the rest while the first part is %s, even after the confirmation',
  (paymentStatus) => {
    const rental = { ...waiting, adminApproval: 'APPROVED', paymentStatus, toPay: {} } as const;
    expect(nextSteps(rental)[0]).toBe('nextPayRest');
    expect(nextSteps({ ...rental, status: 'CONFIRMED' })).toEqual(['nextPayRest', 'nextBring']);
  },
);
