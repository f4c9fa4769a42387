import type { Day } from '../../../contract/calendar.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type {
  BounceCause,
  EarlierReference,
  ListedRefund,
  RefundAct,
  RefundMethod,
  RefundRowState,
} from '../../../contract/payments/refunds.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import { methodsOf } from './refund.rules.js';

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

const ACTS: Record<RefundRowState, RefundAct[]> = {
  DUE: ['SEND'],
  SENT: ['BOUNCE', 'CORRECT'],
  BOUNCED: [],
  WITHDRAWN: [],
};

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
  acts: ACTS[row.state],
  version: row.version,
});
