import { OTP_RESEND_SECONDS } from '../../contract/limits.js';

/** What was asked in the last hour, as ages in seconds, oldest first. */
export interface AskedBefore {
  secondsSinceLast: number | null;
  agesOfIdentity: number[];
  agesOfAddress: number[];
}

const HOUR_SECONDS = 3600;
const PER_IDENTITY = 5;
const PER_ADDRESS = 20;
const UNKNOWN_PER_ADDRESS = 10;
const FACTOR = { on: 1, demo: 12 } as const;

type RateLimits = 'on' | 'demo' | 'off';

function waitFor(ages: number[], most: number): number | null {
  // Free again when the oldest of the newest `most` is an hour old.
  return ages.length < most ? null : HOUR_SECONDS - ages[ages.length - most]!;
}

/** Seconds to wait before another code may be sent; null when it may be sent now. */
export function retryAfter(before: AskedBefore, limits: RateLimits): number | null {
  if (limits === 'off') return null;
  const waits = [
    before.secondsSinceLast === null ? null : OTP_RESEND_SECONDS - before.secondsSinceLast,
    waitFor(before.agesOfIdentity, PER_IDENTITY * FACTOR[limits]),
    waitFor(before.agesOfAddress, PER_ADDRESS * FACTOR[limits]),
  ].filter((wait): wait is number => wait !== null && wait > 0);
  return waits.length > 0 ? Math.ceil(Math.max(...waits)) : null;
}

/** Seconds to wait after too many unknown e-mail addresses from one place; null while there were few. */
export function retryAfterUnknown(ages: number[], limits: RateLimits): number | null {
  if (limits === 'off') return null;
  const wait = waitFor(ages, UNKNOWN_PER_ADDRESS * FACTOR[limits]);
  return wait === null ? null : Math.max(1, Math.ceil(wait));
}
