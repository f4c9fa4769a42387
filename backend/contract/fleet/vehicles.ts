import type { Day, TimeOfDay } from '../calendar.js';
import type { Rupees } from '../money.js';

export const VEHICLE_TYPES = [
  'HATCHBACK',
  'SEDAN',
  'SUV',
  'MUV',
  'LUXURY',
  'EV',
  'CONVERTIBLE',
  'PICKUP',
] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** The label of each {@link VehicleType}. */
export const VEHICLE_TYPE_LABELS = {
  HATCHBACK: 'Hatchback',
  SEDAN: 'Sedan',
  SUV: 'SUV',
  MUV: 'MUV',
  LUXURY: 'Luxury',
  EV: 'EV',
  CONVERTIBLE: 'Convertible',
  PICKUP: 'Pickup',
} as const satisfies Record<VehicleType, string>;

export const TRANSMISSIONS = ['Manual', 'Automatic'] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];

export const FUEL_TYPES = ['Petrol', 'Diesel', 'CNG', 'Electric', 'Hybrid'] as const;
export type FuelType = (typeof FUEL_TYPES)[number];

/** A commercial plate is yellow, or green with yellow letters; a private one is white, or green with white letters. */
export const PLATE_KINDS = ['COMMERCIAL', 'PRIVATE'] as const;
export type PlateKind = (typeof PLATE_KINDS)[number];

