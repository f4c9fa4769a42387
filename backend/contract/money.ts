import { lazily } from './lazily.js';

declare const unit: unique symbol;

/** Integer hundredths of a rupee. All arithmetic on money happens in this unit. */
export type Paise = number & { readonly [unit]: 'paise' };

/** Rupees with at most two decimals; only ever on the wire and on screens. */
export type Rupees = number & { readonly [unit]: 'rupees' };

type Money = Paise | Rupees;

/** A type of the wire with its amounts in another unit. */
export type WithMoney<Wire, Unit> = Wire extends Rupees
  ? Unit
  : Wire extends object
    ? { [Field in keyof Wire]: WithMoney<Wire[Field], Unit> }
    : Wire;

export type InPaise<Wire> = WithMoney<Wire, Paise>;

/** @throws RangeError when it is not a whole number of paise. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount is a whole number of paise.');
  return amount as Paise;
}

/** Marks a number from user input or a file as rupees; {@link toPaise} checks its decimals. */
export const rupees = (amount: number): Rupees => amount as Rupees;

export const NO_PAISE = paise(0);

/** @throws RangeError when the amount is not finite or carries a fraction of a paisa. */
export function toPaise(amount: Rupees): Paise {
  const rounded = Math.round(amount * 100);
  if (!Number.isSafeInteger(rounded) || Math.abs(rounded / 100 - amount) > 1e-9) {
    throw new RangeError('An amount is rupees with at most two decimals.');
  }
  return rounded as Paise;
}

export const toRupees = (amount: Paise): Rupees => rupees(amount / 100);

export const sum = (amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce((total: number, amount) => total + amount, 0));

export const plus = (amount: Paise, more: Paise): Paise => paise(amount + more);

export const minus = (from: Paise, amount: Paise): Paise => paise(from - amount);

/** @throws RangeError if the result has a fraction of a paisa. */
export const times = (amount: Paise, count: number): Paise => paise(amount * count);

/** Rounded down to whole rupees. */
export const wholeRupees = (amount: number): Paise => paise(Math.floor(amount / 100) * 100);

/** A part of an amount, rounded up to a whole paisa. */
export const percentOf = (amount: Paise, percent: number): Paise =>
  paise(Math.ceil((amount * percent) / 100));

export const absolute = (amount: Paise): Paise => (amount < 0 ? minus(NO_PAISE, amount) : amount);

export const least = <M extends Money>(first: M, ...others: M[]): M =>
  others.reduce((smallest, amount) => (amount < smallest ? amount : smallest), first);

export const greatest = <M extends Money>(first: M, ...others: M[]): M =>
  others.reduce((largest, amount) => (amount > largest ? amount : largest), first);

const rupeeFormat = (minimumFractionDigits: number): (() => Intl.NumberFormat) =>
  lazily(
    () =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits,
        maximumFractionDigits: 2,
      }),
  );

const withoutPaise = rupeeFormat(0);
const withPaise = rupeeFormat(2);

/** Indian digit grouping, decimals only when there are paise: `₹1,23,456` or `₹99.50`. */
export function formatRupees(amount: Rupees): string {
  return (Number.isInteger(amount) ? withoutPaise : withPaise)().format(amount);
}

/** The same text for an amount in paise. */
export const formatPaise = (amount: Paise): string => formatRupees(toRupees(amount));

/** The exact decimal that a UPI link carries: `1598.00`. */
export function upiAmount(amount: Paise): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
