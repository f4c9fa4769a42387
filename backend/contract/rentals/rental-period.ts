import {
  addDays,
  dayIn,
  daysBetween,
  instantIn,
  isDay,
  isHalfHour,
  minutesOf,
  twelveHour,
} from '../calendar.js';
import type { Day, TimeOfDay } from '../calendar.js';
import type { FieldError } from '../codes.js';

/** What a customer asks for, in the city's calendar. */
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

/** When the city hands cars out and takes them back, and how far ahead. */
export interface PeriodRules {
  zone: string;
  pickupFrom: TimeOfDay;
  pickupTo: TimeOfDay;
  returnFrom: TimeOfDay;
  returnTo: TimeOfDay;
  /** Days from today to the pickup, at most. */
  maxAdvanceDays: number;
  /** Days from pickup to return, at most. */
  maxLengthDays: number;
  /** Minutes from now to the pickup, at least. */
  minLeadMinutes: number;
}

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

export function pickupTimeMessage(rules: PeriodRules): string {
  return `Pickup time must be between ${twelveHour(rules.pickupFrom)} and ${twelveHour(rules.pickupTo)}`;
}

export function returnTimeMessage(
  window: Pick<RentalWindow, 'fromDate' | 'toDate' | 'pickupTime'>,
  rules: PeriodRules,
): string {
  const earliest = window.fromDate === window.toDate ? window.pickupTime : rules.returnFrom;
  return `Return time must be between ${twelveHour(earliest)} and ${twelveHour(rules.returnTo)}`;
}

type PeriodRule = (window: RentalWindow, rules: PeriodRules, now: Date) => FieldError | null;

const datesAreDays: PeriodRule = (w) => {
  if (!isDay(w.fromDate)) return { field: 'fromDate', message: 'Choose the pickup date (yyyy-MM-dd).' };
  if (!isDay(w.toDate)) return { field: 'toDate', message: 'Choose the return date (yyyy-MM-dd).' };
  return null;
};

const timesAreHalfHours: PeriodRule = (w) => {
  if (!isHalfHour(w.pickupTime))
    return { field: 'pickupTime', message: 'Choose the pickup time on the half hour (HH:mm).' };
  if (!isHalfHour(w.dropTime))
    return { field: 'dropTime', message: 'Choose the return time on the half hour (HH:mm).' };
  return null;
};

const notInThePast: PeriodRule = (w, rules, now) =>
  w.fromDate < dayIn(rules.zone, now)
    ? { field: 'fromDate', message: 'The pickup date must not be before today.' }
    : null;

const returnNotBeforePickup: PeriodRule = (w) =>
  w.toDate < w.fromDate
    ? { field: 'toDate', message: 'The return date must not be before the pickup date.' }
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
        message: `The pickup date must be within ${rules.maxAdvanceDays} days from today.`,
      }
    : null;

const notTooLong: PeriodRule = (w, rules) =>
  daysBetween(w.fromDate, w.toDate) > rules.maxLengthDays
    ? { field: 'toDate', message: `The rental can be at most ${rules.maxLengthDays} days long.` }
    : null;

const enoughLead: PeriodRule = (w, rules, now) =>
  periodOf(w, rules.zone).startsAt.getTime() < now.getTime() + rules.minLeadMinutes * 60_000
    ? {
        field: 'pickupTime',
        message: `The pickup must be at least ${rules.minLeadMinutes} minutes from now.`,
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

/** The first reason why the city does not rent for this window, or null when it does. */
export function refusePeriod(window: RentalWindow, rules: PeriodRules, now: Date): FieldError | null {
  for (const rule of PERIOD_RULES) {
    const refusal = rule(window, rules, now);
    if (refusal) return refusal;
  }
  return null;
}
