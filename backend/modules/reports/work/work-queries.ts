import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rupees, toPaise } from '../../../contract/money.js';
import { WORK_KINDS, type WorkGroup, type WorkKind } from '../../../contract/work.js';
import type { Caller } from '../../../platform/auth/access.js';
import { CoalescedQuery } from '../../../platform/database/coalesced-query.js';
import { named } from '../../../platform/database/named.js';
import { PreparedBody } from '../../../platform/http/prepared-body.js';
import { carRefused, shownMobile } from '../../rentals/index.js';
import { Settings } from '../../settings/index.js';
import { toWorkList, type WorkRow } from './work.presenter.js';
import { IS_LATE_DRAWER, KINDS_OF_WORK } from './work-kinds-queries.js';

const MAX_ITEMS = 100;

/** Personal data must not be stored by a browser; it is read again with its ETag while the console is open. */
const NOT_STORED = { 'cache-control': 'private, no-store' };

/** Reads the work list. Staff read it at the same time after an event, so one query serves them. */
@Injectable()
export class WorkQueries {
  private readonly lists = new CoalescedQuery<PreparedBody>();

  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  async list(by: Pick<Caller, 'kind' | 'id'>, group: WorkGroup | undefined): Promise<PreparedBody> {
    const drawer = await this.lateDrawerOf(by.id);
    return this.lists.get(`${by.kind} ${group} ${drawer}`, async () => {
      const list = await this.read(by.kind === 'admin', group, drawer);
      return new PreparedBody(Buffer.from(JSON.stringify(list)), undefined, NOT_STORED);
    });
  }

  /** Reads the only row that differs between callers, so that callers without a late drawer share one list. */
  private async lateDrawerOf(staffId: number): Promise<number | null> {
    const [row] = await this.db.query<{ id: number }[]>(
      `SELECT d.id FROM drawers d WHERE d.staff_id = $1 AND ${IS_LATE_DRAWER}`,
      [staffId],
    );
    return row?.id ?? null;
  }

  private async read(isAdmin: boolean, group: WorkGroup | undefined, drawer: number | null) {
    const visible = WORK_KINDS.filter((kind) => isAdmin || KINDS_OF_WORK[kind].desk);
    const { rules } = this.settings.current;
    const rows = await this.db.query<WorkRow[]>(
      ...named(WORK, {
        zone: rules.zone,
        checkHours: rules.documentCheckHours,
        inspectHours: rules.secondInspectionHours,
        verifyHours: rules.unverifiedPaymentHours,
        deskLimit: toPaise(rupees(rules.deskSettlementLimit)),
        isAdmin,
        visible,
        shown: visible.filter((kind) => group === undefined || KINDS_OF_WORK[kind].group === group),
        drawer,
      }),
    );
    return toWorkList(rows, visible, rules);
  }
}

/** A customer who waits with a refused car comes before all other work. */
const FIRST: WorkKind = 'REFUSED_CAR';

const rowsOf = (kind: WorkKind): string => `
  SELECT '${kind}' AS kind, '${KINDS_OF_WORK[kind].table}' AS "table", w.at, w.id
    FROM (${KINDS_OF_WORK[kind].rows}) w WHERE '${kind}' = ANY (:visible::text[])`;

/** SQL: the counts of all visible kinds, with the first rows of the chosen kinds. Details are read for these rows only. */
const WORK = `
  WITH work AS MATERIALIZED (${WORK_KINDS.map(rowsOf).join(' UNION ALL ')}),
       page AS (SELECT * FROM work WHERE kind = ANY (:shown::text[]) ORDER BY kind <> '${FIRST}', at, kind, id LIMIT ${MAX_ITEMS})
  SELECT counted.counts, counted.late, app_now() AS now, page.kind, page.at, page.id, page."table",
         r.id AS "rentalId", r.kind AS "rentalKind", r.reference, r.status, r.starts_at AS "startsAt", r.ends_at AS "endsAt",
         r.buffer_minutes AS "bufferMinutes", ${carRefused('r')} AS "carRefused", k.car_name || ' ' || k.car_model AS "carName", k.plate,
         n.id AS "newestPaymentId", n.status AS "paymentStatus", p.transaction_id AS "transactionId",
         coalesce(f.amount_paise, p.amount_paise) AS amount,
         c.id AS "customerId", c.full_name AS "customerName", ${shownMobile(':isAdmin')} AS "customerMobile", c.approval,
         c.suspended_at IS NOT NULL AS "customerSuspended", coalesce(b.number, q.number) AS number, coalesce(q.subject, m.subject) AS title, m.recipient,
         p.method AS "paidBy", d.kind AS destination, drawer.location, member.name AS "drawerOf", overdue.reference AS "lateFrom"
    FROM (SELECT coalesce(jsonb_object_agg(kind, n), '{}') AS counts, coalesce(sum(late), 0)::int AS late
            FROM (SELECT kind, count(*)::int AS n, count(*) FILTER (WHERE at < app_now()) AS late FROM work GROUP BY kind) g) counted
    LEFT JOIN page ON true
    LEFT JOIN refunds f ON page."table" = 'refund' AND f.id = page.id
    LEFT JOIN refund_destinations d ON d.id = f.destination_id
    LEFT JOIN payments p ON p.id = CASE page."table" WHEN 'payment' THEN page.id ELSE f.payment_id END
    LEFT JOIN settlements s ON page."table" = 'settlement' AND s.id = page.id
    LEFT JOIN rentals r ON r.id = CASE page."table" WHEN 'rental' THEN page.id WHEN 'settlement' THEN s.rental_id WHEN 'refund' THEN f.rental_id ELSE p.rental_id END
    LEFT JOIN complaints q ON page."table" = 'complaint' AND q.id = page.id
    LEFT JOIN complaint_pages b ON page.kind = 'COMPLAINT_COPY' AND b.complaint_id = page.id
    LEFT JOIN outbox_messages m ON page."table" = 'message' AND m.id = page.id
    LEFT JOIN customers c
      ON c.id = CASE page."table" WHEN 'customer' THEN page.id ELSE coalesce(f.customer_id, p.customer_id, r.customer_id, q.customer_id) END
    LEFT JOIN cars k ON k.id = CASE page."table" WHEN 'car' THEN page.id ELSE r.car_id END
    LEFT JOIN drawers drawer ON page."table" = 'drawer' AND drawer.id = page.id
    LEFT JOIN staff member ON member.id = drawer.staff_id
    LEFT JOIN LATERAL (SELECT reference FROM rentals o
                        WHERE page.kind = 'AT_RISK' AND o.car_id = r.car_id AND o.status = 'ON_TRIP' LIMIT 1) overdue ON true
    LEFT JOIN LATERAL (SELECT id, status FROM payments WHERE page."table" = 'rental' AND rental_id = r.id ORDER BY id DESC LIMIT 1) n ON true
   ORDER BY page.kind <> '${FIRST}', page.at, page.kind, page.id`;
