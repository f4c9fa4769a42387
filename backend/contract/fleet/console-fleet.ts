import type { Day, TimeOfDay } from '../calendar.js';
import type { ConsoleCar } from '../console.js';
import type { RentalKind, RentalStatus } from '../rentals/rentals.js';
import type { AttachCarRequest } from './vehicles.js';

/** Whose car it is. */
export interface CarOwner {
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
}

/** `/console/cars/{id}` */
export interface ConsoleCarDetails extends ConsoleCar {
  description: string | null;
  /** km/l */
  mileage: number | null;
  /** For admins only. */
  owner: CarOwner | null;
  /** In the order customers see them. */
  images: { id: string; url: string }[];
  /** The newest first: that one is in force, the others stand behind earlier rentals. */
  agreements: { id: number; url: string; bytes: number; createdAt: string }[];
  /** Counts the changes; a change names the one it was made from. */
  version: number;
  changedAt: string | null;
}

/** `PUT /console/cars/{id}` */
export interface EditCarRequest extends AttachCarRequest {
  version: number;
}

/** The data of a 1015 that answers a change of a car that somebody else changed meanwhile. */
export interface CarChangedData {
  version: number;
  changedBy: string | null;
  changedAt: string | null;
}

/** `POST /console/blocks` */
export interface BlockRequest {
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
export interface ConsoleBlock extends BlockRequest {
  id: number;
  state: BlockState;
  carName: string;
  plate: string | null;
  blockedBy: string | null;
  blockedAt: string | null;
}

/** What keeps a car from being blocked. */
export interface InTheWay {
  kind: RentalKind | 'HOLD' | 'BLOCK';
  /** Of the rental or the block; null for a hold, which ends by itself. */
  id: number | null;
  /** The code of a rental or hold, the reason of a block. */
  label: string;
  customerName: string | null;
  fromDate: Day;
  fromTime: TimeOfDay;
  toDate: Day;
  toTime: TimeOfDay;
}

/** The data of the 1012 that refuses a block. */
export interface BlockRefusedData {
  inTheWay: InTheWay[];
}

export interface TimelineBar {
  kind: RentalKind | 'HOLD' | 'BLOCK';
  /** Of the rental or the block; null for a hold. */
  id: number | null;
  /** Null for holds and blocks. */
  status: RentalStatus | null;
  label: string;
  customerName: string | null;
  startsAt: string;
  endsAt: string;
}

/** `/console/timeline`: a car, and what takes it in the days asked for. */
export interface TimelineRow {
  id: number;
  carName: string;
  carModel: string;
  plate: string | null;
  location: string;
  retired: boolean;
  bars: TimelineBar[];
}

/** Days that a timeline shows, at most. */
export const MAX_TIMELINE_DAYS = 62;
