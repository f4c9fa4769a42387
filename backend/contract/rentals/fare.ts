import { daysBetween, minutesOf } from '../calendar.js';
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
export interface FareRules {
  washingFee: Paise;
  convenienceFee: Paise;
  damageInsurance: Paise;
  discounts: readonly DiscountTier[];
}

export interface CarPrice {
  costPerDay: Paise;
  costPerHour: Paise;
}

export interface FareLine<Money> {
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

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
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

/** The fare of a rental window that {@link refusePeriod} accepted. Pure: the same on both sides of the wire. */
export function computeFare(
  price: CarPrice,
  window: RentalWindow,
  action: RentalAction,
  rules: FareRules,
): Fare {
  const nights = daysBetween(window.fromDate, window.toDate);
  const duration = Math.max(1, nights);
  const minutesOver = nights >= 1 ? minutesOf(window.dropTime) - minutesOf(window.pickupTime) : 0;
  const extraHours = Math.max(0, Math.ceil(minutesOver / 60));

  const asked = charge(price, duration, extraHours, rules.discounts);
  const oneDayMore = charge(price, duration + 1, 0, rules.discounts);
  const cheaper = net(oneDayMore) < net(asked);
  const charged = cheaper ? oneDayMore : asked;

  const convenienceFee = action === 'reserve' ? rules.convenienceFee : NO_PAISE;
  const rentalCost = sum([charged.daysCost, charged.hoursCost]);
  const total = sum([net(charged), rules.washingFee, convenienceFee, rules.damageInsurance]);

  const lines: FareLine<Paise>[] = [
    {
      label: cheaper
        ? `Car price, ${plural(charged.days, 'day')}: costs less than ${durationText(duration, extraHours)}`
        : `Car price, ${plural(charged.days, 'day')} at ${formatRupees(toRupees(price.costPerDay))}`,
      amount: charged.daysCost,
    },
  ];
  if (charged.hoursCost > 0)
    lines.push({ label: `Extra ${plural(extraHours, 'hour')}`, amount: charged.hoursCost });
  if (charged.discount > 0)
    lines.push({ label: `Discount ${charged.percent}%`, amount: minus(NO_PAISE, charged.discount) });
  lines.push({ label: 'Damage insurance', amount: rules.damageInsurance });
  lines.push({ label: 'Washing fee', amount: rules.washingFee });
  if (action === 'reserve') lines.push({ label: 'Convenience fee', amount: convenienceFee });

  return {
    rentalCost,
    discount: charged.discount,
    duration,
    durationText: durationText(duration, extraHours),
    extraHours,
    chargedDays: charged.days,
    cleaningFee: rules.washingFee,
    convenienceFee,
    damageInsurance: rules.damageInsurance,
    total,
    lines,
  };
}

function durationText(days: number, extraHours: number): string {
  return extraHours > 0 ? `${plural(days, 'day')} ${plural(extraHours, 'hour')}` : plural(days, 'day');
}

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
    lines: fare.lines.map((line) => ({ label: line.label, amount: toRupees(line.amount) })),
  };
}

/** The city's charges as they travel in the public settings: every amount in rupees. */
export interface FareRulesWire {
  washingFee: Rupees;
  convenienceFee: Rupees;
  damageInsurance: Rupees;
  discounts: readonly DiscountTier[];
}

export function fareRulesFromWire(wire: FareRulesWire): FareRules {
  return {
    washingFee: toPaise(wire.washingFee),
    convenienceFee: toPaise(wire.convenienceFee),
    damageInsurance: toPaise(wire.damageInsurance),
    discounts: wire.discounts,
  };
}
