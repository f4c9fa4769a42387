import { paise } from '../../../contract/money.js';
import { destinationKindsOf, methodsOf } from './refund.rules.js';

describe('destinationKindsOf', () => {
  it.each([
    [null, 5_000, ['UPI', 'ACCOUNT']],
    ['UPI', 5_000, ['UPI', 'ACCOUNT']],
    ['CASH', 5_000, ['UPI', 'ACCOUNT', 'CASH']],
    ['CASH', 5_050, ['UPI', 'ACCOUNT']],
    ['CARD', 5_050, ['UPI', 'ACCOUNT', 'CARD']],
  ] as const)('returns the destinations for a payment by %s of %i paise', (paidBy, amount, kinds) => {
    expect(destinationKindsOf({ paidBy, amount: paise(amount) })).toEqual(kinds);
  });
});

describe('methodsOf', () => {
  it.each([
    [null, 'UPI', []],
    [null, 'CASH', ['CASH']],
    ['UPI', 'CASH', ['UPI', 'CASH']],
    ['ACCOUNT', 'UPI', ['BANK_TRANSFER', 'UPI']],
    ['CASH', 'CASH', ['CASH']],
    ['CARD', 'CARD', ['CARD']],
  ] as const)(
    'returns the ways to the destination %s for a payment by %s',
    (destination, paidBy, methods) => {
      expect(methodsOf({ destination, paidBy, amount: paise(5_000) })).toEqual(methods);
    },
  );
});
