import { rupees } from '@contract/money';
import { amountDifference, amountOf, cleanTransactionId, draftProblems } from './payment-draft.rules';

const screenshot = new File(['x'], 'paid.png', { type: 'image/png' });
const draft = { transactionId: '412345678901', amount: '3198', screenshot };

describe('draftProblems', () => {
  it('finds no problem in complete details', () => {
    expect(draftProblems(draft)).toEqual({});
  });

  it.each([
    ['no transaction id', { ...draft, transactionId: '  ' }, { transactionId: 'missing' }],
    ['no amount', { ...draft, amount: '' }, { amount: 'missing' }],
    ['no screenshot', { ...draft, screenshot: null }, { screenshot: 'missing' }],
    ['a short transaction id', { ...draft, transactionId: '12345' }, { transactionId: 'wrong' }],
    [
      'a transaction id with signs',
      { ...draft, transactionId: '4123-4567-8901' },
      { transactionId: 'wrong' },
    ],
    ['an amount in words', { ...draft, amount: 'three thousand' }, { amount: 'wrong' }],
    ['an amount of nothing', { ...draft, amount: '0' }, { amount: 'wrong' }],
    [
      'several at once',
      { transactionId: '123', amount: '', screenshot: null },
      { transactionId: 'wrong', amount: 'missing', screenshot: 'missing' },
    ],
  ])('finds %s', (_what, given, problems) => {
    expect(draftProblems(given)).toEqual(problems);
  });
});

it('reports the difference of an amount to the paisa', () => {
  const due = rupees(3198.5);
  expect(amountDifference('3198.50', due)).toBeNull();
  expect(amountDifference('three', due)).toBeNull();
  expect(amountDifference('₹3,000', due)).toEqual({ kind: 'short', by: 198.5 });
  expect(amountDifference('3198.60', due)).toEqual({ kind: 'over', by: 0.1 });
});

it('reads amounts with currency sign, separators and spaces', () => {
  expect([amountOf('₹3,198.50'), amountOf(' 3198 '), amountOf('31.985'), amountOf('-5')]).toEqual([
    3198.5,
    3198,
    null,
    null,
  ]);
});

it('removes spaces from transaction IDs and converts them to upper case', () => {
  expect(cleanTransactionId(' t2310 0512ab ')).toBe('T23100512AB');
});
