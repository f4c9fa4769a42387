import { Secret, TOTP } from 'otpauth';

/** Returns the code of an authenticator app at the time `at`, or `steps` times 30 s later. */
export const appCode = (secret: string, steps = 0, at = new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + steps * 30_000 });
