import type { VehicleQuery } from '../../../contract/fleet/vehicles.js';
import { toPaise } from '../../../contract/money.js';
import type { Car } from '../car.entity.js';

/** What the filters compare. */
export interface Filterable {
  record: { car: Car };
  words: string;
}

/** The cars that match a query, in their given order. */
export function matching<Item extends Filterable>(
  items: readonly Item[],
  query: VehicleQuery,
  taken: ReadonlySet<number> | null,
): Item[] {
  const { type, seats, transmission, fuel } = query;
  const place = query.location?.toLowerCase();
  const least = query.minCost === undefined ? null : toPaise(query.minCost);
  const most = query.maxCost === undefined ? null : toPaise(query.maxCost);
  const words = query.q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return items.filter(
    ({ record: { car }, words: said }) =>
      (type === undefined || car.vehicleType === type) &&
      (seats === undefined || car.seatingCapacity === seats) &&
      (transmission === undefined || car.transmission === transmission) &&
      (fuel === undefined || car.fuelType === fuel) &&
      (place === undefined || car.location.toLowerCase() === place) &&
      (least === null || car.costPerHourPaise >= least) &&
      (most === null || car.costPerHourPaise <= most) &&
      words.every((word) => said.includes(word)) &&
      taken?.has(car.id) !== true,
  );
}
