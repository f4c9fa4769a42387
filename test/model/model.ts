import type { Day } from '../../backend/contract/calendar';
import type { Shortage } from '../../backend/contract/payments/payments';
import type { CarRefusalState } from '../../backend/contract/rentals/car-refusals';
import type { RentalAction } from '../../backend/contract/rentals/fare';
import type { CarPrice } from '../../backend/contract/rentals/fare';
import type { RentalWindow } from '../../backend/contract/rentals/rental-period';
import type { RentalStatus } from '../../backend/contract/rentals/rentals';
import type { CarCalendar } from './business/calendar';

export type Approval = 'NOT_REGISTERED' | 'PENDING' | 'APPROVED' | 'REJECTED';

export interface ModelCustomer {
  kind: 'customer';
  /** Its position among the customers, which identifies it in commands. */
  number: number;
  id: number;
  approval: Approval;
  submittedAt: number;
  /** The last days of its approved licence, and of the one that waits for approval. */
  licence: { approved: Day | null; waiting: Day | null };
  suspended: boolean;
  signedIn: boolean;
  /** When it signed in or entered a code for the last time. */
  provedAt: number;
  /** Whether a destination was entered for one of its refunds. */
  hasDestination: boolean;
}

export interface ModelCar {
  number: number;
  id: number;
  price: CarPrice;
  /** The security deposit of its type. */
  deposit: number;
  retired: boolean;
  version: number;
  calendar: CarCalendar<Claimant>;
}

export interface ModelHold {
  kind: 'hold';
  id: string;
  customer: ModelCustomer;
  car: ModelCar;
  action: RentalAction;
  window: RentalWindow;
  total: number;
  /** The price of a day when its fare was agreed. */
  dayPrice: number;
  expiresAt: number;
  extended: boolean;
  /** OVER: let go by the customer, replaced, or expired. */
  state: 'LIVE' | 'RENTED' | 'OVER';
}

/** The odometer in the record of a handover or return, and when that was. */
export interface ModelReading {
  km: number;
  /** Eighths of the tank. */
  fuel: number;
  at: number;
}

/** A change of state that was not undone. */
export interface ModelMove {
  from: RentalStatus;
  to: RentalStatus;
  isByStaff: boolean;
  at: number;
  /** Absent without a record. */
  reading?: ModelReading;
}

/** The record of a handover or return, from its first save. */
export interface ModelRecord {
  id: string;
  rental: ModelRental;
  kind: 'HANDOVER' | 'RETURN';
  km: number;
  /** Eighths of the tank. */
  fuel: number;
  isComplete: boolean;
}

export interface ModelRefusal {
  state: CarRefusalState;
  reportedAt: number;
}

export interface ModelLine {
  /** Negative for a credit. */
  amount: number;
  isByStaff: boolean;
  isDisputed: boolean;
  /** The part that staff have waived. */
  waived: number;
}

/** A settlement of its own, which was sent to the customer. */
export interface ModelLaterCharge {
  amount: number;
  issuedAt: number;
  disputedAt: number | null;
  settledAt: number | null;
  /** The last day to pay what is owed after it; null if nothing is. */
  payBy: Day | null;
}

export interface ModelRental {
  kind: 'rental';
  id: number;
  customer: ModelCustomer;
  car: ModelCar;
  action: RentalAction;
  window: RentalWindow;
  total: number;
  /** The price of a day when its fare was agreed. */
  dayPrice: number;
  status: RentalStatus;
  rentedAt: number;
  startsAt: number;
  endsAt: number;
  pickedUpAt: number | null;
  returnedAt: number | null;
  /** When the return was recorded. */
  recordedAt: number | null;
  /** The lines of its settlement, the computed ones first. */
  lines: ModelLine[];
  /** When its settlement was sent, was disputed and became final, and what it charges. */
  issuedAt: number | null;
  disputedAt: number | null;
  settledAt: number | null;
  settled: number;
  /** The last day to pay what is owed after it; null if nothing is. */
  payBy: Day | null;
  /** Challans that were charged once it was final. */
  later: ModelLaterCharge[];
  cancelledByCustomer: boolean;
  /** The percentage of its payments that is refunded; null unless it was called off. */
  refundPercent: number | null;
  /** The percentage if its customer had cancelled when we did; null if we pay no compensation. */
  customerPercent: number | null;
  /** Charged in place of the fare, as after a no-show; null if the fare is charged. */
  kept: number | null;
  /** The compensations that were sent and did not come back. */
  compensationsSent: SentRefund[];
  /** The charges that staff have waived, and the debt that they have written off. */
  waived: number;
  writtenOff: number;
  /** The credit that is refunded before the rental ends, because staff or the customer asked for it. */
  asked: number;
  /** The security deposit that is required. */
  deposit: number;
  /** At most this much of it is held since the rest was released; null before that. */
  depositKept: number | null;
  /** The part that the final settlement took. */
  depositApplied: number;
  /** The newest refusal of the car by its customer. */
  refusal: ModelRefusal | null;
  /** The newest one last. */
  moves: ModelMove[];
  /** A part of its time was claimed by others before its return was undone. */
  isClaimShort: boolean;
}

export interface SentRefund {
  amount: number;
  at: number;
}

/** A bank credit with a unique transaction ID. */
export interface ModelCredit {
  /** The path of its row in the API. */
  path: string;
  transactionId: string;
  amount: number;
  /** It proves a payment. */
  isUsed: boolean;
}

export interface ModelPayment {
  /** The service's id and count of changes, as an admin sees them; read from the database. */
  id: number;
  version: number;
  /** For cash and card the number of its receipt. */
  transactionId: string;
  method: 'UPI' | 'BANK_TRANSFER' | 'CASH' | 'CARD';
  /** How often its customer submitted it again after a rejection. */
  resubmissions: number;
  customer: ModelCustomer;
  type: RentalAction;
  amount: number;
  /** The amount that its hold or rental asked for when it was submitted or linked; null without one. */
  expected: number | null;
  /** The amount of the bank, if an admin entered another one. */
  received: number | null;
  /** Whether its rental goes on although it is too low; null if it is not. */
  shortage: Shortage | null;
  hold: ModelHold | null;
  rental: ModelRental | null;
  status: 'SUBMITTED' | 'VERIFIED' | 'REJECTED';
  /** The time at which an admin verified or rejected it. */
  decidedAt: number | null;
  /** Another customer has the car that it paid for. */
  slotLost: boolean;
  /** A payment without a rental is to be refunded. */
  isOwed: boolean;
  /** The refunds of it that were sent and did not come back, oldest first. */
  refundsSent: SentRefund[];
  /** Any customer may submit its transaction ID. */
  released: boolean;
}

export interface ModelBlock {
  kind: 'block';
  id: number;
  car: ModelCar;
  startsAt: number;
  endsAt: number;
  removed: boolean;
}

export type Claimant = ModelHold | ModelRental | ModelBlock;

/** The whole business in memory: what the service must agree with after every command. */
export interface Model {
  /** Commands so far in this run. */
  executed: number;
  /** Milliseconds since 1970. */
  now: number;
  cars: ModelCar[];
  customers: ModelCustomer[];
  holds: ModelHold[];
  rentals: ModelRental[];
  records: ModelRecord[];
  payments: ModelPayment[];
  credits: ModelCredit[];
  blocks: ModelBlock[];
}
