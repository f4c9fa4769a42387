import { daysBetween, minutesOf } from '../calendar.js';
import { faresMessages } from '../messages/fares.messages.js';
import { type CatalogueMessage, keyOf, messageOf, Translation } from '../messages/message.js';
import {
  formatPaise,
  type InPaise,
  least,
  minus,
  NO_PAISE,
  type Paise,
  type Rupees,
  sum,
  times,
  toPaise,
  toRupees,
  wholeRupees,
} from '../money.js';
import { hasNoCover } from './charges.js';
import type { RentalWindow } from './rental-period.js';

export type RentalAction = 'book' | 'reserve';

export class DiscountTier {
  /**
   * The minimum of whole rental days.
   * @example 3
   */
  fromDays: number;
  /** @example 5 */
  percent: number;
}

/** The city's charges for every rental. */
export class FareRules {
  /** @example 199 */
  washingFee: Rupees;
  /** @example 199 */
  convenienceFee: Rupees;
  /** @example 0 */
  damageInsurance: Rupees;
  /** @example [{ "fromDays": 3, "percent": 5 }, { "fromDays": 7, "percent": 10 }] */
  discounts: DiscountTier[];
}

export type FareRulesInPaise = InPaise<FareRules>;

export interface CarPrice {
  costPerDay: Paise;
  costPerHour: Paise;
}

/** A line of a fare in English, with the fields that translate it. */
export class FareLine extends Translation {
  /** @example "Washing fee" */
  label: string;
  /**
   * Rupees. May be negative.
   * @example 199
   */
  amount: Rupees;
}

/** A computed price. */
export class FareQuote {
  /**
   * Rupees. Days and extra hours, before the discount.
   * @example 3800
   */
  rentalCost: Rupees;
  /**
   * Rupees. By default 5% for 3 to 6 days and 10% from 7 days, rounded down to a rupee.
   * @example 0
   */
  discount: Rupees;
  /**
   * Whole days, at least 1.
   * @example 2
   */
  duration: number;
  /** @example "2 days 2 hours" */
  durationText: string;
  /**
   * Started hours after the pickup time on the last day.
   * @example 2
   */
  extraHours: number;
  /**
   * Greater than `duration` only if more days cost less in total.
   * @example 2
   */
  chargedDays: number;
  /**
   * Rupees. Washing.
   * @example 199
   */
  cleaningFee: Rupees;
  /**
   * Rupees. Reservations only.
   * @example 0
   */
  convenienceFee: Rupees;
  /**
   * Rupees. Included in the total.
   * @example 0
   */
  damageInsurance: Rupees;
  /**
   * Rupees. The amount to be paid.
   * @example 3999
   */
  total: Rupees;
  /**
   * The lines add up to the total. A discount is negative.
   * @example [{ "label": "Car price, 2 days at ₹1,800", "messageKey": "fares.carPrice", "messageParams": { "days": 2, "price": "₹1,800" }, "amount": 3600 }, { "label": "Extra 2 hours", "messageKey": "fares.extraHours", "messageParams": { "hours": 2 }, "amount": 200 }, { "label": "Damage insurance", "messageKey": "fares.damageInsurance", "amount": 0 }, { "label": "Washing fee", "messageKey": "fares.washingFee", "amount": 199 }]
   */
  lines: FareLine[];
}

const INSURANCE = messageOf(faresMessages, 'damageInsurance');

/** Returns the note below a line of a fare: an insurance of zero rupees covers nothing. Null for any other line. */
export function fareLineNote({
  messageKey,
  amount,
}: Pick<FareLine, 'messageKey'> & { amount: number }): CatalogueMessage | null {
  return messageKey === INSURANCE.key && hasNoCover(amount) ? messageOf(faresMessages, 'noCover') : null;
}

/** The prices behind a fare. */
export interface FarePrices extends CarPrice {
  discounts: DiscountTier[];
}

/** A stored fare. */
export interface Fare extends InPaise<FareQuote> {
  /** Absent in fares from before the prices were stored. */
  prices?: FarePrices;
}

interface Line {
  text: CatalogueMessage;
  amount: Paise;
}

/** A fare before {@link describeFare} writes out its texts. */
export interface ComputedFare extends Omit<Fare, 'durationText' | 'lines' | 'prices'> {
  lines: Line[];
}

type Duration = Pick<Fare, 'duration' | 'extraHours'>;

function discountPercent(days: number, tiers: readonly DiscountTier[]): number {
  let percent = 0;
  let reached = 0;
  for (const tier of tiers) {
    if (days >= tier.fromDays && tier.fromDays >= reached) {
      reached = tier.fromDays;
      percent = tier.percent;
    }
  }
  return percent;
}

interface Charge {
  days: number;
  daysCost: Paise;
  hoursCost: Paise;
  /** The days and hours of the trip. */
  cost: Paise;
  percent: number;
  discount: Paise;
  /** After the discount. */
  net: Paise;
}

