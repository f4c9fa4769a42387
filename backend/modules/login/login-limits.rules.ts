import { defined } from '../../contract/defined.js';
import { OTP_RESEND_SECONDS } from '../../contract/limits.js';

/** Earlier requests for one identity. */
export interface IdentityRequests {
  secondsSinceLast: number | null;
  /** Of the last hour, in seconds, oldest first. */
  ages: number[];
}

/** Earlier requests from one address: ages of the last hour in seconds, oldest first. */
export interface AddressRequests {
  codes: number[];
  /** Refusals that revealed whether somebody has an account. */
  refusals: number[];
}

const HOUR_SECONDS = 3600;
const PER_IDENTITY = 5;
const PER_ADDRESS = 20;
const REFUSALS_PER_ADDRESS = 10;
const FACTOR = { on: 1, demo: 12 } as const;

type RateLimits = 'on' | 'demo' | 'off';

/** Seconds to wait before another code may be sent to this identity; null when it may be sent now. */
export function retryAfterIdentity(
  { secondsSinceLast, ages }: IdentityRequests,
  limits: RateLimits,
): number | null {
  if (limits === 'off') return null;
  return longest(
    secondsSinceLast === null ? 0 : OTP_RESEND_SECONDS - secondsSinceLast,
    waitFor(ages, PER_IDENTITY * FACTOR[limits]),
  );
}

/** Seconds to wait before this address may request another code, for any identity; null when it may now. */
export function retryAfterAddress({ codes, refusals }: AddressRequests, limits: RateLimits): number | null {
  if (limits === 'off') return null;
  return longest(
    waitFor(codes, PER_ADDRESS * FACTOR[limits]),
    waitFor(refusals, REFUSALS_PER_ADDRESS * FACTOR[limits]),
  );
}

function waitFor(ages: number[], most: number): number {
  // Allowed again when the oldest of the newest `most` is an hour old.
  return ages.length < most ? 0 : HOUR_SECONDS - defined(ages[ages.length - most], 'ages');
}

function longest(...waits: number[]): number | null {
  const wait = Math.ceil(Math.max(...waits));
  return wait > 0 ? wait : null;
}
