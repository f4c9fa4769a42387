import {
  addDays,
  type Day,
  dayIn,
  daysBetween,
  instantIn,
  isDay,
  isHalfHour,
  minutesOf,
  type TimeOfDay,
  twelveHour,
} from '../calendar.js';
import { type CatalogueMessage, type FieldProblem, messageOf } from '../messages/message.js';
import { rentalsMessages } from '../messages/rentals.messages.js';

/** The requested days and times, in the city's calendar. */
export interface RentalWindow {
  fromDate: Day;
  toDate: Day;
  pickupTime: TimeOfDay;
  dropTime: TimeOfDay;
}

/** The half-open range of instants `[startsAt, endsAt)` during which the customer has the car. */
export interface RentalPeriod {
  startsAt: Date;
  endsAt: Date;
}

/** The public rental rules, which the operator edits. */
export class RentingRules {
  /** @example 12:00 */
  pickupFrom: string;
  /** @example 23:00 */
  pickupTo: string;
  /** @example 00:00 */
  returnFrom: string;
  /** @example 23:00 */
  returnTo: string;
  /**
   * The maximum number of days from today to the pickup.
   * @example 180
   */
  maxAdvanceDays: number;
  /**
   * The maximum number of days from pickup to return.
   * @example 60
   */
  maxLengthDays: number;
  /**
   * The minimum number of minutes from now to the pickup.
   * @example 60
   */
  minLeadMinutes: number;
  /** @example 60 */
  bufferMinutes: number;
  /** @example 15 */
  holdMinutes: number;
  /**
   * The minimum number of minutes that a hold lasts after the customer submits payment details.
   * @example 30
   */
  paidHoldMinutes: number;
  /** @example 30 */
  lateGraceMinutes: number;
  /** @example 21 */
  minimumAge: number;
  /**
   * The maximum number of hours until the team decides on documents.
   * @example 24
   */
  documentCheckHours: number;
  /**
   * The number of working days within which we send a refund.
   * @example 5
   */
  refundWorkingDays: number;
}

export class PublicRules extends RentingRules {
  /** @example Asia/Kolkata */
  zone: string;
}

/** The hours for pickups and returns, and how far ahead a rental can begin. */
export type PeriodRules = Pick<
  PublicRules,
  | 'zone'
  | 'pickupFrom'
  | 'pickupTo'
  | 'returnFrom'
  | 'returnTo'
  | 'maxAdvanceDays'
  | 'maxLengthDays'
  | 'minLeadMinutes'
>;

export function periodOf(window: RentalWindow, zone: string): RentalPeriod {
  return {
    startsAt: instantIn(zone, window.fromDate, window.pickupTime),
    endsAt: instantIn(zone, window.toDate, window.dropTime),
  };
}

export function sameWindow(a: RentalWindow, b: RentalWindow): boolean {
  return (
    a.fromDate === b.fromDate &&
    a.toDate === b.toDate &&
    a.pickupTime === b.pickupTime &&
    a.dropTime === b.dropTime
  );
}

function pickupTimeMessage(rules: PeriodRules): CatalogueMessage {
  const [from, to] = [twelveHour(rules.pickupFrom), twelveHour(rules.pickupTo)];
  return messageOf(rentalsMessages, 'pickupTimeWindow', { from, to });
}

function returnTimeMessage(
  window: Pick<RentalWindow, 'fromDate' | 'toDate' | 'pickupTime'>,
  rules: PeriodRules,
): CatalogueMessage {
  const earliest = window.fromDate === window.toDate ? window.pickupTime : rules.returnFrom;
  const [from, to] = [twelveHour(earliest), twelveHour(rules.returnTo)];
  return messageOf(rentalsMessages, 'returnTimeWindow', { from, to });
}

type PeriodRule = (window: RentalWindow, rules: PeriodRules, now: Date) => FieldProblem | null;

const datesAreDays: PeriodRule = (w) => {
  if (!isDay(w.fromDate)) return { field: 'fromDate', message: messageOf(rentalsMessages, 'chooseFromDate') };
  if (!isDay(w.toDate)) return { field: 'toDate', message: messageOf(rentalsMessages, 'chooseToDate') };
  return null;
};

const timesAreHalfHours: PeriodRule = (w) => {
  if (!isHalfHour(w.pickupTime))
    return { field: 'pickupTime', message: messageOf(rentalsMessages, 'choosePickupTime') };
  if (!isHalfHour(w.dropTime))
    return { field: 'dropTime', message: messageOf(rentalsMessages, 'chooseReturnTime') };
  return null;
};

const notInThePast: PeriodRule = (w, rules, now) =>
  w.fromDate < dayIn(rules.zone, now)
    ? { field: 'fromDate', message: messageOf(rentalsMessages, 'pickupInThePast') }
    : null;

const returnNotBeforePickup: PeriodRule = (w) =>
  w.toDate < w.fromDate
    ? { field: 'toDate', message: messageOf(rentalsMessages, 'returnBeforePickup') }
    : null;

const pickupInWindow: PeriodRule = (w, rules) =>
  minutesOf(w.pickupTime) < minutesOf(rules.pickupFrom) || minutesOf(w.pickupTime) > minutesOf(rules.pickupTo)
    ? { field: 'pickupTime', message: pickupTimeMessage(rules) }
    : null;

const returnInWindow: PeriodRule = (w, rules) => {
  const drop = minutesOf(w.dropTime);
  const sameDay = w.fromDate === w.toDate;
  const tooEarly = drop < minutesOf(rules.returnFrom) || (sameDay && drop <= minutesOf(w.pickupTime));
  return tooEarly || drop > minutesOf(rules.returnTo)
    ? { field: 'dropTime', message: returnTimeMessage(w, rules) }
    : null;
};

const notTooFarAhead: PeriodRule = (w, rules, now) =>
  w.fromDate > addDays(dayIn(rules.zone, now), rules.maxAdvanceDays)
    ? {
        field: 'fromDate',
        message: messageOf(rentalsMessages, 'tooFarAhead', { days: rules.maxAdvanceDays }),
      }
    : null;

const notTooLong: PeriodRule = (w, rules) =>
  daysBetween(w.fromDate, w.toDate) > rules.maxLengthDays
    ? { field: 'toDate', message: messageOf(rentalsMessages, 'tooLong', { days: rules.maxLengthDays }) }
    : null;

/**
 * The last instant, in milliseconds, at which a window can be rented. A window that {@link refusePeriod} has accepted
 * stays valid until then, unless the rules change.
 */
const lastMomentOf = (window: RentalWindow, rules: PeriodRules): number =>
  periodOf(window, rules.zone).startsAt.getTime() - rules.minLeadMinutes * 60_000;

const enoughLead: PeriodRule = (w, rules, now) =>
  lastMomentOf(w, rules) < now.getTime()
    ? {
        field: 'pickupTime',
        message: messageOf(rentalsMessages, 'tooSoon', { minutes: rules.minLeadMinutes }),
      }
    : null;

const PERIOD_RULES: readonly PeriodRule[] = [
  datesAreDays,
  timesAreHalfHours,
  notInThePast,
  returnNotBeforePickup,
  notTooFarAhead,
  notTooLong,
  pickupInWindow,
  returnInWindow,
  enoughLead,
];

/** The first reason why this window cannot be rented; null if it can. */
export function refusePeriod(window: RentalWindow, rules: PeriodRules, now: Date): FieldProblem | null {
  for (const rule of PERIOD_RULES) {
    const refusal = rule(window, rules, now);
    if (refusal) return refusal;
  }
  return null;
}
