import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Day, instantIn } from '../../contract/calendar.js';
import { mostUrgentState, statesOfDocuments } from '../../contract/fleet/vehicle-documents.js';
import { type Paise, paise, toRupees } from '../../contract/money.js';
import type { DayAhead, TodayReport } from '../../contract/reports.js';
import { FleetCatalogue } from '../fleet/index.js';
import { OWED_PAYMENTS, VERIFIED_AT, verifiedFrom } from '../payments/index.js';
import { AWAITS_PAYMENT } from '../rentals/index.js';
import { Settings } from '../settings/index.js';
import { monthToDate } from './month-to-date.rules.js';

interface Figures {
  out: { bookings: number; reservations: number };
  awaitingPayment: { bookings: number; reservations: number };
  refunds: { count: number; amount: Paise };
  /** Paise, as a bigint in text form. */
  thisMonth: string;
  deposits: string;
  lastMonth: string;
}

/** Reads the figures of the console's first screen. */
@Injectable()
export class TodayQueries {
  constructor(
    private readonly db: DataSource,
    private readonly fleet: FleetCatalogue,
    private readonly settings: Settings,
  ) {}

  async today(): Promise<TodayReport> {
    const { zone } = this.settings.current.rules;
    const [{ day }] = await this.db.query<[{ day: Day }]>(
      `SELECT ((app_now() AT TIME ZONE $1)::date)::text AS day`,
      [zone],
    );
    const { thisMonth, lastMonth } = monthToDate(day);
    const bounds = [thisMonth.from, thisMonth.before, lastMonth.from, lastMonth.before];
    const [[figures], ahead] = await Promise.all([
      this.db.query<[Figures]>(
        FIGURES,
        bounds.map((bound) => instantIn(zone, bound, '00:00')),
      ),
      this.db.query<DayAhead[]>(AHEAD, [zone]),
    ]);
    return {
      day,
      out: figures.out,
      carsOnOffer: this.offered().length,
      awaitingPayment: figures.awaitingPayment,
      refunds: { count: figures.refunds.count, amount: toRupees(figures.refunds.amount) },
      verified: {
        thisMonth: toRupees(paise(Number(figures.thisMonth))),
        deposits: toRupees(paise(Number(figures.deposits))),
        lastMonth: toRupees(paise(Number(figures.lastMonth))),
      },
      vehicleDocuments: this.vehicleDocuments(day),
      carsWithoutPlate: this.offered().filter(({ car }) => car.plate === null).length,
      ahead,
    };
  }

  private offered() {
    return [...this.fleet.current.records.values()].filter(({ car }) => car.retiredAt === null);
  }

  private vehicleDocuments(day: Day): TodayReport['vehicleDocuments'] {
    const { mandatoryDocuments } = this.settings.current;
    const states = this.offered().map(({ documents }) =>
      mostUrgentState(statesOfDocuments(documents, mandatoryDocuments, day)),
    );
    const count = (counted: string): number => states.filter((state) => state === counted).length;
    return { expired: count('EXPIRED'), expiring: count('EXPIRING'), missing: count('MISSING') };
  }
}

const byKind = (where: string): string =>
  `(SELECT json_build_object('bookings', count(*) FILTER (WHERE r.kind = 'BOOKING'),
                             'reservations', count(*) FILTER (WHERE r.kind = 'RESERVATION'))
      FROM rentals r WHERE ${where})`;
const isVerifiedIn = (from: string, before: string): string =>
  `${verifiedFrom(from)} AND ${VERIFIED_AT} < ${before}`;
/** SQL: the sum of the verified payments, as in their list. */
const verified = (from: string, before: string): string =>
  `(SELECT coalesce(sum(coalesce(p.received_paise, p.amount_paise)), 0)
      FROM payments p WHERE ${isVerifiedIn(from, before)})`;
/** SQL: the part of the verified payments that deposit receipts contain. */
const deposits = (from: string, before: string): string =>
  `(SELECT coalesce(sum(d.amount_paise), 0) FROM payments p JOIN issued_documents d ON d.payment_id = p.id AND d.series = 'DR'
     WHERE ${isVerifiedIn(from, before)}
       AND NOT EXISTS (SELECT FROM document_cancellations c WHERE c.document_id = d.id))`;

/** SQL: refunds due, and unclaimed payments whose slot was taken, as in the list of refunds. */
const REFUNDS = `
  (SELECT json_build_object('count', count(*), 'amount', coalesce(sum(coalesce(w.refund, p.amount_paise)), 0))
     FROM payments p JOIN payment_states w ON w.payment_id = p.id WHERE p.id IN (${OWED_PAYMENTS}))`;

const FIGURES = `
  SELECT ${byKind(`r.status = 'ON_TRIP'`)} AS out, ${byKind(`r.kind IN ('BOOKING', 'RESERVATION') AND ${AWAITS_PAYMENT}`)} AS "awaitingPayment",
         ${REFUNDS} AS refunds, ${verified('$1', '$2')} AS "thisMonth", ${deposits('$1', '$2')} AS deposits,
         ${verified('$3', '$4')} AS "lastMonth"`;

const AHEAD = `
  SELECT days.day::text,
         (SELECT count(*) FROM rentals r
           WHERE r.status = 'CONFIRMED' AND r.starts_at >= days."from" AND r.starts_at < days.until)::int AS pickups,
         (SELECT count(*) FROM rentals r
           WHERE r.status IN ('CONFIRMED', 'ON_TRIP') AND r.ends_at >= days."from" AND r.ends_at < days.until)::int AS returns
    FROM (SELECT d::date AS day, d AT TIME ZONE $1 AS "from", (d + interval '1 day') AT TIME ZONE $1 AS until
            FROM date_trunc('day', app_now() AT TIME ZONE $1) today, generate_series(today, today + interval '6 days', interval '1 day') d) days
   ORDER BY days.day`;
