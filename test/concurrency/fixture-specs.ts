import type { PaymentStatus } from '../../backend/contract/payments/payments';
import type { RentalKind, RentalStatus } from '../../backend/contract/rentals/rentals';

/** The rows of a fixture before the commands run. All belong to one customer and one car. */
export interface FixtureSpec {
  approval: 'NOT_REGISTERED' | 'PENDING' | 'APPROVED' | 'REJECTED';
  /** EXPIRED: the hold is over, but not removed yet. */
  hold?: { state: 'LIVE' | 'EXPIRED'; isPaid: boolean };
  rental?: {
    kind: RentalKind;
    status: RentalStatus;
    payment: PaymentStatus;
    /** True if the payment was verified before its refund became due. */
    isFound?: boolean;
    /** The customer refused the car an hour ago. FIXED: staff have put the car right. */
    refused?: 'OPEN' | 'FIXED';
    /** The state of its settlement, which charges a late return. */
    settlement?: 'DRAFT' | 'ISSUED' | 'DISPUTED' | 'FINAL';
    /** The receipt is held as the deposit. A final settlement charged nothing, so the refund returns the deposit. */
    deposit?: true;
    /** The pickup was two hours ago. */
    hasStarted?: boolean;
    /** The return time was an hour ago. */
    isOver?: boolean;
    /** The customer also paid 500 rupees in cash. */
    hasReceipt?: boolean;
    /** The state of the refund of its payment. */
    refund?: 'DUE' | 'SENT';
  };
  /** A payment without a hold or a rental. `hasLostSlot`: another customer took its slot. */
  unclaimed?: { type: 'book' | 'reserve'; hasLostSlot: boolean; isFound?: boolean };
  /** An arrangement by staff. HELD: the customer has confirmed, and the hold of the fixture belongs to it. */
  desk?: 'CODE_SENT' | 'HELD';
  block?: boolean;
}

