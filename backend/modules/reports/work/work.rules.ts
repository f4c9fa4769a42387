import type { PaymentStatus } from '../../../contract/payments/payments.js';
import { type RentalKind, rentalResource, type RentalStatus } from '../../../contract/rentals/rentals.js';
import type { WorkAct, WorkKind } from '../../../contract/work.js';
import { possibleMoves, rentalWait, type TripRules, type WaitingRental } from '../../rentals/index.js';

/** The record behind a row, with the rental and the customer that belong to it. */
export interface WorkRecord {
  id: number;
  /** Time of the database. */
  now: Date;
  rules: TripRules;
  rental: {
    id: number;
    kind: RentalKind;
    status: RentalStatus;
    startsAt: Date;
    endsAt: Date;
    bufferMinutes: number;
    carRefused: boolean;
  } | null;
  newestPayment: { id: number; status: PaymentStatus } | null;
  /** True for a refund that has a destination or may be paid in cash. */
  maySend: boolean;
  customer: { id: number; approval: WaitingRental['approval']; suspended: boolean } | null;
}

/** Returns the next act of each kind; null if the server would refuse it now. */
export const NEXT_ACTS: Record<WorkKind, (record: WorkRecord) => WorkAct | null> = {
  REFUSED_CAR: (record) => rentalAct(record, 'ANSWER_REFUSAL'),
  AT_RISK: (record) => rentalAct(record, 'OPEN_RENTAL'),
  PICKUP: (record) => tripAct(record, 'ON_TRIP', 'HAND_OVER'),
  RETURN: (record) => tripAct(record, 'RETURNED', 'TAKE_BACK'),
  REFUSED_RECORD: (record) => rentalAct(record, 'RESOLVE'),
  INSPECTION: (record) => rentalAct(record, 'INSPECT'),
  WHAT_HAPPENED: (record) => rentalAct(record, 'RECORD_TRIP'),
  UNCONFIRMED: confirmationAct,
  PAYMENT: ({ id }) => ({ name: 'VERIFY', resource: 'transactions', id }),
  UNLINKED_PAYMENT: ({ id }) => ({ name: 'LINK', resource: 'transactions', id }),
  REFUND: ({ id, maySend }) => ({ name: maySend ? 'REFUND' : 'DESTINATION', resource: 'refunds', id }),
  SETTLEMENT: ({ id }) => ({ name: 'CHECK_SETTLEMENT', resource: 'settlements', id }),
  DISPUTE: ({ id }) => ({ name: 'ANSWER_DISPUTE', resource: 'settlements', id }),
  DEBT: (record) => rentalAct(record, 'COLLECT'),
  OWN_DRAWER: ({ id }) => ({ name: 'CLOSE_DRAWER', resource: 'drawers', id }),
  DOCUMENTS: ({ id }) => ({ name: 'REVIEW', resource: 'pending-documents', id }),
  RESERVATION: (record) => rentalAct(record, 'DECIDE'),
  COMPLAINT: ({ id }) => ({ name: 'ANSWER', resource: 'complaints', id }),
  COMPLAINT_COPY: ({ id }) => ({ name: 'MARK_SENT', resource: 'complaints', id }),
  FAILED_MESSAGE: ({ id }) => ({ name: 'RESEND', resource: 'messages', id }),
  VEHICLE_DOCUMENT: ({ id }) => ({ name: 'RENEW', resource: 'cars', id }),
  MAINTENANCE: ({ id }) => ({ name: 'MAINTAIN', resource: 'cars', id }),
};

function rentalAct({ rental }: WorkRecord, name: WorkAct['name']): WorkAct | null {
  return rental && { name, resource: rentalResource(rental.kind), id: rental.id };
}

function tripAct(record: WorkRecord, to: RentalStatus, name: WorkAct['name']): WorkAct | null {
  const { rental, customer, now, rules } = record;
  const customerSuspended = customer?.suspended ?? false;
  const moves = rental && possibleMoves({ ...rental, now, customerSuspended }, rules);
  return moves?.includes(to) ? rentalAct(record, name) : null;
}

/** Returns DECIDE for a pending rental whose period is over, because it can only be declined. */
function confirmationAct(record: WorkRecord): WorkAct | null {
  const { rental, newestPayment, customer, now } = record;
  if (!rental || !customer || rental.endsAt < now) return rentalAct(record, 'DECIDE');
  const wait = rentalWait({
    status: rental.status,
    approval: customer.approval,
    paymentStatus: newestPayment?.status ?? null,
    // The next act is the same whether the rental waits for a rest or for a decision.
    awaitsRest: false,
    checking: 0,
  });
  if (wait === 'DOCUMENTS_REVIEW') return { name: 'REVIEW', resource: 'pending-documents', id: customer.id };
  if (wait === 'PAYMENT_REVIEW' && newestPayment)
    return { name: 'VERIFY', resource: 'transactions', id: newestPayment.id };
  return rentalAct(record, 'DECIDE');
}
