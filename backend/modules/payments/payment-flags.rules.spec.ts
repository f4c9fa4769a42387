import { paise } from '../../contract/money.js';
import { paymentFlags } from './payment-flags.rules.js';

describe('paymentFlags', () => {
  const exact = {
    method: 'UPI' as const,
    transactionId: '412345678901',
    amount: paise(199_900),
    expected: paise(199_900),
    screenshotSeenBefore: false,
    resubmissions: 0,
    lapsed: false,
  };

  it.each([
    ['an exact payment', {}, []],
    ['too little', { amount: paise(199_899) }, ['SHORT']],
    ['too much', { amount: paise(199_901) }, ['OVER']],
    ['in addition', { expected: paise(0) }, ['EXTRA']],
    ['a screenshot that was used before', { screenshotSeenBefore: true }, ['SEEN_SCREENSHOT']],
    ['an id that no bank gives', { transactionId: 'ABC123' }, ['ID_FORMAT']],
    ['a payment that was rejected before', { resubmissions: 1 }, ['RESUBMITTED']],
    ['a payment of an expired rental', { lapsed: true }, ['LAPSED']],
    ['nothing expected yet', { expected: null }, []],
    [
      'everything at once',
      { amount: paise(1), screenshotSeenBefore: true, transactionId: 'X12345' },
      ['SHORT', 'SEEN_SCREENSHOT', 'ID_FORMAT'],
    ],
  ])('returns the flags of %s', (_, over, flags) =>
    expect(paymentFlags({ ...exact, ...over })).toEqual(flags),
  );
});
