import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  ConsoleCustomer,
  ConsoleCustomerDetails,
} from '../../../contract/customers/console-customers.js';
import { defined } from '../../../contract/defined.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Listed, ListQuery } from '../../../platform/http/lists/simple-rest.js';
import { refuse } from '../../../platform/http/refusal.js';
import { BLOCKED_NUMBERS } from '../blocked/blocked-numbers.js';
import { LICENCE_FILES } from '../documents/licence-files.js';
import { IDENTITY } from '../documents/stored-identity.js';
import { SAME_NUMBERS } from '../documents/unused-numbers.js';
import { LICENCE, Licences } from '../licences/licences.js';
import { RENEWAL } from '../renewals/renewals.js';
import {
  type ConsoleCustomerDetailsRow,
  type ConsoleCustomerRow,
  toConsoleCustomer,
  toConsoleCustomerDetails,
  type TrailRow,
} from './console-customer.presenter.js';
import { consoleCustomersOf } from './console-customer-search-queries.js';

const COLUMNS = `
  c.id, c.full_name AS "fullName", coalesce(c.mobile, '') AS mobile, c.email, c.approval, c.suspended_at AS "suspendedAt",
  c.submitted_at AS "submittedAt", c.created_at AS "createdAt", c.added_by_id::text AS "addedBy"`;

const REFERENCES = (status: string): string =>
  `(SELECT coalesce(json_agg(r.reference ORDER BY r.id), '[]') FROM rentals r WHERE r.customer_id = c.id AND r.status = '${status}')`;

// SQL: an {@link OpenOfCustomer} of the customer `c`.
const OPEN = `
  json_build_object('pending', ${REFERENCES('PENDING')}, 'confirmed', ${REFERENCES('CONFIRMED')},
    'payments', (SELECT count(*) FROM payments y LEFT JOIN rentals r ON r.id = y.rental_id
                  WHERE y.customer_id = c.id AND y.status = 'SUBMITTED' AND (r.id IS NULL OR r.status = 'PENDING')),
    'holds', (SELECT count(*) FROM holds h WHERE h.customer_id = c.id AND h.state = 'LIVE' AND h.expires_at > app_now()))`;

const DETAILS = `
  SELECT ${COLUMNS}, c.address, c.merged_into AS "mergedInto", c.email_unproved_since IS NOT NULL AS "emailUnproved", c.mobile_proven_at AS "mobileProvenAt", c.mobile_proven_by AS "mobileProvenBy",
         app_now() AS now, e.email AS "movesTo", e.due_at AS "movesAt", ${IDENTITY} AS identity,
         ${LICENCE} AS licence, ${RENEWAL} AS renewal, ${SAME_NUMBERS} AS "sameNumbers",
         ${BLOCKED_NUMBERS} AS "blockedNumbers",
         ${LICENCE_FILES}, ${OPEN} AS open,
         (SELECT v.until FROM driver_records v WHERE v.customer_id = c.id AND v.until >= app_now()) AS "driverRecordUntil",
         c.decided_by_id::text AS "decidedBy", c.decided_at AS "decidedAt", c.rejection_reasons AS reasons,
         c.consent_version AS "consentVersion", c.consent_at AS "consentAt", c.suspension_reason AS "suspensionReason",
         c.suspension_decided_by_id::text AS "suspensionBy", coalesce(c.suspension_decided_at, c.suspended_at) AS "suspensionAt"
    FROM customers c
    LEFT JOIN email_moves e ON e.customer_id = c.id
   WHERE c.id = $1`;

const TRAIL = `
  SELECT e.id, e.at, e.action, e.staff_id::text AS by, e.after
    FROM audit_entries e
   WHERE e.subject = 'customer' AND e.subject_id = $1 AND e.action <> 'view-document' ORDER BY e.id DESC LIMIT 200`;

const SORT = {
  createdAt: 'c.id',
  id: 'c.id',
  fullName: 'c.full_name',
  submittedAt: 'c.submitted_at',
} as const;
export type CustomerSort = keyof typeof SORT;
export const CUSTOMER_LIST = {
  sort: Object.keys(SORT) as [CustomerSort, ...CustomerSort[]],
  filter: ['q', 'approval', 'suspended'],
} as const;

/** Reads customers for the console. */
@Injectable()
export class ConsoleCustomerQueries {
  constructor(
    private readonly db: DataSource,
    private readonly licences: Licences,
  ) {}

  async page(query: ListQuery<CustomerSort>): Promise<Listed<ConsoleCustomer>> {
    const { where, values } = consoleCustomersOf(query);
    const { field, direction } = query.sort;
    // Both columns have the same direction, so that an index supports either order.
    const order =
      SORT[field] === 'c.id' ? `c.id ${direction}` : `${SORT[field]} ${direction}, c.id ${direction}`;
    const [rows, [count]] = await Promise.all([
      this.db.query<ConsoleCustomerRow[]>(
        `SELECT ${COLUMNS} FROM customers c
          ${where} ORDER BY ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
        [...values, query.limit, query.offset],
      ),
      this.db.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM customers c ${where}`, values),
    ]);
    return { rows: rows.map(toConsoleCustomer), total: defined(count, 'count').total };
  }

  async findById(id: number): Promise<ConsoleCustomerDetails> {
    const [[row], trail] = await Promise.all([
      this.db.query<ConsoleCustomerDetailsRow[]>(DETAILS, [id]),
      this.db.query<TrailRow[]>(TRAIL, [String(id)]),
    ]);
    if (!row) throw refuse('NOT_FOUND', messageOf(customersMessages, 'notFound'));
    const licence = this.licences.summaryOf(row.licence);
    return toConsoleCustomerDetails(row, { trail, licence, flags: this.licences.flagsOf(row) });
  }
}
