import { rupees, toPaise } from '../../../backend/contract/money';
import type { FareRulesInPaise } from '../../../backend/contract/rentals/fare';
import type { PeriodRules } from '../../../backend/contract/rentals/rental-period';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The settings of a new installation, repeated from the specification. */
export const PERIOD_RULES: PeriodRules = {
  zone: 'Asia/Kolkata',
  pickupFrom: '12:00',
  pickupTo: '23:00',
  returnFrom: '00:00',
  returnTo: '23:00',
  maxAdvanceDays: 180,
  maxLengthDays: 60,
  minLeadMinutes: 60,
};

export const FARE_RULES: FareRulesInPaise = {
  washingFee: toPaise(rupees(199)),
  convenienceFee: toPaise(rupees(199)),
  damageInsurance: toPaise(rupees(0)),
  discounts: [
    { fromDays: 3, percent: 5 },
    { fromDays: 7, percent: 10 },
  ],
};

export const HOLD_TIME = 15 * MINUTE;
export const PAID_HOLD_TIME = 30 * MINUTE;
export const TURNAROUND = HOUR;
/** The limits of one customer. */
export const MAX_OPEN_HOLDS = 2;
export const MAX_UNVERIFIED_RENTALS = 3;
/** Time from the verdict on a payment until its unpaid rental expires. */
export const TIME_TO_PAY_AGAIN = 24 * HOUR;
/** Time from the recorded return until the service sends a settlement without lines of staff. */
export const TIME_TO_ISSUE = 24 * HOUR;
/** Time from sending a settlement until it is final. */
export const TIME_TO_DISPUTE = 48 * HOUR;
/** Time from a dispute until the service withdraws the disputed lines. */
export const TIME_TO_REPLY = 30 * DAY;
/** Days after the settlement until a debt prevents further holds. */
export const PAY_DAYS = 7;
/** Staff can charge until this many days after the return. */
export const CHARGE_DAYS = 10;
/** Staff can charge tolls and challans until this many days after the return. */
export const LATER_DAYS = 180;
export const LATE_FEE = { perHour: toPaise(rupees(300)), grace: 30 * MINUTE };
/**
 * The start of a run, at 09:00 in the city, and the opening of the first drawer, before which staff take money on
 * paper.
 */
export const FIRST_MOMENT = Date.parse('2031-03-03T03:30:00Z');
export const FIRST_DRAWER = FIRST_MOMENT + 3 * DAY;
/** Kilometres a day after which staff check an odometer. */
export const USUAL_KM = 500;
/** The setting of the model's server: kilometres a day in the fare, and the price of each extra kilometre in paise. */
export const EXTRA_KM = { perDay: 100, fee: toPaise(rupees(12.5)) };
/** The settings of the model's server, for cars with a tank of 37 litres; the fee is added to the missing fuel. */
export const FUEL = { tankLitres: 37, pricePerLitre: toPaise(rupees(105.5)), fee: toPaise(rupees(200)) };
/** For a handover that is more than this late, staff must name the side that caused the delay. */
export const LATE_HANDOVER = 30 * MINUTE;
/**
 * The settings of the model's server: deposit in rupees by type of car, and days until its return. Paid with the fare.
 */
export const DEPOSITS = { SEDAN: 3000, SUV: 500.5, HATCHBACK: 0 };
export const DEPOSIT_DAYS = 3;
/** A deposit that no line covers is released this many days earlier. */
export const RELEASE_DAYS = 2;
/** Time from the verification of a payment that no rental claims until its refund. */
export const TIME_TO_USE_PAYMENT = 7 * 24 * HOUR;
/** Time from the pickup time until staff can record a no-show. */
export const NO_SHOW_AFTER = 30 * MINUTE;
/** The setting of the model's server: percentage of the fare that is kept after a no-show. */
export const NO_SHOW_KEEP_PERCENT = 60;
/** Time from a change of state until staff can no longer undo it. */
export const UNDO_TIME = 30 * MINUTE;
/** Time from the refusal of a car until its customer can cancel without our answer. */
export const TIME_TO_ANSWER = 30 * MINUTE;
/** An overdue trip claims its car for this long from now, rounded up to the next half hour. */
const OVERDUE_AHEAD = 120 * MINUTE;
/** Returns the end of the claim of an overdue trip, without the turnaround. */
export const overdueUntil = (now: number): number =>
  Math.ceil((now + OVERDUE_AHEAD) / (30 * MINUTE)) * (30 * MINUTE);
/** Time from the pickup time of a no-show until staff can no longer cancel the rental as our fault. */
export const OUR_FAULT_TIME = 180 * DAY;
