import { paise, type Rupees, toPaise, toRupees } from '@contract/money';
import type { FareQuote } from '@contract/rentals/fare';

/** What a line of the fare is for, derived from the figures instead of the English label. */
export type FareLineKind =
  | { kind: 'price'; days: number; perDay: Rupees }
  | { kind: 'cheaperPrice'; days: number }
  | { kind: 'hours'; hours: number }
  | { kind: 'discount'; percent: number }
  | { kind: 'insurance' | 'washing' | 'convenience' | 'other' };

export interface KnownFareLine {
  label: string;
  amount: Rupees;
  about: FareLineKind;
}

// The lines after the price: the fixed fees, and the convenience fee of a reservation.
const FIXED = ['insurance', 'washing', 'convenience'] as const;

export function knownFareLines(fare: FareQuote): KnownFareLine[] {
  const hasHours = fare.lines[0] !== undefined && fare.rentalCost > fare.lines[0].amount;
  const afterPrice = 1 + Number(hasHours) + Number(fare.discount > 0);
  return fare.lines.map(({ label, amount }, index) => {
    const about = ((): FareLineKind => {
      if (index === 0) {
        const days = fare.chargedDays;
        if (days > fare.duration) return { kind: 'cheaperPrice', days };
        return { kind: 'price', days, perDay: toRupees(paise(Math.round(toPaise(amount) / days))) };
      }
      if (index === 1 && hasHours) return { kind: 'hours', hours: fare.extraHours };
      if (amount < 0) return { kind: 'discount', percent: Number(/\d+/.exec(label)?.[0]) };
      return { kind: FIXED[index - afterPrice] ?? 'other' };
    })();
    return { label, amount, about };
  });
}
