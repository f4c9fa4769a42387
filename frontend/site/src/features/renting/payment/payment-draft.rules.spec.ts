import { amountOf, cleanTransactionId, refuseDraft } from './payment-draft.rules';

const screenshot = new File(['x'], 'paid.png', { type: 'image/png' });
const draft = { transactionId: '412345678901', amount: '3198', screenshot };

describe('refuseDraft', () => {
  it('accepts complete details', () => {
    expect(refuseDraft(draft)).toBeNull();
  });

  it.each([
    ['no transaction id', { ...draft, transactionId: '  ' }, 'required'],
    ['no amount', { ...draft, amount: '' }, 'required'],
    ['no screenshot', { ...draft, screenshot: null }, 'required'],
    ['a short transaction id', { ...draft, transactionId: '12345' }, 'transactionId'],
    ['a transaction id with signs', { ...draft, transactionId: '4123-4567-8901' }, 'transactionId'],
    ['an amount in words', { ...draft, amount: 'three thousand' }, 'amount'],
    ['an amount of nothing', { ...draft, amount: '0' }, 'amount'],
  ])('refuses %s', (_what, given, problem) => {
    expect(refuseDraft(given)).toBe(problem);
  });
});

it('reads amounts with currency sign, separators and spaces', () => {
  expect([amountOf('₹3,198.50'), amountOf(' 3198 '), amountOf('31.985'), amountOf('-5')]).toEqual([
    3198.5,
    3198,
    null,
    null,
  ]);
});

it('removes spaces from transaction ids and writes them in upper case', () => {
  expect(cleanTransactionId(' t2310 0512ab ')).toBe('T23100512AB');
});
