import { defined } from '../../contract/defined.js';
import { OTP_RESEND_SECONDS } from '../../contract/limits.js';

/** Earlier requests for one identity. */
export interface IdentityRequests {
  secondsSinceLast: number | null;
  /** Ages of the requests of the last hour in seconds, oldest first. */
  ages: number[];
}

/** Ages of the requests from one IP address within the last hour, in seconds, oldest first. */
export interface AddressRequests {
  codes: number[];
  /** Refusals that revealed whether an account exists. */
  refusals: number[];
}

const HOUR_SECONDS = 3600;
const PER_IDENTITY = 5;
const PER_ADDRESS = 20;
const REFUSALS_PER_ADDRESS = 10;
const FACTOR = { on: 1, demo: 12 } as const;

type RateLimits = 'on' | 'demo' | 'off';

/** Returns the seconds until another code may be sent to this identity; null if it may be sent now. */
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

/** Returns the seconds until this IP address may request another code for any identity; null if it may now. */
export function retryAfterAddress({ codes, refusals }: AddressRequests, limits: RateLimits): number | null {
  if (limits === 'off') return null;
  return longest(
    waitFor(codes, PER_ADDRESS * FACTOR[limits]),
    waitFor(refusals, REFUSALS_PER_ADDRESS * FACTOR[limits]),
  );
}

function waitFor(ages: number[], max: number): number {
  // The next request is allowed when the oldest of the last `max` requests is an hour old.
  return ages.length < max ? 0 : HOUR_SECONDS - defined(ages[ages.length - max], 'ages');
}

function longest(...waits: number[]): number | null {
  const wait = Math.ceil(Math.max(...waits));
  return wait > 0 ? wait : null;
}
