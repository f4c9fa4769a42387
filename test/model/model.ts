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
  /** Index among the customers, which identifies the customer in commands. */
  number: number;
  id: number;
  approval: Approval;
  submittedAt: number;
  /** The last valid days of the approved licence, and of the licence that waits for approval. */
  licence: { approved: Day | null; waiting: Day | null };
  suspended: boolean;
  signedIn: boolean;
  /** When the customer last signed in or entered a code. */
  provedAt: number;
  /** True if a destination was entered for a refund of the customer. */
  hasDestination: boolean;
}

export interface ModelCar {
  number: number;
  id: number;
  price: CarPrice;
  /** The security deposit of the type of car. */
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
  /** OVER: released by the customer, replaced, or expired. */
  state: 'LIVE' | 'RENTED' | 'OVER';
}

/** The readings in the record of a handover or return, and their time. */
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

/** A charge with a separate settlement, which was sent to the customer. */
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
  /** The lines of the settlement, the computed lines first. */
  lines: ModelLine[];
  /** When the settlement was sent, disputed and became final, and its total. */
  issuedAt: number | null;
  disputedAt: number | null;
  settledAt: number | null;
  settled: number;
  /** The last day to pay what is owed after it; null if nothing is. */
  payBy: Day | null;
  /** Challans that were charged after the settlement was final. */
  later: ModelLaterCharge[];
  cancelledByCustomer: boolean;
  /** The percentage of the payments that is refunded; null unless the rental was called off. */
  refundPercent: number | null;
  /** The percentage that a cancellation by the customer would have refunded; null if we pay no compensation. */
  customerPercent: number | null;
  /** The amount that is charged instead of the fare, as after a no-show; null if the fare is charged. */
  kept: number | null;
  /** The compensations that were sent and have not bounced. */
  compensationsSent: SentRefund[];
  /** The charges that staff have waived, and the debt that they have written off. */
  waived: number;
  writtenOff: number;
  /** The credit that is refunded before the rental ends, because staff or the customer asked for it. */
  asked: number;
  /** The security deposit that is required. */
  deposit: number;
  /** The maximum deposit that is held after the release of the rest; null before the release. */
  depositKept: number | null;
  /** The part of the deposit that the final settlement used. */
  depositApplied: number;
  /** The newest refusal of the car by its customer. */
  refusal: ModelRefusal | null;
  /** The newest change is the last. */
  moves: ModelMove[];
  /** True if other rentals had claimed a part of its time before its return was undone. */
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
  /** True if the credit has proved a payment. */
  isUsed: boolean;
}

export interface ModelPayment {
  /** The id and version of the payment in the service; read from the database. */
  id: number;
  version: number;
  /** The number of the receipt for cash and card. */
  transactionId: string;
  method: 'UPI' | 'BANK_TRANSFER' | 'CASH' | 'CARD';
  /** How often its customer submitted it again after a rejection. */
  resubmissions: number;
  customer: ModelCustomer;
  type: RentalAction;
  amount: number;
  /** The amount due for the hold or rental when the payment was submitted or linked; null without a hold or rental. */
  expected: number | null;
  /** The amount that the bank received; null if it is the reported one. */
  received: number | null;
  /** Whether the rental goes ahead although the payment is too low; null if it is not too low. */
  shortage: Shortage | null;
  hold: ModelHold | null;
  rental: ModelRental | null;
  status: 'SUBMITTED' | 'VERIFIED' | 'REJECTED';
  /** The time at which an admin verified or rejected it. */
  decidedAt: number | null;
  /** True if another customer has the car that the payment is for. */
  slotLost: boolean;
  /** True if a payment without a rental is to be refunded. */
  isOwed: boolean;
  /** The refunds of the payment that were sent and have not bounced, oldest first. */
  refundsSent: SentRefund[];
  /** True if any customer may submit the transaction ID. */
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

/** The whole business in memory. The service must be in the same state after every command. */
export interface Model {
  /** Number of commands so far in this run. */
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
