import type { VehicleQuery } from '../../../contract/fleet/vehicles.js';
import { type Paise, type Rupees, toPaise } from '../../../contract/money.js';
import type { Car } from '../car.entity.js';

/** The values that filters compare. */
export interface Filterable {
  record: { car: Car };
  /** The pickup location in lower case. */
  location: string;
  /** The text that `q` searches. */
  words: string;
}

/** An omitted characteristic accepts every value. */
const accepts = <Value>(requested: Value | undefined, value: Value): boolean =>
  requested === undefined || requested === value;

/** An omitted limit accepts every price. */
const isWithin = (price: Paise, least: Rupees | undefined, most: Rupees | undefined): boolean =>
  (least === undefined || price >= toPaise(least)) && (most === undefined || price <= toPaise(most));

/** Returns the cars that match a query, in the given order. */
export function matching<Item extends Filterable>(
  items: readonly Item[],
  query: VehicleQuery,
  taken: ReadonlySet<number> | null,
): Item[] {
  const { type, seats, transmission, fuel } = query;
  const location = query.location?.toLowerCase();
  const words = query.q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return items.filter(
    ({ record: { car }, location: carLocation, words: carWords }) =>
      accepts(type, car.vehicleType) &&
      accepts(seats, car.seatingCapacity) &&
      accepts(transmission, car.transmission) &&
      accepts(fuel, car.fuelType) &&
      accepts(location, carLocation) &&
      isWithin(car.costPerHourPaise, query.minCost, query.maxCost) &&
      isWithin(car.costPerDayPaise, undefined, query.maxCostPerDay) &&
      words.every((word) => carWords.includes(word)) &&
      taken?.has(car.id) !== true,
  );
}
