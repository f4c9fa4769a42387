import type { TimeOfDay } from '../calendar.js';
import { Translation } from '../messages/message.js';
import type { Rupees } from '../money.js';
import { InspectionPoint } from './inspection-points.js';
import type { RentalStatus } from './rentals.js';

export const HANDOVER_KINDS = ['HANDOVER', 'RETURN', 'SECOND_INSPECTION'] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

/**
 * PHOTOS: the photos of a second phone, after another record completed the step. UNDONE: the change of state that it
 * recorded was undone.
 */
const HANDOVER_STATES = ['DRAFT', 'PHOTOS', 'COMPLETE', 'UNDONE'] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];

/** A signature, and the photo of a thumb mark on paper, are stored like the photos of the car. */
export const CONFIRMING_PICTURES = ['SIGNATURE', 'THUMB_MARK'] as const;
export type ConfirmingPicture = (typeof CONFIRMING_PICTURES)[number];
export const isConfirmingPicture = (point: string): point is ConfirmingPicture =>
  CONFIRMING_PICTURES.some((confirming) => confirming === point);

export const HANDOVER_CONFIRMATIONS = ['CODE', 'SIGNATURE', 'THUMB_MARK', 'NOT_PRESENT'] as const;
export type HandoverConfirmation = (typeof HANDOVER_CONFIRMATIONS)[number];

const FUEL_UNITS = ['EIGHTHS', 'PERCENT'] as const;
export type FuelUnit = (typeof FUEL_UNITS)[number];
/** The value of a full tank or battery in each unit. */
export const FULL = { EIGHTHS: 8, PERCENT: 100 } as const satisfies Record<FuelUnit, number>;

/** How staff see a driving licence. A printout is not enough. */
export const LICENCE_SIGHTS = ['ORIGINAL', 'DIGILOCKER', 'MPARIVAHAN'] as const;
export type LicenceSight = (typeof LICENCE_SIGHTS)[number];
/**
 * Whether staff must or may type the number of the licence. DETAILS: they type all details, because none are on record.
 */
export type LicenceQuestion = 'REQUIRED' | 'OPTIONAL' | 'DETAILS';

export const MAX_MARK_LENGTH = 200;
export const MAX_MARKS = 30;
export const MAX_HANDOVER_PHOTOS = 40;

/** The reasons for a second inspection of the car after its return. */
export const INSPECT_LATER = ['DARK', 'RAIN', 'DIRTY'] as const;
export type InspectLater = (typeof INSPECT_LATER)[number];
/** Maximum distance that the car may have moved between its return and the second inspection. */
export const SECOND_INSPECTION_KM = 2;
export const MAX_CUSTOMER_MARKS = 10;

/** Damage, dirt or a missing part. */
export class HandoverMark {
  /**
   * Key of the point.
   * @example LEFT
   */
  point: string;
  /** @example "Scratch on the rear door, 10 cm" */
  text: string;
  /**
   * ID of its photo.
   * @example null or 7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11
   */
  photo: string | null;
}

/** A mark that the customer added soon after the handover. */
export class CustomerMark extends HandoverMark {
  /** @example 5b6c0a7e-8f52-4a3c-9d1e-2f3a4b5c6d7e */
  id: string;
}

export class HandoverPhoto {
  /** @example 7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11 */
  id: string;
  /**
   * Key of the point, SIGNATURE or THUMB_MARK.
   * @example FRONT
   */
  point: string;
  /**
   * The path at which a client requests its link.
   * @example /api/documents/0b0f3f5e-6a52-4a0c-9c55-2d5f5b8f2f10
   */
  path: string;
  /**
   * The time by the clock of the phone.
   * @example 2026-11-22T06:31:00.000Z
   */
  capturedAt: string;
  /**
   * The difference between the clock of the server and that of the phone; null if the phone did not know it.
   * @example -350
   */
  deviceOffsetMs: number | null;
  /** @example 2026-11-22T06:31:04.000Z */
  receivedAt: string;
}

