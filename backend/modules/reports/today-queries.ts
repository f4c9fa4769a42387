import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Day, instantIn } from '../../contract/calendar.js';
import { defined } from '../../contract/defined.js';
import { vehicleDocumentsState } from '../../contract/fleet/vehicle-documents.js';
import { type Paise, paise, toRupees } from '../../contract/money.js';
import { RENTAL_DUES, type RentalDue } from '../../contract/rentals/rentals.js';
import type { DeskReport, TodayReport } from '../../contract/reports.js';
import { FleetCatalogue } from '../fleet/index.js';
import { AWAITS_ANOTHER_PAYMENT, DUE } from '../rentals/index.js';
import { Settings } from '../settings/index.js';
import { monthToDate } from './month-to-date.rules.js';
import { type DueRow, toDueGroup, toWaiting } from './today.presenter.js';
import { UtilisationQueries } from './utilisation-queries.js';

const MAX_ROWS = 50;

interface Counted {
  count: number;
  since: string | null;
}

interface Counts {
  documents: Counted;
  payments: Counted;
  reservations: Counted;
  complaints: Counted;
  awaitingPayment: { bookings: number; reservations: number };
  refunds: { count: number; amount: Paise };
  /** Paise, as a bigint in text form. */
  thisMonth: string;
  lastMonth: string;
  failedMessages: number;
}

/** Reads the figures of the console's first screens. */
@Injectable()
export class TodayQueries {
  constructor(
    private readonly db: DataSource,
    private readonly fleet: FleetCatalogue,
    private readonly settings: Settings,
    private readonly use: UtilisationQueries,
  ) {}

  async desk(): Promise<DeskReport> {
    const { rules } = this.settings.current;
    const rows = await this.db.query<(DueRow & { due: RentalDue | 'OUT'; day: Day })[]>(DUE_AND_OUT, [
      rules.zone,
    ]);
    const out = defined(
      rows.find(({ due }) => due === 'OUT'),
      'rows',
    );
    const group = (due: RentalDue) =>
      toDueGroup(
        rows.filter((row) => row.due === due),
        rules,
      );
    return {
      day: out.day,
      due: {
        PICKUP_TODAY: group('PICKUP_TODAY'),
        RETURN_TODAY: group('RETURN_TODAY'),
        PICKUP_LATE: group('PICKUP_LATE'),
        RETURN_LATE: group('RETURN_LATE'),
        PICKUP_UNCONFIRMED: group('PICKUP_UNCONFIRMED'),
      },
      out: { bookings: out.bookings, reservations: out.reservations },
      carsOnOffer: this.offered().length,
    };
  }

  async today(): Promise<TodayReport> {
    const { zone } = this.settings.current.rules;
    const desk = await this.desk();
    const { thisMonth, lastMonth } = monthToDate(desk.day);
    const bounds = [thisMonth.from, thisMonth.before, lastMonth.from, lastMonth.before];
    const [[counts], use] = await Promise.all([
      this.db.query<[Counts]>(
        COUNTS,
        bounds.map((bound) => instantIn(zone, bound, '00:00')),
      ),
      this.use.lastDays(zone),
    ]);
    return {
      ...desk,
      documents: toWaiting(counts.documents),
      payments: toWaiting(counts.payments),
      reservations: toWaiting(counts.reservations),
      complaints: toWaiting(counts.complaints),
      awaitingPayment: counts.awaitingPayment,
      refunds: { count: counts.refunds.count, amount: toRupees(counts.refunds.amount) },
      verified: {
        thisMonth: toRupees(paise(Number(counts.thisMonth))),
        lastMonth: toRupees(paise(Number(counts.lastMonth))),
      },
      vehicleDocuments: this.vehicleDocuments(desk.day),
      carsWithoutPlate: this.offered().filter(({ car }) => car.plate === null).length,
      failedMessages: counts.failedMessages,
      use,
    };
  }

  private offered() {
    return [...this.fleet.current.records.values()].filter(({ car }) => car.retiredAt === null);
  }

