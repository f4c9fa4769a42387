import type { CarPrice } from '../../contract/rentals/fare.js';
import type { Car } from './car.entity.js';
import type { CarAgreement } from './files/car-agreement.entity.js';
import type { CarImageRow } from './files/car-image.entity.js';

/** A car with its pictures and agreements. */
export interface CarRecord {
  car: Car;
  /** In the order they are shown. */
  images: CarImageRow[];
  /** The one in force; null where none was ever attached. */
  agreement: CarAgreement | null;
  /** All versions, the newest first. */
  agreements: CarAgreement[];
}

export const priceOf = ({ costPerDayPaise, costPerHourPaise }: Car): CarPrice => ({
  costPerDay: costPerDayPaise,
  costPerHour: costPerHourPaise,
});
