import { defined } from '../../../contract/defined.js';
import {
  LIMIT_FACTOR,
  MAX_OTP_DIGITS,
  OTP_DIGITS,
  OTP_LIFETIME_SECONDS,
  OTP_RESEND_SECONDS,
  OTP_TRIES,
  type RateLimits,
} from '../../../contract/limits.js';

/** Customers have an e-mail address, staff a mobile number. */
export type IdentityKind = 'email' | 'mobile';

/**
 * The classes of askers: any caller, a network that has signed in to the identity, our desk, or a signed-in customer. A
 * known browser is a class of its own, named by its id.
 */
export const STRANGERS = 'strangers';
export const NETWORKS = 'networks';
export const DESK = 'desk';
export const PROOF = 'proof';
export const EMAIL_CHANGE = 'email-change';
export const MOBILE = 'mobile';

/**
 * The earlier requests and wrong codes that a decision depends on. Lists contain ages in seconds from the last hour,
 * oldest first.
 */
export interface RequestHistory {
  /** Requests from the network for any identity, except those of our staff and of signed-in customers. */
  networkRequests: number[];
  /** Refusals to the network that revealed whether an account exists. */
  networkRefusals: number[];
  /** Requests of this asker for this identity and purpose. */
  askerRequests: number[];
  /** Messages that strangers caused to this identity in the last hour. */
  strangerMessages: number;
  /** Wrong codes of this class of askers for this identity in the last 24 hours. */
  wrongTries: number;
  /** Valid short codes of this class of askers for this identity. */
  shortCodes: number;
  /** Challenges of strangers with a valid long code of this identity. */
  longChallenges: number;
  /**
   * Wrong codes of all strangers for all identities in the last 24 hours; in the next field, their valid short codes.
   */
  installationTries: number;
  installationShortCodes: number;
  /** The newest shared code of this identity; null if there is none. */
  sharedId: string | null;
  sharedAge: number | null;
  /** True if the shared code is unused and not expired. */
  sharedOpen: boolean | null;
}

export type LimitName = 'network' | 'refusals' | 'asker' | 'shared' | 'wrong-tries';

export type CodePlan =
  | { kind: 'wait'; seconds: number; limit: LimitName }
  | { kind: 'own' | 'shared'; digits: number }
  | { kind: 'join'; codeId: string };

export const HOUR_SECONDS = 3600;
const PER_NETWORK = 20;
const REFUSALS_PER_NETWORK = 10;
const PER_ASKER = 5;
const DESK_WRONG_TRIES = 20;
/** Maximum refusals of the whole installation in an hour. Above it, no response reveals whether an account exists. */
const REFUSALS_IN_ALL = 200;

/** Each challenge allows tries with its id, and as many without it. */
const TRIES_PER_CHALLENGE = 2 * OTP_TRIES;
/**
 * Maximum number of messages to an identity per hour because of strangers. One SMS, because SMS cost money and staff
 * cannot ignore many.
 */
const STRANGER_MESSAGES = { email: 4, mobile: 1 } as const;
const SHARED_SECONDS = { email: 300, mobile: 900 } as const;
const SHORT_DIGITS = { email: OTP_DIGITS, mobile: 8 } as const;
const LONG_DIGITS = MAX_OTP_DIGITS;

/** Maximum number of wrong short codes in 24 hours, over all purposes of an identity. */
export const ALLOWANCE = {
  email: { strangers: 50, networks: 30, browser: 30 },
  mobile: { strangers: 200, networks: 200, browser: 200 },
} as const;
export const INSTALLATION_ALLOWANCE = 2_000;
/** Maximum number of wrong codes of strangers in 24 hours. Above it, only known askers get codes. */
export const LONG_ALLOWANCE = { email: 100_000, mobile: 60_000 } as const;

export function planCode(
  { asker, kind, limits }: { asker: string; kind: IdentityKind; limits: RateLimits },
  history: RequestHistory,
): CodePlan {
  // Checks the network first, so that its 1011 is the same for every identity.
  const wait = waitOf(history, limits) ?? (asker === STRANGERS ? tooManyWrong(kind, history, limits) : null);
  if (wait) return wait;
  const isStranger = asker === STRANGERS;
  if (isStranger && history.strangerMessages >= STRANGER_MESSAGES[kind] * LIMIT_FACTOR[limits])
    return sharedPlan(kind, history);
  return { kind: 'own', digits: isShort(asker, kind, history, limits) ? SHORT_DIGITS[kind] : LONG_DIGITS };
}

/** Plans a confirming code. It is checked only by its id, which only our desk or the signed-in customer receives. */
export function planConfirmingCode(
  { askerRequests, wrongTries }: Pick<RequestHistory, 'askerRequests' | 'wrongTries'>,
  limits: RateLimits,
): CodePlan {
  const wait = waitOf({ networkRequests: [], networkRefusals: [], askerRequests }, limits);
  if (wait) return wait;
  if (wrongTries >= DESK_WRONG_TRIES * LIMIT_FACTOR[limits])
    return { kind: 'wait', seconds: HOUR_SECONDS, limit: 'wrong-tries' };
  return { kind: 'own', digits: OTP_DIGITS };
}

