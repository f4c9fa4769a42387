import { amountRule, transactionIdRule } from './payment.rules';

describe('what was paid', () => {
  it.each(['1999', ' 1999.50 ', '1'])('may be %s', (typed) => expect(amountRule(typed)).toBeUndefined());
  it.each([undefined, '', '0', '-5', '1,999', '₹1999', '1.999'])('is not %s', (typed) =>
    expect(amountRule(typed)).toContain('in rupees'),
  );
  it.each(['412345678901', ' t2512-x'.replace('-', '')])('went under %s', (typed) =>
    expect(transactionIdRule(typed)).toBeUndefined(),
  );
  it.each([undefined, '', '12345', 'paid!!'])('did not go under %s', (typed) =>
    expect(transactionIdRule(typed)).toContain('6 to 35'),
  );
});