/** Where the permit of a car is valid: a state or union territory, or the whole country. */
export const PERMIT_STATES = [
  'All India',
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;
export type PermitState = (typeof PERMIT_STATES)[number];

export const VEHICLE_SORTS = ['price', '-price', 'seats', '-seats', 'newest'] as const;
export type VehicleSort = (typeof VEHICLE_SORTS)[number];

/** The widths, in pixels, of every stored car photo. */
export const CAR_IMAGE_WIDTHS = [320, 750, 1280] as const;

export class CarImageSize {
  /** @example /media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-320.webp */
  url: string;
  /** @example 320 */
  width: number;
}

export class CarImage {
  /**
   * The largest size.
   * @example /media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-1280.webp
   */
  url: string;
  /** @example 1280 */
  width: number;
  /** @example 800 */
  height: number;
  /**
   * A `data:` URL of a few hundred bytes, to paint before the image arrives.
   * @example data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAA
   */
  placeholder: string;
  sizes: CarImageSize[];
}

/** The price of a booking in the requested window. */
export class VehicleQuote {
  /**
   * Rupees. The total of a booking with all fees.
   * @example 3799
   */
  total: Rupees;
  /**
   * Whole days, at least 1.
   * @example 2
   */
  duration: number;
  /**
   * Started hours after the pickup time.
   * @example 0
   */
  extraHours: number;
}

/** The facts of a car that the list and its details share; `cost` is a different price in each. */
class Vehicle {
  /** @example 7 */
  id: number;
  /** @example "Maruti Suzuki Dzire" */
  carName: string;
  /** @example VXi */
  carModel: string;
  /** @example "Easy to park, large boot." */
  description: string | null;
  /** @example 2025 */
  year: number;
  /** @example SEDAN */
  vehicleType: VehicleType;
  /** @example 5 */
  seatingCapacity: number;
  /**
   * Empty if it is unknown.
   * @example Manual
   */
  transmission: Transmission | '';
  /**
   * Empty if it is unknown.
   * @example Petrol
   */
  fuelType: FuelType | '';
  /** @example "Pearl White" */
  color: string;
  /**
   * The last two characters of the number plate; null if it is unknown.
   * @example "34"
   */
  plateEnd: string | null;
  /**
   * Where the car is handed over.
   * @example Shivajinagar
   */
  location: string;
  /**
   * Rupees per hour.
   * @example 75
   */
  costPerHour: Rupees;
  /**
   * Rupees per day.
   * @example 1800
   */
  costPerDay: Rupees;
  /**
   * The largest size of each photo.
   * @example ["/media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-1280.webp"]
   */
  imageUrls: string[];
  images: CarImage[];
  /** Only in a list for a window that can be rented. */
  quote?: VehicleQuote;
}

/** A car in the list. `cost` is the hourly price. */
export class VehicleListItem extends Vehicle {
  /**
   * Rupees per hour.
   * @example 75
   */
  cost: Rupees;
}

/** A car's details. `cost` is the daily price. */
export class VehicleDetails extends Vehicle {
  /**
   * Rupees per day.
   * @example 1800
   */
  cost: Rupees;
  /**
   * km/l; null for an electric car.
   * @example 22.4
   */
  mileage: number | null;
  /**
   * Litres; null if it is unknown.
   * @example 378
   */
  bootLitres: number | null;
  /**
   * True if the car is on offer and not taken now.
   * @example true
   */
  available: boolean;
  /**
   * True if there is a rental agreement to read.
   * @example true
   */
  hasAgreement: boolean;
}

export class VehicleQuery {
  type?: VehicleType;
  seats?: number;
  transmission?: Transmission;
  fuel?: FuelType;
  /** The pickup location of a car. */
  location?: string;
  /** The minimum price per hour. */
  minCost?: Rupees;
  /** The maximum price per hour. */
  maxCost?: Rupees;
  maxCostPerDay?: Rupees;
  q?: string;
  from?: Day;
  to?: Day;
  pickupTime?: TimeOfDay;
  dropTime?: TimeOfDay;
  sort?: VehicleSort;
  page?: number;
  pageSize?: number;
}

export class VehicleTypeOption {
  /** @example SEDAN */
  value: VehicleType;
  /** @example Sedan */
  label: string;
  /** @example 8 */
  count: number;
}

export class SeatsOption {
  /** @example 5 */
  value: number;
  /** @example "5 Seater" */
  label: string;
  /** @example 14 */
  count: number;
}

export class TransmissionOption {
  /** @example Manual */
  value: Transmission;
  /** @example Manual */
  label: string;
  /** @example 12 */
  count: number;
}

export class FuelOption {
  /** @example Petrol */
  value: FuelType;
  /** @example Petrol */
  label: string;
  /** @example 11 */
  count: number;
}

export class LocationOption {
  /** @example Shivajinagar */
  value: string;
  /** @example Shivajinagar */
  label: string;
  /** @example 3 */
  count: number;
}

export class HourlyPrices {
  /** @example 50 */
  min: Rupees;
  /** @example 400 */
  max: Rupees;
}

export class DailyPrices {
  /** @example 1200 */
  min: Rupees;
  /** @example 9600 */
  max: Rupees;
}

export class VehicleFilters {
  types: VehicleTypeOption[];
  seats: SeatsOption[];
  transmissions: TransmissionOption[];
  fuels: FuelOption[];
  locations: LocationOption[];
  /** The hourly prices on offer, in rupees. */
  cost: HourlyPrices;
  /** The prices of a day on offer, in rupees. */
  costPerDay: DailyPrices;
}

/** The `car` part of `POST /api/vehicles`, as JSON text. `cost` is per day. */
export class AttachCarRequest {
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
  carName: string;
  carModel: string;
  year: number;
  vehicleType: string;
  fuelType: string;
  location: string;
  transmission: string;
  seatingCapacity: number;
  cost: Rupees;
  mileage?: number;
  bootLitres?: number;
  tankLitres?: number;
  batteryKwh?: number;
  costPerHour?: Rupees;
  description?: string;
  color?: string;
  plate?: string;
  plateKind?: string;
  permitState?: string;
  insuranceExpiresOn?: Day;
  pucExpiresOn?: Day;
  permitExpiresOn?: Day;
}

/** A time range in which a car is taken, without the turnaround buffer. The response is a bare array of such ranges. */
export class AvailabilityEntry {
  /** @example 2026-12-24 */
  fromDate: Day;
  /** @example 2026-12-26 */
  toDate: Day;
  /** @example 12:00 */
  pickupTime: TimeOfDay;
  /** @example 14:00 */
  dropTime: TimeOfDay;
  /**
   * Minutes from `dropTime` until the car is free; 0 after a maintenance block.
   * @example 60
   */
  bufferMinutes: number;
}
