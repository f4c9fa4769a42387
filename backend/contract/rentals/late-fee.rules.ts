import { type InPaise, least, NO_PAISE, type Paise, paise, plus, times } from '../money.js';
import type { AgreedChargesInPaise } from './charges.js';
import type { LateReturn } from './console-rental.js';
import type { Fare } from './fare.js';

const MINUTE_MS = 60_000;
const HOURS_OF_A_DAY = 24;

export type LateReturnInPaise = InPaise<LateReturn>;

/** The price of one day in a fare. */
export const dayPriceOf = ({ lines: [days], chargedDays }: Pick<Fare, 'lines' | 'chargedDays'>): Paise =>
  days ? paise(Math.round(days.amount / chargedDays)) : NO_PAISE;

/**
 * Returns the late fee for a return at `returnedAt` under the terms of the rental; null if the car is returned on time.
 */
export function lateReturn(
  { lateFeePerHour, lateGraceMinutes }: Pick<AgreedChargesInPaise, 'lateFeePerHour' | 'lateGraceMinutes'>,
  dayPrice: Paise,
  endsAt: Date,
  returnedAt: Date,
): LateReturnInPaise | null {
  const minutes = Math.floor((returnedAt.getTime() - endsAt.getTime()) / MINUTE_MS);
  if (minutes <= 0) return null;
  const hours = Math.max(0, Math.ceil((minutes - lateGraceMinutes) / 60));
  const forHours = (count: number): Paise => least(times(lateFeePerHour, count), dayPrice);
  const days = Math.floor(hours / HOURS_OF_A_DAY);
  return {
    minutes,
    hours,
    fee: plus(times(forHours(HOURS_OF_A_DAY), days), forHours(hours % HOURS_OF_A_DAY)),
  };
}
