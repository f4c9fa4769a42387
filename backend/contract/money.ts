import { lazily } from './lazily.js';

/** Integer hundredths of a rupee. All arithmetic on money happens in this unit. */
export type Paise = number;

/** Rupees with at most two decimals; only ever on the wire and on screens. */
export type Rupees = number;

/** @throws RangeError when the amount is not finite or carries a fraction of a paisa. */
export function toPaise(rupees: Rupees): Paise {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise) || Math.abs(paise / 100 - rupees) > 1e-9) {
    throw new RangeError('An amount is rupees with at most two decimals.');
  }
  return paise;
}

export function toRupees(paise: Paise): Rupees {
  return paise / 100;
}

const rupees = (minimumFractionDigits: number): (() => Intl.NumberFormat) =>
  lazily(
    () =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits,
        maximumFractionDigits: 2,
      }),
  );

const wholeRupees = rupees(0);
const exactRupees = rupees(2);

/** Indian digit grouping, decimals only when there are paise: `₹1,23,456` or `₹99.50`. */
export function formatRupees(amount: Rupees): string {
  return (Number.isInteger(amount) ? wholeRupees : exactRupees)().format(amount);
}

/** The exact decimal that a UPI link carries: `1598.00`. */
export function upiAmount(paise: Paise): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}
