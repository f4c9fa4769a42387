import type { Day } from '../../../contract/calendar.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type {
  DestinationKind,
  MaskedDestination,
  RefundDestination,
} from '../../../contract/payments/refund-destinations.js';
import type {
  BounceCause,
  EarlierReference,
  ListedRefund,
  RefundAct,
  RefundMethod,
  RefundRowState,
} from '../../../contract/payments/refunds.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import { destinationKindsOf, methodsOf } from './refund.rules.js';

export interface ListedRefundRow {
  id: number;
  state: RefundRowState;
  amount: Paise;
  dueDate: Day;
  customerId: number;
  customerName: string | null;
  customerMobile: string;
  rentalId: number | null;
  rentalKind: RentalKind | null;
  rentalReference: string | null;
  paymentId: number | null;
  transactionId: string | null;
  paidBy: RefundMethod | null;
  destination: DestinationKind | null;
  destinationMasked: string | null;
  destinationChanged: boolean | null;
  keptKind: DestinationKind | null;
  keptMasked: string | null;
  method: RefundMethod | null;
  reference: string | null;
  earlierReferences: EarlierReference[];
  sentOn: Day | null;
  sentAt: Date | null;
  sentBy: string | null;
  bounceCause: BounceCause | null;
  bouncedOn: Day | null;
  bouncedAt: Date | null;
  bouncedBy: string | null;
  version: number;
}

function actsOf(row: ListedRefundRow): RefundAct[] {
  if (row.state === 'DUE') return methodsOf(row).length > 0 ? ['SEND', 'DESTINATION'] : ['DESTINATION'];
  return row.state === 'SENT' ? ['BOUNCE', 'CORRECT'] : [];
}

const maskedIn = (kind: DestinationKind | null, masked: string | null): MaskedDestination | null =>
  kind && { kind, masked };

function destinationOf(row: ListedRefundRow): RefundDestination | null {
  const destination = maskedIn(row.destination, row.destinationMasked);
  return destination && { ...destination, flag: row.destinationChanged ? 'CHANGED_RECENTLY' : null };
}

export const toListedRefund = (row: ListedRefundRow): ListedRefund => ({
  id: row.id,
  state: row.state,
  amount: toRupees(row.amount),
  dueDate: row.dueDate,
  customerId: row.customerId,
  customerName: row.customerName,
  customerMobile: row.customerMobile,
  rentalId: row.rentalId,
  rentalKind: row.rentalKind,
  rentalReference: row.rentalReference,
  paymentId: row.paymentId,
  transactionId: row.transactionId,
  destination: destinationOf(row),
  keptDestination: row.state === 'DUE' ? maskedIn(row.keptKind, row.keptMasked) : null,
  destinationKinds: row.state === 'DUE' ? destinationKindsOf(row) : [],
  methods: methodsOf(row),
  method: row.method,
  reference: row.reference,
  earlierReferences: row.earlierReferences.map(({ reference, reason, by, at }) => ({
    reference,
    reason,
    by,
    at: new Date(at).toISOString(),
  })),
  sentOn: row.sentOn,
  sentAt: row.sentAt?.toISOString() ?? null,
  sentBy: row.sentBy,
  bounceCause: row.bounceCause,
  bouncedOn: row.bouncedOn,
  bouncedAt: row.bouncedAt?.toISOString() ?? null,
  bouncedBy: row.bouncedBy,
  acts: actsOf(row),
  version: row.version,
});
