import { maskEmail, maskMobile } from './desk-rental.presenter.js';

describe('what the desk reads of a customer', () => {
  it.each([['9000000011', '90••••••11']])('hides the middle of the mobile number %s', (mobile, shown) =>
    expect(maskMobile(mobile)).toBe(shown),
  );

  it.each([
    ['approved@example.com', 'a•••@example.com'],
    ['a@example.com', 'a•••@example.com'],
    ['"odd@name"@example.com', '"•••@example.com'],
  ])('hides who %s is', (email, shown) => expect(maskEmail(email)).toBe(shown));
});
