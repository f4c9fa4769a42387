import { normaliseAadhaar, normaliseEmail, normaliseMobile, normaliseTransactionId } from './identity.js';

describe('identity', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['5876543210', null],
    ['987654321', null],
    ['98765432101', null],
    ['９876543210', null],
    ["9876543210' OR 1=1", null],
  ])('normalises the mobile number %p to %p', (text, expected) =>
    expect(normaliseMobile(text)).toBe(expected),
  );

  it.each([
    [' Asha@Example.COM ', 'asha@example.com'],
    ['a.b+c@sub.example.co.in', 'a.b+c@sub.example.co.in'],
    ['asha@example', null],
    ['asha example.com', null],
    ['a@b@example.com', null],
    [`${'a'.repeat(250)}@example.com`, null],
  ])('normalises the e-mail %p to %p', (text, expected) => expect(normaliseEmail(text)).toBe(expected));

  it.each([
    ['2341 2341 2346', '234123412346'],
    ['499118665246', '499118665246'],
    ['234123412345', null],
    ['134123412346', null],
    ['23412341234', null],
    ['2341234123461', null],
  ])('normalises the Aadhaar number %p to %p', (text, expected) =>
    expect(normaliseAadhaar(text)).toBe(expected),
  );

  it('detects every mistyped digit of an Aadhaar number', () => {
    const right = '499118665246';
    for (let position = 1; position < right.length; position += 1) {
      for (const digit of '0123456789') {
        if (digit === right[position]) continue;
        expect(normaliseAadhaar(right.slice(0, position) + digit + right.slice(position + 1))).toBeNull();
      }
    }
  });

  it.each([
    [' 4123 4567 8901 ', '412345678901'],
    ['abc123', 'ABC123'],
    ['412345\u200b678901', '412345678901'],
    ['\ufeff412345678901\u2060', '412345678901'],
    ['４１２３４５６７８９０１', '412345678901'],
    ['12345', null],
    ['A'.repeat(36), null],
    ['ABC-123', null],
    ['АBC123', null],
  ])('normalises the transaction ID %p to %p', (text, expected) =>
    expect(normaliseTransactionId(text)).toBe(expected),
  );
});