/** The driving licence as staff type it from the document. */
export interface TypedLicence {
  number: string;
  seenAs: LicenceSight;
  /** Such as `LMV, MCWG`. DETAILS needs this and the next two fields, which are stored with the customer. */
  classes?: string;
  validUntil?: string;
  dateOfBirth?: string;
}

/** The driving licence as staff saw it at the handover. */
export class SeenLicence {
  /** @example ORIGINAL */
  seenAs: LicenceSight;
  /**
   * Null once the account of the customer is deleted.
   * @example "4567"
   */
  lastFour: string | null;
  /**
   * True if its number is the stored one; false if none was stored.
   * @example true
   */
  matches: boolean;
}

/** The record of a handover or return. */
export class Handover {
  /** @example 3d1c0a52-9a4f-4b8e-8b0d-6f1f6f5f8c21 */
  id: string;
  /** @example HANDOVER */
  kind: HandoverKind;
  /** @example COMPLETE */
  state: HandoverState;
  /**
   * Kilometres; null in a draft without it.
   * @example 45210
   */
  odometer: number | null;
  /**
   * The odometer after its correction; null if it was not corrected.
   * @example null
   */
  correctedOdometer: number | null;
  /**
   * Null in a draft without it.
   * @example 8
   */
  fuel: number | null;
  /** @example EIGHTHS */
  fuelUnit: FuelUnit;
  /** The points of the record. Later settings do not change them. */
  points: InspectionPoint[];
  /**
   * Keys of the points that are fine.
   * @example ["FRONT", "LEFT"]
   */
  fine: string[];
  marks: HandoverMark[];
  /** Added by the customer after the handover. */
  customerMarks: CustomerMark[];
  /**
   * The time until which the customer may add marks; null in a draft and after a return.
   * @example 2026-11-22T07:05:00.000Z
   */
  marksUntil: string | null;
  /** Ordered by their arrival. */
  photos: HandoverPhoto[];
  /**
   * How the customer confirmed it; null in a draft.
   * @example CODE
   */
  confirmation: HandoverConfirmation | null;
  /**
   * Name of the person who saw the thumb mark; null without one, and once the name was removed with the photos.
   * @example null or "Sunita Pawar"
   */
  witness: string | null;
  /**
   * The reason for a second inspection; null if none is needed, and at a handover.
   * @example DARK
   */
  inspectLater: InspectLater | null;
  /** The licence that staff compared at this handover; null if they compared none. */
  licence: SeenLicence | null;
  /**
   * Null in a draft.
   * @example 2026-11-22T06:35:00.000Z
   */
  completedAt: string | null;
}

/** The record with the facts for staff. */
export class ConsoleHandover extends Handover {
  /**
   * The member of staff who recorded it.
   * @example 1
   */
  by: string;
  /**
   * True if the odometer rose by more than usual and staff confirmed it.
   * @example false
   */
  jumped: boolean;
  /**
   * True if a code for its present content was sent.
   * @example false
   */
  codeSent: boolean;
  /**
   * The time until which staff may record a second inspection after this return; null if they may not.
   * @example null
   */
  inspectUntil: string | null;
}

/** A record on the phone of a member of staff that the server refused. */
export class RefusedRecord {
  /** @example 3d1c0a52-9a4f-4b8e-8b0d-6f1f6f5f8c21 */
  id: string;
  /** @example HANDOVER */
  kind: HandoverKind;
  /**
   * The member of staff who recorded it.
   * @example 1
   */
  by: string;
  /**
   * The code of the newest refusal.
   * @example 1006
   */
  code: number;
  /**
   * The time of the first refusal.
   * @example 2026-11-22T06:35:00.000Z
   */
  refusedAt: string;
}

/** A reason why the car cannot be handed over or taken back now. */
export class HandoverBlocker extends Translation {
  /**
   * The code of the refusal.
   * @example 1015
   */
  code: number;
  /** @example "The customer still owes ₹850." */
  message: string;
  /**
   * True if an admin may hand over the car nevertheless.
   * @example false
   */
  mayAllow: boolean;
}

