import { addDays, type Day, dayIn, minutesOf, type TimeOfDay } from '@contract/calendar';
import type { VehicleListItem } from '@contract/fleet/vehicles';
import { type Rupees, toPaise } from '@contract/money';
import type { DeskCustomer, DeskRental, DeskRentalRequest } from '@contract/rentals/desk-rentals';
import type { FareQuote, RentalAction } from '@contract/rentals/fare';
import type { PeriodRules, RentalWindow } from '@contract/rentals/rental-period';
import type { PublicSettings } from '@contract/settings';
import { quoteFare } from '@shared/quote-fare';

/** A rental before it is sent to the server. `window` is null until the settings are loaded. */
export interface Draft {
  customer: DeskCustomer | null;
  action: RentalAction;
  window: RentalWindow | null;
  carId: number | null;
}

export const EMPTY_DRAFT: Draft = { customer: null, action: 'book', window: null, carId: null };

/** A sent request as a draft, to change it. */
export const draftOf = ({ customer, action, carId, ...row }: DeskRental): Draft => ({
  customer,
  action,
  carId,
  window: {
    fromDate: row.fromDate,
    toDate: row.toDate,
    pickupTime: row.pickupTime,
    dropTime: row.dropTime,
  },
});

/** The same request again, for a new code. */
export function requestOf(row: DeskRental): DeskRentalRequest {
  const { customer, action, carId, fromDate, toDate, pickupTime, dropTime, total } = row;
  return {
    customerId: customer.id,
    action,
    carId,
    fromDate,
    toDate,
    pickupTime,
    dropTime,
    expectedTotal: total,
  };
}

const HALF_HOUR = 30;
const NOON = '12:00';

/** Returns the half hours from `from` to `to`, including both. */
export function halfHours(from: TimeOfDay, to: TimeOfDay): TimeOfDay[] {
  const times: TimeOfDay[] = [];
  const last = minutesOf(to);
  for (let at = Math.ceil(minutesOf(from) / HALF_HOUR) * HALF_HOUR; at <= last; at += HALF_HOUR)
    times.push(`${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
  return times;
}

/** Returns one day from tomorrow, from noon to noon, or at the nearest time that the opening hours allow. */
export function firstWindow(rules: PeriodRules, now: Date): RentalWindow {
  const fromDate = addDays(dayIn(rules.zone, now), 1);
  const near = (times: TimeOfDay[]): TimeOfDay => times.find((time) => time >= NOON) ?? times.at(-1) ?? NOON;
  return {
    fromDate,
    toDate: addDays(fromDate, 1),
    pickupTime: near(halfHours(rules.pickupFrom, rules.pickupTo)),
    dropTime: near(halfHours(rules.returnFrom, rules.returnTo)),
  };
}

/** Moves the pickup, and also the return if the pickup would be later. */
export const withPickupOn = (window: RentalWindow, fromDate: Day): RentalWindow => ({
  ...window,
  fromDate,
  toDate: window.toDate < fromDate ? fromDate : window.toDate,
});

/** Computes the fare of a car in the same way as the server. */
export function quote(
  car: { costPerDay: Rupees; costPerHour: Rupees },
  window: RentalWindow,
  action: RentalAction,
  fare: PublicSettings['fare'],
): FareQuote {
  const price = { costPerDay: toPaise(car.costPerDay), costPerHour: toPaise(car.costPerHour) };
  return quoteFare(price, window, action, fare);
}

/** The cars whose name, type or location contains all typed words. */
export function carsMatching(cars: readonly VehicleListItem[], typed: string): VehicleListItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return cars.filter((car) => {
    const { carName, carModel, vehicleType, fuelType, transmission, location } = car;
    const text = [
      carName,
      carModel,
      vehicleType,
      fuelType,
      transmission,
      location,
      `${car.seatingCapacity} seats`,
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
