import { type CatalogueMessage, messageOf } from '../messages/message.js';
import { settlementsMessages } from '../messages/settlements.messages.js';
import { formatPaise, type Paise } from '../money.js';
import type { AgreedChargesInPaise } from './charges.js';
import type { Fare } from './fare.js';
import { dayPriceOf, lateReturn } from './late-fee.rules.js';

/** A line of a settlement that the system computes, with its calculation in words. */
export interface ComputedLine {
  amount: Paise;
  text: CatalogueMessage;
}

/** Returns the line of a settlement for a late return; null if nothing is charged. */
export function lateLine(
  {
    charges,
    fare,
    endsAt,
  }: {
    charges: Pick<AgreedChargesInPaise, 'lateFeePerHour' | 'lateGraceMinutes'>;
    fare: Pick<Fare, 'lines' | 'chargedDays'>;
    endsAt: Date;
  },
  returnedAt: Date,
): ComputedLine | null {
  const dayPrice = dayPriceOf(fare);
  const late = lateReturn(charges, dayPrice, endsAt, returnedAt);
  if (!late || late.fee === 0) return null;
  return {
    amount: late.fee,
    text: messageOf(settlementsMessages, 'late', {
      h: Math.floor(late.minutes / 60),
      m: late.minutes % 60,
      hours: late.hours,
      grace: charges.lateGraceMinutes,
      perHour: formatPaise(charges.lateFeePerHour),
      day: formatPaise(dayPrice),
    }),
  };
}
