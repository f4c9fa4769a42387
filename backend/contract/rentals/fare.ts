import { daysBetween, minutesOf } from '../calendar.js';
import { faresMessages } from '../messages/fares.messages.js';
import { keyOf, type Message, messageOf, type WireKey } from '../messages/message.js';
import {
  formatRupees,
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
import type { RentalWindow } from './rental-period.js';

export type RentalAction = 'book' | 'reserve';

export interface DiscountTier {
  /** Whole rental days from which the tier applies. */
  fromDays: number;
  percent: number;
}

/** The city's charges, in paise. */
export interface FareRulesInPaise {
  washingFee: Paise;
  convenienceFee: Paise;
  damageInsurance: Paise;
  discounts: readonly DiscountTier[];
}

export interface CarPrice {
  costPerDay: Paise;
  costPerHour: Paise;
}

/** A line in English, with what a client needs to translate it. */
export interface FareLine<Money> extends Partial<WireKey> {
  label: string;
  amount: Money;
}

/** A computed price. `Money` is {@link Paise} inside and {@link Rupees} on the wire. */
export interface FareOf<Money> {
  /** Days and started extra hours at their prices, before the discount. */
  rentalCost: Money;
  discount: Money;
  /** Real whole days, at least 1. */
  duration: number;
  durationText: string;
  /** Started hours after the pickup time on the last day. */
  extraHours: number;
  /** Days charged; above `duration` only where one day more costs less in total. */
  chargedDays: number;
  cleaningFee: Money;
  convenienceFee: Money;
  damageInsurance: Money;
  total: Money;
  lines: FareLine<Money>[];
}

export type Fare = FareOf<Paise>;
export type FareQuote = FareOf<Rupees>;

interface Line {
  text: Message;
  amount: Paise;
}

/** A fare before {@link describeFare} writes out its texts. */
export interface ComputedFare extends Omit<Fare, 'durationText' | 'lines'> {
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
  percent: number;
  discount: Paise;
}

function charge(price: CarPrice, days: number, extraHours: number, tiers: readonly DiscountTier[]): Charge {
  const daysCost = times(price.costPerDay, days);
  const hoursCost = least(times(price.costPerHour, extraHours), price.costPerDay);
  const percent = discountPercent(days, tiers);
  // Percent of paise, rounded down to a whole rupee.
  const discount = wholeRupees((sum([daysCost, hoursCost]) * percent) / 100);
  return { days, daysCost, hoursCost, percent, discount };
}

const net = (c: Charge): Paise => minus(sum([c.daysCost, c.hoursCost]), c.discount);

/** What the days and hours cost, and the discount on them. */
function rentalLines(price: CarPrice, charged: Charge, chosen: Duration): Line[] {
  const { days, daysCost, hoursCost, percent, discount } = charged;
  const daysText =
    days > chosen.duration
      ? messageOf(faresMessages, 'carPriceDayMore', { days, duration: durationMessage(chosen) })
      : messageOf(faresMessages, 'carPrice', { days, price: formatRupees(toRupees(price.costPerDay)) });
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

/** The fare of a rental window that {@link refusePeriod} accepted. Pure: the same on both sides of the wire. */
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

  const requested = charge(price, duration, extraHours, rules.discounts);
  const oneDayMore = charge(price, duration + 1, 0, rules.discounts);
  const cheaper = net(oneDayMore) < net(requested);
  const charged = cheaper ? oneDayMore : requested;

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
    rentalCost: sum([charged.daysCost, charged.hoursCost]),
    discount: charged.discount,
    duration,
    extraHours,
    chargedDays: charged.days,
    ...fees,
    total: sum([net(charged), ...Object.values(fees)]),
    lines,
  };
}

/** How long a rental is, such as `2 days 3 hours`. */
export const durationMessage = ({ duration, extraHours }: Duration): Message =>
  extraHours > 0
    ? messageOf(faresMessages, 'daysAndHours', { days: duration, hours: extraHours })
    : messageOf(faresMessages, 'days', { days: duration });

/** With its texts in English, as it is stored. */
export const describeFare = (fare: ComputedFare, inEnglish: (text: Message) => string): Fare => ({
  ...fare,
  durationText: inEnglish(durationMessage(fare)),
  lines: fare.lines.map(({ text, amount }) => ({ label: inEnglish(text), amount, ...keyOf(text) })),
});

/** The fare as it travels: every amount in rupees. */
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

/** The city's charges as they travel in the public settings: every amount in rupees. */
export interface FareRules {
  washingFee: Rupees;
  convenienceFee: Rupees;
  damageInsurance: Rupees;
  discounts: readonly DiscountTier[];
}

export function fareRulesFromWire(wire: FareRules): FareRulesInPaise {
  return {
    washingFee: toPaise(wire.washingFee),
    convenienceFee: toPaise(wire.convenienceFee),
    damageInsurance: toPaise(wire.damageInsurance),
    discounts: wire.discounts,
  };
}