/** Maximum number of SMS with codes to one customer within a day. */
export const MAX_MOBILE_CODES = 3;
/** Maximum number of SMS with codes to one number within an hour, for all customers together. */
const MOBILE_CODES_PER_NUMBER = 5;

/** @param perDay The setting for the maximum of all customers together. Demonstrations do not raise it. */
export const mayGetMobileCode = (
  { own, all }: { own: number; all: number },
  perDay: number,
  limits: RateLimits,
): boolean => own < MAX_MOBILE_CODES * LIMIT_FACTOR[limits] && (limits === 'off' || all < perDay);

/** @param sent Number of SMS with codes to the number within the last hour. */
export const mayReachNumber = (sent: number, limits: RateLimits): boolean =>
  sent < MOBILE_CODES_PER_NUMBER * LIMIT_FACTOR[limits];

/** Returns whether responses may still reveal that an account exists or does not exist. */
export const revealsAccounts = (refusals: number, limits: RateLimits): boolean =>
  refusals < REFUSALS_IN_ALL * LIMIT_FACTOR[limits];

function waitOf(
  history: Pick<RequestHistory, 'networkRequests' | 'networkRefusals' | 'askerRequests'>,
  limits: RateLimits,
): Extract<CodePlan, { kind: 'wait' }> | null {
  if (limits === 'off') return null;
  const factor = LIMIT_FACTOR[limits];
  const { networkRequests, networkRefusals, askerRequests } = history;
  const age = askerRequests.at(-1);
  const waits: [LimitName, number][] = [
    ['network', waitFor(networkRequests, PER_NETWORK * factor)],
    ['refusals', waitFor(networkRefusals, REFUSALS_PER_NETWORK * factor)],
    [
      'asker',
      Math.max(age === undefined ? 0 : OTP_RESEND_SECONDS - age, waitFor(askerRequests, PER_ASKER * factor)),
    ],
  ];
  // Combines the limits of the network, so that its wait is the same for every identity.
  const ofNetwork = waits.slice(0, 2).toSorted(([, one], [, other]) => other - one);
  for (const [limit, seconds] of [defined(ofNetwork[0], 'wait'), defined(waits[2], 'wait')])
    if (Math.ceil(seconds) > 0) return { kind: 'wait', seconds: Math.ceil(seconds), limit };
  return null;
}

/** Counts all remaining tries of open challenges as wrong, because they can still be used. */
function tooManyWrong(
  kind: IdentityKind,
  { wrongTries, longChallenges }: RequestHistory,
  limits: RateLimits,
): CodePlan | null {
  const possible = wrongTries + TRIES_PER_CHALLENGE * longChallenges;
  return possible + TRIES_PER_CHALLENGE > LONG_ALLOWANCE[kind] * LIMIT_FACTOR[limits]
    ? { kind: 'wait', seconds: OTP_LIFETIME_SECONDS, limit: 'wrong-tries' }
    : null;
}

function sharedPlan(kind: IdentityKind, { sharedId, sharedAge, sharedOpen }: RequestHistory): CodePlan {
  if (sharedId === null || sharedAge === null || sharedAge >= SHARED_SECONDS[kind])
    return { kind: 'shared', digits: LONG_DIGITS };
  if (sharedOpen === true) return { kind: 'join', codeId: sharedId };
  return { kind: 'wait', seconds: Math.ceil(SHARED_SECONDS[kind] - sharedAge), limit: 'shared' };
}

function isShort(asker: string, kind: IdentityKind, history: RequestHistory, limits: RateLimits): boolean {
  const factor = LIMIT_FACTOR[limits];
  const own = allowanceOf(asker, kind);
  const fits = (tries: number, codes: number, allowance: number): boolean =>
    tries + TRIES_PER_CHALLENGE * (codes + 1) <= allowance * factor;
  return (
    fits(history.wrongTries, history.shortCodes, own) &&
    (asker !== STRANGERS ||
      fits(history.installationTries, history.installationShortCodes, INSTALLATION_ALLOWANCE))
  );
}

function allowanceOf(asker: string, kind: IdentityKind): number {
  if (asker === STRANGERS) return ALLOWANCE[kind].strangers;
  return asker === NETWORKS ? ALLOWANCE[kind].networks : ALLOWANCE[kind].browser;
}

function waitFor(ages: number[], max: number): number {
  // The next request is allowed when the oldest of the last `max` requests is an hour old.
  return ages.length < max ? 0 : HOUR_SECONDS - defined(ages[ages.length - max], 'ages');
}
