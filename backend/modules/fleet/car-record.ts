import type { VehicleDocument } from '../../contract/fleet/vehicle-documents.js';
import type { CarPrice } from '../../contract/rentals/fare.js';
import type { Car } from './car.entity.js';
import type { CarAgreement } from './files/car-agreement.entity.js';
import type { CarImageRow } from './files/car-image.entity.js';

/** A car with its photos, agreements and documents. */
export interface CarRecord {
  car: Car;
  /** In display order. */
  images: CarImageRow[];
  /** The agreement in force; null if none was ever attached. */
  agreement: CarAgreement | null;
  /** All versions, newest first. */
  agreements: CarAgreement[];
  documents: VehicleDocument[];
}

export const priceOf = ({ costPerDayPaise, costPerHourPaise }: Car): CarPrice => ({
  costPerDay: costPerDayPaise,
  costPerHour: costPerHourPaise,
});
