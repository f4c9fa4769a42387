import { defined } from '../../../contract/defined.js';
import { formatPaise, type Paise } from '../../../contract/money.js';
import type { PaymentMethod } from '../../../contract/payments/payment-methods.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { DestinationKind } from '../../../contract/payments/refund-destinations.js';
import type { RentalKind, RentalStatus } from '../../../contract/rentals/rentals.js';
import { rentalResource } from '../../../contract/rentals/rentals.js';
import type { WorkCounts, WorkItem, WorkKind, WorkList, WorkSubject } from '../../../contract/work.js';
import { methodsOf } from '../../payments/index.js';
import type { TripRules, WaitingRental } from '../../rentals/index.js';
import { NEXT_ACTS, type WorkRecord } from './work.rules.js';
import { KINDS_OF_WORK, type WorkTable } from './work-kinds-queries.js';

/** A row of the statement; if no work matches, a single row without a kind has the counts. */
export interface WorkRow {
  counts: Partial<Record<WorkKind, number>>;
  late: number;
  now: Date;
  kind: WorkKind | null;
  at: Date | null;
  id: number | null;
  table: WorkTable | null;
  rentalId: number | null;
  rentalKind: RentalKind | null;
  reference: string | null;
  status: RentalStatus | null;
  startsAt: Date | null;
  endsAt: Date | null;
  bufferMinutes: number | null;
  carRefused: boolean;
  carName: string | null;
  plate: string | null;
  newestPaymentId: number | null;
  paymentStatus: PaymentStatus | null;
  transactionId: string | null;
  amount: Paise | null;
  customerId: number | null;
  customerName: string | null;
  customerMobile: string | null;
  approval: WaitingRental['approval'] | null;
  customerSuspended: boolean | null;
  number: string | null;
  title: string | null;
  recipient: string | null;
  paidBy: PaymentMethod | null;
  destination: DestinationKind | null;
  location: string | null;
  drawerOf: string | null;
  lateFrom: string | null;
}

export function toWorkList(rows: WorkRow[], visible: readonly WorkKind[], rules: TripRules): WorkList {
  const { counts: byKind, late } = defined(rows[0], 'row');
  const counts: WorkCounts = {};
  for (const kind of visible) {
    const { group } = KINDS_OF_WORK[kind];
    counts[group] = (counts[group] ?? 0) + (byKind[kind] ?? 0);
  }
  return { items: rows.flatMap((row) => toItem(row, rules)), counts, late };
}

function toItem(row: WorkRow, rules: TripRules): WorkItem[] {
  const { kind, at, id, table, now } = row;
  if (kind === null || at === null || id === null || table === null) return [];
  return [
    {
      kind,
      subject: subjectOf(row, id, table),
      text: textOf(row, table),
      at: at.toISOString(),
      late: at < now,
      customerMobile: row.customerMobile,
      customerSuspended: row.customerSuspended ?? false,
      lateFrom: row.lateFrom,
      act: NEXT_ACTS[kind]({ ...toRecord(row, id), rules }),
    },
  ];
}

function subjectOf(row: WorkRow, id: number, table: WorkTable): WorkSubject {
  const subjects: Record<WorkTable, [resource: string, label: string | null]> = {
    rental: [rentalResource(row.rentalKind ?? 'BOOKING'), row.reference],
    payment: ['transactions', row.transactionId],
    refund: ['refunds', row.transactionId ?? row.reference],
    customer: ['pending-documents', row.customerName],
    complaint: ['complaints', row.number],
    message: ['messages', row.title],
    settlement: ['settlements', row.reference],
    drawer: ['drawers', row.location],
    car: ['cars', row.plate ?? row.carName],
  };
  const [resource, label] = subjects[table];
  return { resource, id, label: label ?? '' };
}

function textOf(row: WorkRow, table: WorkTable): string {
  const amount = row.amount === null ? null : formatPaise(row.amount);
  const parts = {
    rental: [row.carName, row.plate, row.customerName],
    payment: [amount, row.customerName, row.reference],
    refund: [amount, row.customerName, row.reference],
    customer: [],
    complaint: [row.title, row.customerName],
    message: [row.recipient],
    settlement: [row.carName, row.plate, row.customerName],
    drawer: [row.drawerOf],
    car: [row.carName],
  } satisfies Record<WorkTable, (string | null)[]>;
  return parts[table].filter(Boolean).join(' · ');
}

const toRecord = (row: WorkRow, id: number): Omit<WorkRecord, 'rules'> => ({
  id,
  now: row.now,
  rental: rentalOf(row),
  maySend: row.amount !== null && methodsOf({ ...row, amount: row.amount }).length > 0,
  newestPayment:
    row.newestPaymentId !== null && row.paymentStatus !== null
      ? { id: row.newestPaymentId, status: row.paymentStatus }
      : null,
  customer:
    row.customerId !== null && row.approval !== null
      ? { id: row.customerId, approval: row.approval, suspended: row.customerSuspended ?? false }
      : null,
});

function rentalOf(row: WorkRow): WorkRecord['rental'] {
  const { rentalId: id, rentalKind: kind, status, startsAt, endsAt, bufferMinutes, carRefused } = row;
  if (id === null || kind === null || status === null) return null;
  if (startsAt === null || endsAt === null || bufferMinutes === null) return null;
  return { id, kind, status, startsAt, endsAt, bufferMinutes, carRefused };
}