function charge(price: CarPrice, days: number, extraHours: number, tiers: readonly DiscountTier[]): Charge {
  const daysCost = times(price.costPerDay, days);
  const hoursCost = least(times(price.costPerHour, extraHours), price.costPerDay);
  const cost = sum([daysCost, hoursCost]);
  const percent = discountPercent(days, tiers);
  // Percent of paise, rounded down to a whole rupee.
  const discount = wholeRupees((cost * percent) / 100);
  return { days, daysCost, hoursCost, cost, percent, discount, net: minus(cost, discount) };
}

/** Charges more days if they cost less: one more day instead of the extra hours, or the days of a higher discount. */
export function cheapestCharge(
  price: CarPrice,
  days: number,
  extraHours: number,
  tiers: readonly DiscountTier[],
): Charge {
  const longer = [days + 1, ...tiers.map(({ fromDays }) => fromDays).filter((fromDays) => fromDays > days)];
  return longer
    .map((longerDays) => charge(price, longerDays, 0, tiers))
    .reduce(
      (cheapest, other) => (other.net < cheapest.net ? other : cheapest),
      charge(price, days, extraHours, tiers),
    );
}

/** The price of the days and hours, and the discount on them. */
function rentalLines(price: CarPrice, charged: Charge, chosen: Duration): Line[] {
  const { days, daysCost, hoursCost, percent, discount } = charged;
  const daysText =
    days > chosen.duration
      ? messageOf(faresMessages, 'carPriceDayMore', { days, duration: durationMessage(chosen) })
      : messageOf(faresMessages, 'carPrice', { days, price: formatPaise(price.costPerDay) });
  const lines: Line[] = [{ text: daysText, amount: daysCost }];
  if (hoursCost > 0)
    lines.push({
      text: messageOf(faresMessages, 'extraHours', { hours: chosen.extraHours }),
      amount: hoursCost,
    });
  if (discount > 0)
    lines.push({
      text: messageOf(faresMessages, 'discount', { percent }),
      amount: minus(NO_PAISE, discount),
    });
  return lines;
}

/** The fare of a rental window that {@link refusePeriod} accepted. Pure, so that client and server compute the same. */
export function computeFare(
  price: CarPrice,
  window: RentalWindow,
  action: RentalAction,
  rules: FareRulesInPaise,
): ComputedFare {
  const nights = daysBetween(window.fromDate, window.toDate);
  const duration = Math.max(1, nights);
  const minutesOver = nights >= 1 ? minutesOf(window.dropTime) - minutesOf(window.pickupTime) : 0;
  const extraHours = Math.max(0, Math.ceil(minutesOver / 60));

  const charged = cheapestCharge(price, duration, extraHours, rules.discounts);

  const fees = {
    damageInsurance: rules.damageInsurance,
    cleaningFee: rules.washingFee,
    convenienceFee: action === 'reserve' ? rules.convenienceFee : NO_PAISE,
  };
  const lines: Line[] = [
    ...rentalLines(price, charged, { duration, extraHours }),
    { text: messageOf(faresMessages, 'damageInsurance'), amount: fees.damageInsurance },
    { text: messageOf(faresMessages, 'washingFee'), amount: fees.cleaningFee },
  ];
  if (action === 'reserve')
    lines.push({ text: messageOf(faresMessages, 'convenienceFee'), amount: fees.convenienceFee });

  return {
    rentalCost: charged.cost,
    discount: charged.discount,
    duration,
    extraHours,
    chargedDays: charged.days,
    ...fees,
    total: sum([charged.net, ...Object.values(fees)]),
    lines,
  };
}

/** The duration of a rental, such as `2 days 3 hours`. */
export const durationMessage = ({ duration, extraHours }: Duration): CatalogueMessage =>
  extraHours > 0
    ? messageOf(faresMessages, 'daysAndHours', { days: duration, hours: extraHours })
    : messageOf(faresMessages, 'days', { days: duration });

/** The fare with its English texts, as stored. */
export const describeFare = (fare: ComputedFare, inEnglish: (text: CatalogueMessage) => string): Fare => ({
  ...fare,
  durationText: inEnglish(durationMessage(fare)),
  lines: fare.lines.map(({ text, amount }) => ({ label: inEnglish(text), amount, ...keyOf(text) })),
});

/** The fare as sent, with amounts in rupees. */
export function toFareQuote(fare: Fare): FareQuote {
  return {
    rentalCost: toRupees(fare.rentalCost),
    discount: toRupees(fare.discount),
    duration: fare.duration,
    durationText: fare.durationText,
    extraHours: fare.extraHours,
    chargedDays: fare.chargedDays,
    cleaningFee: toRupees(fare.cleaningFee),
    convenienceFee: toRupees(fare.convenienceFee),
    damageInsurance: toRupees(fare.damageInsurance),
    total: toRupees(fare.total),
    lines: fare.lines.map((line) => ({ ...line, amount: toRupees(line.amount) })),
  };
}

export function fareRulesFromWire(wire: FareRules): FareRulesInPaise {
  return {
    washingFee: toPaise(wire.washingFee),
    convenienceFee: toPaise(wire.convenienceFee),
    damageInsurance: toPaise(wire.damageInsurance),
    discounts: wire.discounts,
  };
}
