import { maskEmail, maskMobile } from './desk-rental.presenter.js';

describe('customer as shown to the desk', () => {
  it.each([
    ['9000000011', '90••••••11'],
    ['', ''],
  ])('hides the middle of the mobile number %j', (mobile, shown) => expect(maskMobile(mobile)).toBe(shown));

  it.each([
    ['approved@example.com', 'a•••@example.com'],
    ['a@example.com', 'a•••@example.com'],
    ['"odd@name"@example.com', '"•••@example.com'],
  ])('hides the owner of %s', (email, shown) => expect(maskEmail(email)).toBe(shown));
});