  private vehicleDocuments(day: Day): TodayReport['vehicleDocuments'] {
    const states = this.offered().map(({ car }) => vehicleDocumentsState(car, day));
    const count = (counted: string): number => states.filter((state) => state === counted).length;
    return { expired: count('EXPIRED'), expiring: count('EXPIRING'), missing: count('MISSING') };
  }
}

const dueAt = (due: RentalDue): string => (due.startsWith('PICKUP') ? 'r.starts_at' : 'r.ends_at');

const dueRows = (due: RentalDue): string => `
  (SELECT '${due}' AS due, r.id, r.kind, r.reference, ${dueAt(due)} AS at, k.car_name || ' ' || k.car_model AS "carName", k.plate,
          c.full_name AS "customerName", c.mobile AS "customerMobile", c.id AS "customerId",
          c.suspended_at IS NOT NULL AS "customerSuspended", c.approval, p.status AS "paymentStatus", p.id AS "transactionRow", r.status, r.starts_at AS "startsAt", r.ends_at AS "endsAt",
          r.buffer_minutes AS "bufferMinutes", app_now() AS now, r.bookings, r.reservations, NULL AS day
     FROM (SELECT r.*, count(*) FILTER (WHERE kind = 'BOOKING') OVER ()::int AS bookings,
                  count(*) FILTER (WHERE kind = 'RESERVATION') OVER ()::int AS reservations
             FROM rentals r WHERE ${DUE[due]('$1')} ORDER BY ${dueAt(due)}, r.id LIMIT ${MAX_ROWS}) r
     JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id
     LEFT JOIN LATERAL (SELECT id, status FROM payments WHERE rental_id = r.id ORDER BY id DESC LIMIT 1) p ON true
    ORDER BY ${dueAt(due)}, r.id)`;

/** SQL: all due pickups and returns, and one more row with the number of cars on a trip and the current day. */
const DUE_AND_OUT = `${RENTAL_DUES.map(dueRows).join(' UNION ALL ')}
  UNION ALL
  SELECT 'OUT', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, app_now(), count(*) FILTER (WHERE kind = 'BOOKING')::int,
         count(*) FILTER (WHERE kind = 'RESERVATION')::int, ((app_now() AT TIME ZONE $1)::date)::text
    FROM rentals WHERE status = 'ON_TRIP'`;

const waiting = (from: string, since = 'created_at'): string =>
  `(SELECT json_build_object('count', count(*), 'since', min(${since})) FROM ${from})`;
const verified = (from: string, before: string): string =>
  `(SELECT coalesce(sum(amount_paise), 0) FROM payments
     WHERE status IN ('VERIFIED', 'REFUND_DUE', 'REFUNDED') AND decided_at >= ${from} AND decided_at < ${before})`;

/** SQL: refunds due, and unclaimed payments whose slot was taken, as in the list of refunds. */
const REFUNDS = `
  (SELECT json_build_object('count', count(*), 'amount',
            coalesce(sum(CASE WHEN status = 'REFUND_DUE' THEN refund_paise ELSE amount_paise END), 0))
     FROM payments WHERE status = 'REFUND_DUE' OR (slot_lost_at IS NOT NULL AND rental_id IS NULL AND status = 'SUBMITTED'))`;

const COUNTS = `
  SELECT ${waiting(`customers WHERE approval = 'PENDING'`, 'submitted_at')} AS documents,
         ${waiting(`payments WHERE status = 'SUBMITTED'`)} AS payments,
         ${waiting(`rentals WHERE kind = 'RESERVATION' AND status = 'PENDING'`)} AS reservations,
         ${waiting(`complaints WHERE state = 'OPEN'`)} AS complaints,
         (SELECT json_build_object('bookings', count(*) FILTER (WHERE r.kind = 'BOOKING'),
                                   'reservations', count(*) FILTER (WHERE r.kind = 'RESERVATION'))
            FROM rentals r WHERE r.kind IN ('BOOKING', 'RESERVATION') AND ${AWAITS_ANOTHER_PAYMENT}) AS "awaitingPayment",
         ${REFUNDS} AS refunds, ${verified('$1', '$2')} AS "thisMonth", ${verified('$3', '$4')} AS "lastMonth",
         (SELECT count(*) FROM outbox_messages WHERE status = 'FAILED')::int AS "failedMessages"`;