export const FIXTURES = {
  'hold without a registration': { approval: 'NOT_REGISTERED', hold: { state: 'LIVE', isPaid: false } },
  'confirmed booking with a receipt': {
    approval: 'APPROVED',
    rental: { kind: 'BOOKING', status: 'CONFIRMED', payment: 'REJECTED', hasReceipt: true },
  },
  'confirmed booking with credit': {
    approval: 'APPROVED',
    rental: { kind: 'BOOKING', status: 'CONFIRMED', payment: 'VERIFIED', hasReceipt: true },
  },
  'confirmed booking with a deposit': {
    approval: 'APPROVED',
    rental: { kind: 'BOOKING', status: 'CONFIRMED', payment: 'VERIFIED', hasReceipt: true, deposit: true },
  },
  'booking to verify': {
    approval: 'PENDING',
    hold: { state: 'LIVE', isPaid: true },
    rental: { kind: 'BOOKING', status: 'PENDING', payment: 'SUBMITTED' },
    desk: 'CODE_SENT',
    block: true,
  },
  'hold at the desk': {
    approval: 'APPROVED',
    hold: { state: 'LIVE', isPaid: false },
    rental: { kind: 'BOOKING', status: 'PENDING', payment: 'SUBMITTED' },
    desk: 'HELD',
  },
  'reservation to verify': {
    approval: 'APPROVED',
    rental: { kind: 'RESERVATION', status: 'PENDING', payment: 'SUBMITTED' },
    unclaimed: { type: 'reserve', hasLostSlot: false },
    desk: 'CODE_SENT',
    block: true,
  },
  'reservation of a pending customer': {
    approval: 'PENDING',
    hold: { state: 'EXPIRED', isPaid: true },
    rental: { kind: 'RESERVATION', status: 'PENDING', payment: 'VERIFIED' },
  },
  'confirmed booking': {
    approval: 'APPROVED',
    hold: { state: 'LIVE', isPaid: true },
    rental: { kind: 'BOOKING', status: 'CONFIRMED', payment: 'VERIFIED' },
    desk: 'HELD',
  },
  'pickup time is over': {
    approval: 'APPROVED',
    rental: { kind: 'BOOKING', status: 'CONFIRMED', payment: 'VERIFIED', hasStarted: true },
    unclaimed: { type: 'book', hasLostSlot: false },
  },
  'refused car': {
    approval: 'APPROVED',
    hold: { state: 'LIVE', isPaid: true },
    rental: { kind: 'BOOKING', status: 'CONFIRMED', payment: 'VERIFIED', hasStarted: true, refused: 'OPEN' },
  },
  'refused car that is put right': {
    approval: 'APPROVED',
    rental: {
      kind: 'RESERVATION',
      status: 'CONFIRMED',
      payment: 'VERIFIED',
      hasStarted: true,
      refused: 'FIXED',
    },
  },
  'nobody recorded the trip': {
    approval: 'APPROVED',
    rental: { kind: 'BOOKING', status: 'CONFIRMED', payment: 'VERIFIED', isOver: true },
    hold: { state: 'LIVE', isPaid: true },
  },
  'on the trip': {
    approval: 'APPROVED',
    hold: { state: 'LIVE', isPaid: true },
    rental: { kind: 'RESERVATION', status: 'ON_TRIP', payment: 'VERIFIED', hasStarted: true },
  },
  'no-show': {
    approval: 'APPROVED',
    rental: { kind: 'BOOKING', status: 'NO_SHOW', payment: 'VERIFIED', hasStarted: true },
  },
  'returned car': {
    approval: 'APPROVED',
    rental: {
      kind: 'BOOKING',
      status: 'RETURNED',
      payment: 'VERIFIED',
      hasStarted: true,
      settlement: 'DRAFT',
    },
  },
  'settlement to accept': {
    approval: 'APPROVED',
    hold: { state: 'LIVE', isPaid: true },
    desk: 'HELD',
    block: true,
    rental: {
      kind: 'BOOKING',
      status: 'RETURNED',
      payment: 'VERIFIED',
      hasStarted: true,
      settlement: 'ISSUED',
    },
  },
  'settlement beside a refund': {
    approval: 'APPROVED',
    rental: {
      kind: 'BOOKING',
      status: 'RETURNED',
      payment: 'VERIFIED',
      hasStarted: true,
      hasReceipt: true,
      settlement: 'ISSUED',
      refund: 'DUE',
    },
  },
  'disputed settlement': {
    approval: 'APPROVED',
    rental: {
      kind: 'RESERVATION',
      status: 'RETURNED',
      payment: 'VERIFIED',
      hasStarted: true,
      settlement: 'DISPUTED',
    },
  },
  'disputed settlement with a deposit': {
    approval: 'APPROVED',
    rental: {
      kind: 'BOOKING',
      status: 'RETURNED',
      payment: 'VERIFIED',
      hasStarted: true,
      hasReceipt: true,
      deposit: true,
      settlement: 'DISPUTED',
    },
  },
  'final settlement': {
    approval: 'APPROVED',
    rental: {
      kind: 'BOOKING',
      status: 'RETURNED',
      payment: 'VERIFIED',
      hasStarted: true,
      settlement: 'FINAL',
    },
  },
  'deposit to return in cash': {
    approval: 'APPROVED',
    rental: {
      kind: 'BOOKING',
      status: 'RETURNED',
      payment: 'VERIFIED',
      hasStarted: true,
      hasReceipt: true,
      deposit: true,
      settlement: 'FINAL',
      refund: 'DUE',
    },
  },
  'rejected payment': {
    approval: 'APPROVED',
    rental: { kind: 'BOOKING', status: 'PENDING', payment: 'REJECTED' },
    desk: 'CODE_SENT',
  },
  'refund due': {
    approval: 'REJECTED',
    rental: { kind: 'BOOKING', status: 'CANCELLED', payment: 'REFUND_DUE' },
    unclaimed: { type: 'book', hasLostSlot: true },
    block: true,
  },
  'refund due for a verified payment': {
    approval: 'APPROVED',
    rental: { kind: 'BOOKING', status: 'CANCELLED', payment: 'REFUND_DUE', isFound: true },
    unclaimed: { type: 'book', hasLostSlot: true, isFound: true },
  },
  'refund to send': {
    approval: 'APPROVED',
    hold: { state: 'LIVE', isPaid: true },
    rental: { kind: 'RESERVATION', status: 'CANCELLED', payment: 'VERIFIED', refund: 'DUE' },
    desk: 'CODE_SENT',
    block: true,
  },
  'refund sent': {
    approval: 'APPROVED',
    rental: { kind: 'BOOKING', status: 'CANCELLED', payment: 'VERIFIED', refund: 'SENT' },
    unclaimed: { type: 'book', hasLostSlot: false },
    desk: 'CODE_SENT',
    block: true,
  },
  'nothing but an account': { approval: 'APPROVED' },
  'nothing but a hold': {
    approval: 'APPROVED',
    hold: { state: 'LIVE', isPaid: false },
  },
  'nothing but a payment': {
    approval: 'NOT_REGISTERED',
    unclaimed: { type: 'book', hasLostSlot: true },
  },
} as const satisfies Record<string, FixtureSpec>;

export type FixtureName = keyof typeof FIXTURES;
export const FIXTURE_NAMES = Object.keys(FIXTURES) as FixtureName[];