export class HandoverRental {
  /** @example 41 */
  id: number;
  /** @example BOOKING */
  kind: 'BOOKING' | 'RESERVATION';
  /** @example R7K2M9QX */
  reference: string;
  /** @example CONFIRMED */
  status: RentalStatus;
  /** @example "Maruti Suzuki Dzire VXi" */
  carName: string;
  /** @example MH12AB1234 */
  plate: string | null;
  /** @example "Asha Kulkarni" */
  customerName: string | null;
  /** @example 2026-11-22T06:30:00.000Z */
  startsAt: string;
  /** @example 2026-11-24T06:30:00.000Z */
  endsAt: string;
}

/** The facts that decide the effect of our late handover. */
export class LateHandoverFacts {
  /**
   * The fare.
   * @example 3999
   */
  total: Rupees;
  /**
   * The latest return before the next claim of the car; null if it has none.
   * @example null or 2026-11-25T04:30:00.000Z
   */
  freeUntil: string | null;
  /** @example 08:00 */
  returnFrom: TimeOfDay;
  /** @example 20:00 */
  returnTo: TimeOfDay;
}

/** `/console/rentals/{id}/handover`: the form of the next step. */
export class HandoverForm {
  rental: HandoverRental;
  /**
   * SECOND_INSPECTION after a return with `inspectLater`. Null if nothing can be recorded.
   * @example HANDOVER
   */
  kind: HandoverKind | null;
  /** @example EIGHTHS */
  fuelUnit: FuelUnit;
  /**
   * The highest reading of the car so far; null if there is none.
   * @example 45210
   */
  lastOdometer: number | null;
  /** @example 2026-11-20T04:30:00.000Z */
  lastOdometerAt: string | null;
  /**
   * Staff must confirm a reading that rose by more than this many kilometres a day.
   * @example 500
   */
  odometerJumpKm: number;
  /**
   * The details that staff type from the driving licence; null if none are on record to compare and the settings do not
   * require them.
   * @example REQUIRED
   */
  licence: LicenceQuestion | null;
  /**
   * The inspection points of this step for the car's type; empty if nothing can be recorded. A draft contains its own
   * points.
   */
  points: InspectionPoint[];
  /**
   * The version of the settings with these points, for the draft.
   * @example 4
   */
  pointsVersion: number;
  /** The points of earlier marks. This step may lack some of these points. */
  earlierPoints: InspectionPoint[];
  /** All reasons why the step cannot be completed now. */
  blockers: HandoverBlocker[];
  /** Problems that do not prevent the step. */
  warnings: HandoverBlocker[];
  /** Null unless the step is a handover. */
  late: LateHandoverFacts | null;
  /** The caller's unfinished record. */
  draft: ConsoleHandover | null;
  /** Marks that the customer added after the handover. */
  customerMarks: CustomerMark[];
  /** The record to compare with: before a handover the last return of the car, before a return the handover. */
  baseline: ConsoleHandover | null;
  /** @example 2026-11-22T06:31:00.000Z */
  now: string;
}

/** `/console/trip-copies`: a form that the phone stores, so that staff can fill it in offline. */
export class TripCopy {
  /** With the first name of the customer only. */
  form: HandoverForm;
  /**
   * The last four digits of the customer's mobile number.
   * @example "0001"
   */
  mobileLastFour: string;
}

/** `PUT /console/handovers/{id}` */
export class HandoverDraft {
  rentalId: number;
  kind: HandoverKind;
  odometer: number | null;
  fuel: number | null;
  fine: string[];
  marks: HandoverMark[];
  /** The version in the form. If absent, the points from before the setting apply. */
  pointsVersion?: number | undefined;
  /** The reason for a second inspection, only at a return. */
  inspectLater?: InspectLater | null;
  /** True to add only the photos of this phone, once another record has completed the step. */
  photosOnly?: boolean;
}

/** The data of the 1013 that refuses a handover. */
export class HandoverOwedData {
  owed: Rupees;
  /** The part of the deposit that is not held. */
  depositMissing: Rupees;
  /** The amount that the customer reported and that is not verified yet. */
  checking: Rupees;
}
