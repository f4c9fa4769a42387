import { nextSteps } from './next-steps.rules';

const waiting = { kind: 'BOOKING', status: 'PENDING' } as const;

it.each([
  [null, 'SUBMITTED', ['nextUpload', 'nextBoth']],
  ['PENDING', 'SUBMITTED', ['nextBoth']],
  ['PENDING', 'VERIFIED', ['nextDocuments']],
  ['REJECTED', 'REJECTED', ['nextUploadAgain', 'nextPayAgain', 'nextBoth']],
  ['APPROVED', 'SUBMITTED', ['nextPayment']],
  ['APPROVED', 'VERIFIED', []],
] as const)('documents %s, payment %s', (adminApproval, paymentStatus, expected) => {
  expect(nextSteps({ ...waiting, adminApproval, paymentStatus })).toEqual([
    ...expected,
    'nextConfirmBOOKING',
    'nextBring',
  ]);
});

it('names only the pickup once it is confirmed, and nothing once it is over', () => {
  const done = { kind: 'RESERVATION', adminApproval: 'APPROVED', paymentStatus: 'VERIFIED' } as const;
  expect(nextSteps({ ...done, status: 'CONFIRMED' })).toEqual(['nextBring']);
  expect(nextSteps({ ...done, status: 'CANCELLED' })).toEqual([]);
});
