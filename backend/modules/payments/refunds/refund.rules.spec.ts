import { paise } from '../../../contract/money.js';
import { methodsOf } from './refund.rules.js';

describe('methodsOf', () => {
  it.each([
    [null, 5_000, ['UPI', 'BANK_TRANSFER']],
    ['UPI', 5_000, ['UPI', 'BANK_TRANSFER']],
    ['CASH', 5_000, ['UPI', 'BANK_TRANSFER', 'CASH']],
    ['CASH', 5_050, ['UPI', 'BANK_TRANSFER']],
    ['CARD', 5_050, ['UPI', 'BANK_TRANSFER', 'CARD']],
  ] as const)('returns the ways for a payment by %s of %i paise', (paidBy, amount, methods) => {
    expect(methodsOf({ paidBy, amount: paise(amount) })).toEqual(methods);
  });
});
