import { ConsoleRental } from '../console.js';
import { Translation } from '../messages/message.js';
import type { Rupees } from '../money.js';
import { ConsoleMoneyEntry } from '../payments/ledger.js';
import { CashDeposit } from '../payments/refunds.js';
import type { CancellationPolicy } from '../settings.js';
import { ConsoleCarRefusal } from './car-refusals.js';
import type { MoveCause } from './causes.js';
import type { AgreedCharges } from './charges.js';
import { CheckingTimes } from './checking-times.js';
import { RentalCompany } from './rental-company.js';
import type { RentalStatus } from './rentals.js';

/** States of the newest payment that need an action. REJECTED: the rental waits for another payment; NONE: it waits for the first one. */
export const RENTAL_PAYMENT_FILTERS = ['SUBMITTED', 'REJECTED', 'REFUND_DUE', 'NONE'] as const;
export type RentalPaymentFilter = (typeof RENTAL_PAYMENT_FILTERS)[number];

/** The filtered lists of rentals, from which staff work. */
export const RENTAL_VIEWS = ['TODAY', 'WAITING', 'UPCOMING', 'ON_TRIP', 'OVERDUE', 'DONE'] as const;
export type RentalView = (typeof RENTAL_VIEWS)[number];

/** `/console/bookings/counts`, `/console/reservations/counts` */
export class RentalViewCounts {
  /**
   * Pickups and returns that are due by the end of today.
   * @example 5
   */
  today: number;
  /**
   * Waiting for a step of staff.
   * @example 4
   */
  waiting: number;
  /**
   * Confirmed, with a pickup in the future.
   * @example 12
   */
  upcoming: number;
  /** @example 3 */
  onTrip: number;
  /**
   * Past the pickup or return time.
   * @example 1
   */
  overdue: number;
  /**
   * Returned, closed or ended otherwise.
   * @example 210
   */
  done: number;
  /** @example 232 */
  all: number;
}

const RENTAL_EVENTS = [
  'MOVED',
  'UNDONE',
  'PAID',
  'PAYMENT_VERIFIED',
  'PAYMENT_REJECTED',
  'REFUNDED',
  'REFUND_BOUNCED',
  'ACCEPTED_PAGE',
  'ACCEPTED_CODE',
  'ACCEPTED_SIGNATURE',
  'MESSAGE_SENT',
  'MESSAGE_WAITING',
  'MESSAGE_FAILED',
] as const;
/** ACCEPTED_*: the customer accepted a settlement in this way. */
export type RentalEventKind = (typeof RENTAL_EVENTS)[number];

/** An event of a rental. A reason by the system has a key. */
export class RentalEvent extends Translation {
  /** @example 2026-11-21T06:35:00.000Z */
  at: string;
  /** @example PAYMENT_VERIFIED */
  what: RentalEventKind;
  /**
   * `customer`, `system`, or the id of a member of staff.
   * @example 1
   */
  by: string;
  /**
   * The states before and after a change of state.
   * @example null or PENDING
   */
  from: RentalStatus | null;
  /** @example null or PENDING */
  to: RentalStatus | null;
  /**
   * The transaction id of a payment, the reference of a refund, the subject of a message.
   * @example "412345678901"
   */
  about: string | null;
  /** @example 3999 */
  amount: Rupees | null;
  reason: string | null;
  /**
   * The cause of a no-show, a cancellation by us, a late handover or an early end of the trip.
   * @example null or NO_LICENCE
   */
  cause: MoveCause | null;
  /**
   * When a pickup or return was recorded, if it was recorded later.
   * @example null or 2026-11-23T09:10:00.000Z
   */
  recordedAt: string | null;
  /**
   * Kilometres at a pickup or return.
   * @example null or 45210
   */
  odometer: number | null;
  /**
   * The odometer after its correction; null if it was not corrected.
   * @example null
   */
  correctedOdometer: number | null;
  /**
   * Paths of the photos of the car, or of the signature.
   * @example []
   */
  photos: string[];
  /**
   * ID of a change of state.
   * @example null or 41
   */
  moveId: number | null;
  /**
   * True for a change of state that was undone later; an event UNDONE follows it.
   * @example false
   */
  undone: boolean;
}

/** The newest change of state, while the reader can undo it. */
export class UndoOffer {
  /** @example 41 */
  moveId: number;
  /**
   * The state before it.
   * @example ON_TRIP
   */
  to: RentalStatus;
  /** @example 2026-11-21T07:05:00.000Z */
  until: string;
}

/** `PUT /console/rentals/{id}/odometer` */
export class ReadingCorrection {
  moveId: number;
  odometer: number;
  /** Internal note. */
  reason: string;
}

/** The version of the car's agreement that the customer accepted. */
export class AcceptedAgreement {
  /** @example 7 */
  id: number;
  /** @example /api/vehicles/7/agreement?version=7 */
  url: string;
  /** @example 2026-01-10T05:00:00.000Z */
  createdAt: string;
}

/** A return after the return time, under the terms that the customer agreed to. */
export class LateReturn {
  /**
   * Whole minutes after the return time.
   * @example 95
   */
  minutes: number;
  /**
   * Started hours after the grace; 0 within it.
   * @example 2
   */
  hours: number;
  /**
   * Rupees, under the terms of the rental.
   * @example 600
   */
  fee: Rupees;
}

/** A line of a final settlement that can be waived. */
export class WaivableLine {
  /** @example 12 */
  lineId: number;
  /**
   * The maximum amount that can be waived.
   * @example 600
   */
  amount: Rupees;
}

/** `/console/bookings/{id}`, `/console/reservations/{id}` */
export class ConsoleRentalDetails extends ConsoleRental {
  /**
   * The version that the customer accepted; null if the car had none.
   * @example { "id": 7, "url": "/api/vehicles/7/agreement?version=7", "createdAt": "2026-01-10T05:00:00.000Z" }
   */
  agreement: AcceptedAgreement | null;
  /** The company that the customer rents for; null without one. */
  company: RentalCompany | null;
  /** The charges besides the total, as agreed when the rental was placed. */
  charges: AgreedCharges;
  /** As agreed when it was placed. */
  cancellation: CancellationPolicy;
  /** The late fee of a returned car, or as of now for a car that is out; null if it is not late. */
  lateReturn: LateReturn | null;
  /**
   * Credit of a rental that goes ahead, minus its open refunds.
   * @example 0
   */
  refundable: Rupees;
  /**
   * Null without such a deposit, and for admins, who send all refunds from the list of refunds.
   * @example null
   */
  cashDeposit: CashDeposit | null;
  /** The remaining charges of final settlements, which can be waived. */
  waivable: WaivableLine[];
  /** The ledger of the rental, newest first. */
  entries: ConsoleMoneyEntry[];
  /**
   * The change of state that the reader can undo now; null if there is none.
   * @example null
   */
  undo: UndoOffer | null;
  /** Each time that the customer did not accept the car, newest first. */
  carRefusals: ConsoleCarRefusal[];
  /** The usual time of checks, for the steps of a pending rental; null for others. */
  checkingTimes: CheckingTimes | null;
  /** All events, oldest first. */
  events: RentalEvent[];
}
