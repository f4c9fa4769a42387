import { addWorkingDays, type Day, dayIn } from '../calendar.js';
import {
  least,
  minus,
  NO_PAISE,
  type Paise,
  percentOf,
  type Rupees,
  rupees,
  sum,
  toPaise,
} from '../money.js';
import type { CancellationPolicy, Holiday } from '../settings.js';
import type { PublicRules } from './rental-period.js';
import type { RentalStatus } from './rentals.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The rule that decides the refund. */
export type CancellationTier = 'BY_US' | 'FREE' | 'COOLING_OFF' | 'PART' | 'NONE';

export interface CancellationTimes {
  rentedAt: Date;
  startsAt: Date;
  now: Date;
}

export interface AppliedTier {
  tier: CancellationTier;
  percent: number;
  /** The end of this tier; null for the last tier. */
  until: Date | null;
}

/** {@link AppliedTier} as sent in a response. */
export class CancellationOffer {
  /** @example FREE */
  tier: CancellationTier;
  /** @example 100 */
  percent: number;
  /**
   * The last instant of this offer; null if the refund cannot get lower.
   * @example 2026-12-22T06:30:00.000Z
   */
  until: string | null;
}

/** The ends of the full and of the partial refund. */
export const deadlinesOf = (
  { freeUntilHours, partUntilHours }: CancellationPolicy,
  startsAt: Date,
): { freeUntil: Date; partUntil: Date } => ({
  freeUntil: new Date(startsAt.getTime() - freeUntilHours * HOUR_MS),
  partUntil: new Date(startsAt.getTime() - partUntilHours * HOUR_MS),
});

/** The tier that applies now. At a limit the better tier applies: at exactly 48 hours the refund is full. */
export function applicableTier(policy: CancellationPolicy, times: CancellationTimes): AppliedTier {
  const { rentedAt, startsAt, now } = times;
  const { coolingOffMinutes } = policy;
  const { freeUntil, partUntil } = deadlinesOf(policy, startsAt);
  const coolingOffEndsAt = new Date(rentedAt.getTime() + coolingOffMinutes * MINUTE_MS);
  if (now <= freeUntil) {
    return {
      tier: 'FREE',
      percent: 100,
      until: coolingOffEndsAt > freeUntil ? earlier(coolingOffEndsAt, partUntil) : freeUntil,
    };
  }
  if (coolingOffMinutes > 0 && now <= coolingOffEndsAt && now < partUntil) {
    return { tier: 'COOLING_OFF', percent: 100, until: earlier(coolingOffEndsAt, partUntil) };
  }
  if (now <= partUntil) return { tier: 'PART', percent: policy.partPercent, until: partUntil };
  return { tier: 'NONE', percent: 0, until: null };
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Returns the refund policy of a rental that is placed now. */
export function offerNow(policy: CancellationPolicy, startsAt: Date, now: Date): CancellationOffer {
  const { tier, percent, until } = applicableTier(policy, { rentedAt: now, startsAt, now });
  return { tier, percent, until: until?.toISOString() ?? null };
}

/** The tier of a cancellation by staff: a full refund at any time. */
export const BY_US: AppliedTier = { tier: 'BY_US', percent: 100, until: null };

/**
 * The refund: a percentage of the payments towards the fare, rounded up to a whole paisa, plus any amount paid beyond
 * the fare.
 */
export function refundOf(percent: number, paid: Paise, total: Paise): Paise {
  const towardsFare = least(paid, total);
  return sum([percentOf(towardsFare, percent), minus(paid, towardsFare)]);
}

/** If we cancel a rental in one of these states, we compensate the customer. */
const CONFIRMED_ONCE: readonly RentalStatus[] = ['CONFIRMED', 'NO_SHOW'];

/** The percentage that the customer would get back by cancelling now, if we compensate for the rest; null if we do not. */
export const customerPercent = (
  { status, cancellation }: { status: RentalStatus; cancellation: CancellationPolicy },
  times: CancellationTimes,
): number | null =>
  cancellation.symmetry === 'PAY_SAME' && CONFIRMED_ONCE.includes(status)
    ? applicableTier(cancellation, times).percent
    : null;

/**
 * Our payment besides the refund: the amount that the customer would have lost by cancelling, up to the agreed limit.
 */
export function compensationOf(
  { compensationCap }: Pick<CancellationPolicy, 'compensationCap'>,
  percent: number | null,
  paid: Paise,
  total: Paise,
): Paise {
  if (percent === null) return NO_PAISE;
  const loss = minus(paid, refundOf(percent, paid, total));
  return compensationCap ? least(loss, toPaise(rupees(compensationCap))) : loss;
}

/** The settings that decide when a refund is due. */
interface RefundDays {
  rules: Pick<PublicRules, 'zone' | 'refundWorkingDays'>;
  holidays: readonly Holiday[];
}

/** The due day of a refund that arises now. Must agree with the database function `refund_due_on`. */
export const refundDueOn = ({ rules, holidays }: RefundDays, now: Date): Day =>
  addWorkingDays(
    dayIn(rules.zone, now),
    rules.refundWorkingDays,
    holidays.map(({ day }) => day),
  );

/** True until the pickup time, for customers and staff. */
export const mayBeCancelled = (
  { status, startsAt }: { status: RentalStatus; startsAt: Date },
  now: Date,
): boolean => (status === 'PENDING' || status === 'CONFIRMED') && now < startsAt;

/** The refund of a cancellation now: the response of `GET /api/bookings/{id}/cancellation` and its three counterparts. */
export class CancellationPreview {
  /** @example K7MPQ2XW9T */
  reference: string;
  /** @example PENDING */
  status: RentalStatus;
  /**
   * The sum of the rental's payments, excluding rejected ones.
   * @example 3999
   */
  paid: Rupees;
  /**
   * True if the payment is verified. No refund is sent before the verification.
   * @example true
   */
  isPaymentVerified: boolean;
  /** @example FREE */
  tier: CancellationTier;
  /**
   * The applied cancellation rule in words.
   * @example "Pickup is 48 or more hours away: full refund."
   */
  why: string;
  /** @example 100 */
  percent: number;
  /**
   * Rupees. The refund.
   * @example 3999
   */
  amount: Rupees;
  /**
   * Rupees. If we cancel, we pay this besides the refund: the amount that the customer would have lost by cancelling.
   * @example 0
   */
  compensation: Rupees;
  /**
   * The due date: `refundWorkingDays` of the settings from now, without Sundays and `holidays`; null without a refund.
   * @example 2026-11-27
   */
  dueDate: Day | null;
  /**
   * The last time at which this refund applies; null if it cannot get lower.
   * @example 2026-12-22T06:30:00.000Z
   */
  until: string | null;
  /** The policy that was agreed at placement. */
  policy: CancellationPolicy;
}

export class CancellationRequest {
  reason?: string;
  /** Rupees. Refused with 1016 and the new preview if the refund has changed. */
  expectedRefund?: Rupees;
}
