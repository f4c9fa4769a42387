import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChangingList, WaitingList, WaitingReport } from '../../contract/reports.js';
import type { Caller } from '../../platform/auth/access.js';
import { WAITS_FOR_US } from '../rentals/index.js';

type Marks = Record<'rentals' | 'payments' | 'refunds' | 'customers' | 'complaints', string>;

/**
 * Counts waiting work and detects changed lists. Each part is one index step, or one for each pending reservation, because
 * every change and every polling console runs these queries.
 */
@Injectable()
export class WaitingQueries {
  constructor(private readonly db: DataSource) {}

  async waiting(by: Pick<Caller, 'kind'>): Promise<WaitingReport> {
    const [[marks], [counts]] = await Promise.all([
      this.db.query<[Marks]>(MARKS),
      by.kind === 'admin' ? this.db.query<[Record<WaitingList, number>]>(COUNTS) : [undefined],
    ]);
    const changes = changesOf(marks);
    return counts ? { counts, changes } : forDesk({ counts: {}, changes });
  }
}

/** The part of a report that a custom admin may see. */
export const forDesk = ({ changes: { bookings, reservations } }: WaitingReport): WaitingReport => ({
  counts: {},
  changes: { bookings, reservations },
});

/** Uses the same mark for rentals, payments and refunds, because each list shows data of the others. */
function changesOf(marks: Marks): Record<ChangingList, string> {
  const { rentals, payments, refunds, customers, complaints } = marks;
  const rental = `${rentals}/${payments}/${refunds}`;
  return {
    bookings: rental,
    reservations: rental,
    customers,
    'pending-documents': customers,
    transactions: rental,
    refunds: rental,
    complaints,
  };
}

const COUNTS = `
  SELECT (SELECT count(*) FROM customers_in_review)::int AS "pending-documents",
         (SELECT count(*) FROM payments WHERE status = 'SUBMITTED')::int AS transactions,
         (SELECT count(*) FROM rentals r WHERE r.kind = 'RESERVATION' AND ${WAITS_FOR_US})::int AS reservations,
         (SELECT count(*) FROM complaints WHERE state = 'OPEN')::int AS complaints,
         (SELECT count(*) FROM outbox_messages WHERE status = 'FAILED' AND NOT carries_code)::int AS messages`;

/** SQL: the newest audit entry about a subject of this kind. */
const decided = (subject: string): string =>
  `(SELECT id FROM audit_entries WHERE subject = '${subject}' ORDER BY at DESC, id DESC LIMIT 1)`;

const MARKS = `
  SELECT concat((SELECT max(id) FROM rental_moves)) AS rentals,
         concat_ws('.', (SELECT max(id) FROM payments), ${decided('payment')}) AS payments,
         concat_ws('.', (SELECT max(id) FROM refunds), ${decided('refund')}) AS refunds,
         concat_ws('.', (SELECT max(id) FROM customers), (SELECT max(submitted_at) FROM customers), ${decided('customer')}) AS customers,
         concat_ws('.', (SELECT max(id) FROM complaints), ${decided('complaint')}) AS complaints`;
