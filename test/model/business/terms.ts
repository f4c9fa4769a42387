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
/** Hours from the verdict on a payment until its unpaid rental expires. */
export const TIME_TO_PAY_AGAIN = 24 * HOUR;
/** From the recorded return until a settlement without lines of staff reaches the customer. */
export const TIME_TO_ISSUE = 24 * HOUR;
/** From then until it is final. */
export const TIME_TO_DISPUTE = 48 * HOUR;
/** Until then staff answer a dispute. */
export const TIME_TO_REPLY = 30 * DAY;
/** Days after the settlement until a debt prevents further holds. */
export const PAY_DAYS = 7;
/** Staff can charge until this many days after the return. */
export const CHARGE_DAYS = 10;
/** Staff can charge tolls and challans until this many days after the return. */
export const LATER_DAYS = 180;
export const LATE_FEE = { perHour: toPaise(rupees(300)), grace: 30 * MINUTE };
/** Nine in the morning in the city, and when the first drawer is opened: until then money is taken on paper. */
export const FIRST_MOMENT = Date.parse('2031-03-03T03:30:00Z');
export const FIRST_DRAWER = FIRST_MOMENT + 3 * DAY;
/** Kilometres a day after which staff check an odometer. */
export const USUAL_KM = 500;
/** The setting of the model's server: kilometres a day in the fare, and the price of one more. */
export const EXTRA_KM = { perDay: 100, fee: toPaise(rupees(12.5)) };
/** The settings of the model's server, for cars with a tank of 37 litres; the fee is added to the missing fuel. */
export const FUEL = { tankLitres: 37, pricePerLitre: toPaise(rupees(105.5)), fee: toPaise(rupees(200)) };
/** A handover that is later than this names the side that caused it. */
export const LATE_HANDOVER = 30 * MINUTE;
/** The settings of the model's server: rupees for each type of car, paid with the fare, and returned after these days. */
export const DEPOSITS = { SEDAN: 3000, SUV: 500.5, HATCHBACK: 0 };
export const DEPOSIT_DAYS = 3;
/** A deposit that no line covers is released this many days earlier. */
export const RELEASE_DAYS = 2;
/** From the verification of a payment that no rental claims to its refund. */
export const TIME_TO_USE_PAYMENT = 7 * 24 * HOUR;
/** From the pickup time until a no-show can be recorded. */
export const NO_SHOW_AFTER = 30 * MINUTE;
/** The setting of the model's server: this much of the fare is kept. */
export const NO_SHOW_KEEP_PERCENT = 60;
/** From a change of state until staff can no longer undo it. */
export const UNDO_TIME = 30 * MINUTE;
/** From the refusal of a car until its customer can cancel without our answer. */
export const TIME_TO_ANSWER = 30 * MINUTE;
/** An overdue trip takes its car this long from now, until the next half hour. */
const OVERDUE_AHEAD = 120 * MINUTE;
/** Without the buffer. */
export const overdueUntil = (now: number): number =>
  Math.ceil((now + OVERDUE_AHEAD) / (30 * MINUTE)) * (30 * MINUTE);
/** From the pickup time of a no-show until it can no longer become our fault. */
export const OUR_FAULT_TIME = 180 * DAY;
