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

/** What people read for each {@link VehicleType}. */
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

export const VEHICLE_SORTS = ['price', '-price', 'seats', '-seats', 'newest'] as const;
export type VehicleSort = (typeof VEHICLE_SORTS)[number];

/** Widths, in pixels, that every car image is kept in. */
export const CAR_IMAGE_WIDTHS = [320, 750, 1280] as const;

export interface CarImage {
  /** The largest size. */
  url: string;
  width: number;
  height: number;
  /** A `data:` URL of a few hundred bytes, to paint before the image arrives. */
  placeholder: string;
  sizes: { url: string; width: number }[];
}

/** What a booking in the requested window costs. */
export interface VehicleQuote {
  /** With every fee. */
  total: Rupees;
  /** Whole days, at least 1. */
  duration: number;
  extraHours: number;
}

/** A car in the list. `cost` is the hourly price. */
export interface VehicleListItem {
  id: number;
  carName: string;
  carModel: string;
  description: string | null;
  year: number;
  vehicleType: VehicleType;
  seatingCapacity: number;
  /** Empty where it is not known. */
  transmission: Transmission | '';
  /** Empty where it is not known. */
  fuelType: FuelType | '';
  color: string;
  /** The last two characters of the number plate; null where none is known. */
  plateEnd: string | null;
  location: string;
  cost: Rupees;
  costPerHour: Rupees;
  costPerDay: Rupees;
  imageUrls: string[];
  images: CarImage[];
  /** Only in a list for a window that can be rented. */
  quote?: VehicleQuote;
}

/** A car's details. `cost` is the daily price. */
export interface VehicleDetails extends VehicleListItem {
  /** km/l; null where it means nothing (an electric car). */
  mileage: number | null;
  /** On offer and not out at this moment. */
  available: boolean;
  hasAgreement: boolean;
}

export interface VehicleQuery {
  type?: VehicleType;
  seats?: number;
  transmission?: Transmission;
  fuel?: FuelType;
  /** The pickup place, as a car has it. */
  location?: string;
  minCost?: Rupees;
  maxCost?: Rupees;
  q?: string;
  from?: Day;
  to?: Day;
  pickupTime?: TimeOfDay;
  dropTime?: TimeOfDay;
  sort?: VehicleSort;
  page?: number;
  pageSize?: number;
}

export interface FilterOption<Value extends string | number> {
  value: Value;
  label: string;
  count: number;
}

export interface VehicleFilters {
  types: FilterOption<VehicleType>[];
  seats: FilterOption<number>[];
  transmissions: FilterOption<Transmission>[];
  fuels: FilterOption<FuelType>[];
  locations: FilterOption<string>[];
  /** The hourly prices on offer. */
  cost: { min: Rupees; max: Rupees };
}

/** The `car` part of `POST /api/vehicles`, as JSON text. `cost` is per day. */
export interface AttachCarRequest {
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
  costPerHour?: Rupees;
  description?: string;
  color?: string;
  plate?: string;
  insuranceExpiresOn?: Day;
  pucExpiresOn?: Day;
  permitExpiresOn?: Day;
}

/** A range in which a car is taken, without the turnaround buffer. A bare array of these is the answer. */
export interface AvailabilityEntry {
  fromDate: Day;
  toDate: Day;
  pickupTime: TimeOfDay;
  dropTime: TimeOfDay;
}
