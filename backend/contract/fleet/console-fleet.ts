import type { Day, TimeOfDay } from '../calendar.js';
import { ConsoleCar } from '../console.js';
import type { RentalKind, RentalStatus } from '../rentals/rentals.js';
import { AttachCarRequest } from './vehicles.js';

/** The owner of the car. */
export class CarOwner {
  /** @example Asha */
  firstName: string;
  /** @example Kulkarni */
  lastName: string;
  /** @example 9876543210 */
  mobile: string;
  /** @example asha@example.com */
  email: string;
}

export class ConsoleCarImage {
  /** @example 7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11 */
  id: string;
  /**
   * Where it can be opened.
   * @example /media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-320.webp
   */
  url: string;
}

export class ConsoleCarAgreement {
  /** @example 12 */
  id: number;
  /**
   * Where it can be opened.
   * @example /api/vehicles/7/agreement?version=12
   */
  url: string;
  /** @example 48213 */
  bytes: number;
  /** @example 2026-11-21T06:30:00.000Z */
  createdAt: string;
}

/** `/console/cars/{id}` */
export class ConsoleCarDetails extends ConsoleCar {
  /** @example "Easy to park, large boot." */
  description: string | null;
  /**
   * km/l; null for an electric car.
   * @example 22.4
   */
  mileage: number | null;
  /**
   * Litres of fuel; null if missing fuel is not charged.
   * @example 37
   */
  tankLitres: number | null;
  /**
   * Kilowatt-hours of an electric car; null if missing charge is not charged.
   * @example null or 40.5
   */
  batteryKwh: number | null;
  /**
   * Null for a custom admin.
   * @example { "firstName": "Asha", "lastName": "Kulkarni", "mobile": "9876543210", "email": "asha@example.com" }
   */
  owner: CarOwner | null;
  /**
   * The setting `licensedOperator`. If true, a car with a private plate cannot be listed.
   * @example false
   */
  needsCommercialPlate: boolean;
  /** In the order customers see them. */
  images: ConsoleCarImage[];
  /** Newest first. The first one is in force; the others belong to earlier rentals. */
  agreements: ConsoleCarAgreement[];
  /**
   * The number of changes. A change must send the version that it is based on.
   * @example 3
   */
  version: number;
  /** @example 2026-11-22T09:15:00.000Z */
  changedAt: string | null;
}

/** `PUT /console/cars/{id}` */
export class EditCarRequest extends AttachCarRequest {
  version: number;
}

/** The data of a 1015 that refuses a change of a car, because another staff member has changed it. */
export class CarChangedData {
  version: number;
  changedBy: string | null;
  changedAt: string | null;
}

/** `POST /console/blocks` */
export class BlockRequest {
  carId: number;
  fromDate: Day;
  fromTime: TimeOfDay;
  toDate: Day;
  toTime: TimeOfDay;
  reason: string;
}

export const BLOCK_STATES = ['AHEAD', 'NOW', 'PAST'] as const;
export type BlockState = (typeof BLOCK_STATES)[number];

/** `/console/blocks` */
export class ConsoleBlock {
  /** @example 31 */
  id: number;
  /** @example 7 */
  carId: number;
  /** @example "Maruti Suzuki Dzire VXi" */
  carName: string;
  /** @example MH12AB1234 */
  plate: string | null;
  /** @example 2026-12-24 */
  fromDate: Day;
  /** @example 09:00 */
  fromTime: TimeOfDay;
  /** @example 2026-12-26 */
  toDate: Day;
  /** @example 18:00 */
  toTime: TimeOfDay;
  /** @example "Yearly service" */
  reason: string;
  /** @example AHEAD */
  state: BlockState;
  /** @example "1" */
  blockedBy: string | null;
  /** @example 2026-11-21T06:30:00.000Z */
  blockedAt: string | null;
}

export class RemovedBlock {
  /** @example 31 */
  id: number;
}

/** A rental, hold or block that prevents a new block. */
export class InTheWay {
  kind: RentalKind | 'HOLD' | 'BLOCK';
  /** The ID of the rental or block; null for a hold, which expires. */
  id: number | null;
  /** The reference of a rental or hold, or the reason for a block. */
  label: string;
  customerName: string | null;
  fromDate: Day;
  fromTime: TimeOfDay;
  toDate: Day;
  toTime: TimeOfDay;
}

/** The data of the 1012 that refuses a block. */
export class BlockRefusedData {
  inTheWay: InTheWay[];
}

export class TimelineBar {
  /** @example BOOKING */
  kind: RentalKind | 'HOLD' | 'BLOCK';
  /**
   * The ID of the rental or the block; null for a hold.
   * @example 41
   */
  id: number | null;
  /**
   * Null for holds and blocks.
   * @example CONFIRMED
   */
  status: RentalStatus | null;
  /** @example R7K2M9QX */
  label: string;
  /** @example "Asha Kulkarni" */
  customerName: string | null;
  /** @example 2026-11-22T06:30:00.000Z */
  startsAt: string;
  /** @example 2026-11-24T06:30:00.000Z */
  endsAt: string;
}

/** `/console/timeline`: a car with its rentals, holds and blocks in the requested days. */
export class TimelineRow {
  /** @example 7 */
  id: number;
  /** @example "Maruti Suzuki Dzire" */
  carName: string;
  /** @example VXi */
  carModel: string;
  /** @example MH12AB1234 */
  plate: string | null;
  /** @example Shivajinagar */
  location: string;
  /** @example false */
  retired: boolean;
  /** The rentals, holds and blocks of the requested days, ordered by time. */
  bars: TimelineBar[];
}

/** The maximum number of days of a timeline. */
export const MAX_TIMELINE_DAYS = 62;
