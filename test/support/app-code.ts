import { Secret, TOTP } from 'otpauth';

/** The code of an authenticator app at `at`, or `steps` of 30 s later. */
export const appCode = (secret: string, steps = 0, at = new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + steps * 30_000 });
