import { amountRule, transactionIdRule } from './payment.rules';

describe('payment rules', () => {
  it.each(['1999', ' 1999.50 ', '1'])('accepts the amount %s', (typed) =>
    expect(amountRule(typed)).toBeUndefined(),
  );
  it.each([undefined, '', '0', '-5', '1,999', '₹1999', '1.999'])('rejects the amount %s', (typed) =>
    expect(amountRule(typed)).toContain('in rupees'),
  );
  it.each(['412345678901', ' t2512-x'.replace('-', '')])('accepts the transaction ID %s', (typed) =>
    expect(transactionIdRule(typed)).toBeUndefined(),
  );
  it.each([undefined, '', '12345', 'paid!!'])('rejects the transaction ID %s', (typed) =>
    expect(transactionIdRule(typed)).toContain('6 to 35'),
  );
});
