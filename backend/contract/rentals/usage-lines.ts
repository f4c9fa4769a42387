import { type CatalogueMessage, messageOf } from '../messages/message.js';
import { settlementsMessages } from '../messages/settlements.messages.js';
import { formatPaise, type Paise, plus, times, wholeRupees } from '../money.js';
import type { AgreedChargesInPaise } from './charges.js';
import type { Fare } from './fare.js';
import { type FuelUnit, FULL } from './handovers.js';
import type { ComputedLine } from './late-line.js';

/** The figures on the display of a car. */
export interface CarReading {
  odometer: number;
  fuel: number;
  fuelUnit: FuelUnit;
}

/** The reading at a pickup, with the fuel price of the rental. */
export interface PickupReading extends CarReading {
  /** The price of a litre or kilowatt-hour; null if missing fuel is not charged. */
  fuelPrice: Paise | null;
  /** Litres of the tank, or kilowatt-hours of the battery; null if it is unknown. */
  capacity: number | null;
}

const numberText = (value: number): string => value.toLocaleString('en-IN', { maximumFractionDigits: 3 });
/**
 * Returns the line of a settlement for missing fuel or charge; null if nothing is charged. Additional fuel gives no
 * credit.
 */
export function fuelLine(
  { fuelIncluded, refuelFee }: Pick<AgreedChargesInPaise, 'fuelIncluded' | 'refuelFee'>,
  { fuel: before, fuelUnit, fuelPrice, capacity }: PickupReading,
  returned: CarReading,
): ComputedLine | null {
  const missing = before - returned.fuel;
  if (fuelIncluded || fuelPrice === null || capacity === null) return null;
  if (missing <= 0 || returned.fuelUnit !== fuelUnit) return null;
  // Exact, because a tank has whole litres and a battery at most one decimal.
  const thousandths = Math.round((missing * capacity * 1000) / FULL[fuelUnit]);
  const amount = wholeRupees((thousandths * fuelPrice) / 1000);
  return {
    amount: plus(amount, refuelFee),
    text: fuelText(fuelUnit, refuelFee, {
      missing,
      capacity: numberText(capacity),
      quantity: numberText(thousandths / 1000),
      price: formatPaise(fuelPrice),
    }),
  };
}

function fuelText(
  unit: FuelUnit,
  refuelFee: Paise,
  values: { missing: number; capacity: string; quantity: string; price: string },
): CatalogueMessage {
  const fee = formatPaise(refuelFee);
  if (unit === 'PERCENT')
    return refuelFee === 0
      ? messageOf(settlementsMessages, 'battery', values)
      : messageOf(settlementsMessages, 'batteryFee', { ...values, fee });
  return refuelFee === 0
    ? messageOf(settlementsMessages, 'fuel', values)
    : messageOf(settlementsMessages, 'fuelFee', { ...values, fee });
}

/** Returns the line of a settlement for kilometres above those of the charged days; null if nothing is charged. */
export function extraKmLine(
  {
    charges: { kmPerDay, extraKmFee },
    fare: { chargedDays: days },
  }: {
    charges: Pick<AgreedChargesInPaise, 'kmPerDay' | 'extraKmFee'>;
    fare: Pick<Fare, 'chargedDays'>;
  },
  pickup: Pick<CarReading, 'odometer'>,
  returned: Pick<CarReading, 'odometer'>,
): ComputedLine | null {
  if (kmPerDay === 0 || extraKmFee === 0) return null;
  const driven = returned.odometer - pickup.odometer;
  const extra = driven - kmPerDay * days;
  if (extra <= 0) return null;
  return {
    amount: wholeRupees(times(extraKmFee, extra)),
    text: messageOf(settlementsMessages, 'extraKm', {
      driven: numberText(driven),
      perDay: numberText(kmPerDay),
      days,
      extra: numberText(extra),
      fee: formatPaise(extraKmFee),
    }),
  };
}
