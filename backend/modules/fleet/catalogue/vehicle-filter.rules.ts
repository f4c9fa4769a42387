import type { VehicleQuery } from '../../../contract/fleet/vehicles.js';
import { toPaise } from '../../../contract/money.js';
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

/** The cars that match a query, in the given order. */
export function matching<Item extends Filterable>(
  items: readonly Item[],
  query: VehicleQuery,
  taken: ReadonlySet<number> | null,
): Item[] {
  const { type, seats, transmission, fuel } = query;
  const location = query.location?.toLowerCase();
  const least = query.minCost === undefined ? 0 : toPaise(query.minCost);
  const most = query.maxCost === undefined ? Infinity : toPaise(query.maxCost);
  const words = query.q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return items.filter(
    ({ record: { car }, location: carLocation, words: carWords }) =>
      accepts(type, car.vehicleType) &&
      accepts(seats, car.seatingCapacity) &&
      accepts(transmission, car.transmission) &&
      accepts(fuel, car.fuelType) &&
      accepts(location, carLocation) &&
      car.costPerHourPaise >= least &&
      car.costPerHourPaise <= most &&
      words.every((word) => carWords.includes(word)) &&
      taken?.has(car.id) !== true,
  );
}
