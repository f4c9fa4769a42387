import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** The codes of one step before and after are also accepted, because phone clocks differ. */
const STEPS_OFF = 1;

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** Returns 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the URI that an authenticator app reads from a QR code (Key URI Format). */
export function uriOf(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  const totp = totpOf(secret);
  totp.issuer = issuer;
  totp.label = label;
  return totp.toString();
}

/** Returns the time step of the code; null if no accepted step has this code (RFC 6238). */
export function stepOf(secret: string, token: string, at: Date): number | null {
  const totp = totpOf(secret);
  const difference = totp.validate({ token, timestamp: at.getTime(), window: STEPS_OFF });
  return difference === null ? null : totp.counter({ timestamp: at.getTime() }) + difference;
}
