import { newRecoveryCode, readRecoveryCode, writtenCode } from './recovery-code.rules.js';
import { newSecret, stepOf, uriOf } from './totp.js';

describe('codes of an authenticator app', () => {
  // The key of RFC 6238 is the text 12345678901234567890.
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('match RFC 6238 after %s s', (seconds, token, step) => {
    expect(stepOf(SECRET, token, new Date(seconds * 1_000))).toBe(step);
  });

  it('are valid one step early or late, but not two steps', () => {
    const at = (step: number) => stepOf(SECRET, '287082', new Date((step * 30 + 15) * 1_000));
    expect([at(-1), at(0), at(1), at(2), at(3)]).toEqual([null, 1, 1, 1, null]);
  });

  it('come from a 160-bit secret that the key URI contains', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    expect(uriOf(secret, { issuer: 'Deccan Drives', label: '9000000001' })).toBe(
      `otpauth://totp/Deccan%20Drives:9000000001?issuer=Deccan%20Drives&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe('recovery code', () => {
  it('is accepted as written, in lower case, with spaces for dashes, and with similar letters', () => {
    const code = newRecoveryCode();
    const written = writtenCode(code);
    expect(written).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(readRecoveryCode(written)).toEqual(code);
    expect(readRecoveryCode(written.toLowerCase().replaceAll('-', ' '))).toEqual(code);
    expect(readRecoveryCode('OIL0-1111-1111-1111')).toEqual({ finder: '0110', secret: '1'.repeat(12) });
  });

  it('is rejected if it is malformed', () => {
    for (const text of ['', '123456', 'UUUU-1111-1111-1111', '7K2M-Q9XT-4HVC-WB0N-7']) {
      expect(readRecoveryCode(text)).toBeNull();
    }
  });
});
