import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConsoleRental } from '../../../contract/console.js';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { RentalViewCounts } from '../../../contract/rentals/console-rental.js';
import type { Booking, RentalKind, Reservation } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { PAGE, pageOfIds } from '../../../platform/database/page-of-ids.js';
import type { Listed, ListQuery } from '../../../platform/http/lists/simple-rest.js';
import { refuse } from '../../../platform/http/refusal.js';
import { CarCards } from '../../fleet/index.js';
import { refundsOfOwner } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import { carRefused } from '../car-refusals/car-refused.js';
import { shownMobile } from '../contact/shown-mobile.js';
import {
  type ConsoleRentalRow,
  type OwnRentalRow,
  toBooking,
  toConsoleRental,
  toReservation,
} from '../rental.presenter.js';
import { UNCHECKED_SINCE } from './awaited-payment-queries.js';
import { readRentalFilter, RENTAL_FILTERS } from './rental-filter.js';
import { RENTAL_SORT, rentalsOf } from './rental-search-queries.js';
import { VIEW_COUNTS } from './rental-view-queries.js';

/** SQL: the last payment `p` (rejected only if all are) and the money `m` of the rental `r`. */
export const LAST_PAYMENT = `
  LEFT JOIN LATERAL (SELECT id, transaction_id, reason FROM payments
                      WHERE rental_id = r.id ORDER BY status = 'REJECTED', id DESC LIMIT 1) p ON true
  LEFT JOIN LATERAL (SELECT * FROM payment_states WHERE payment_id = p.id OFFSET 0) w ON true
  CROSS JOIN LATERAL rental_money(r.id) m`;

/** SQL: the columns of the rental `r`, its customer `c` and its {@link LAST_PAYMENT}. */
const RENTAL_COLUMNS = `
  r.id, r.kind, r.reference, r.status, r.car_id AS "carId", r.agreement_id AS "agreementId", r.fare, r.charges, r.cancellation, r.total_paise AS "totalPaise", r.created_at AS "createdAt",
  r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.buffer_minutes AS "bufferMinutes", app_now() AS now,
  r.from_date::text AS "fromDate", r.to_date::text AS "toDate", r.pickup_time AS "pickupTime", r.drop_time AS "dropTime",
  p.transaction_id AS "paymentId", w.status AS "paymentStatus", p.reason AS "paymentReason", ${refundsOfOwner('rental', 'r.id')} AS refunds,
  awaits_payment_since(r.id) AS "awaitsPaymentSince", awaits_rest(r.id) AS "awaitsRest",
  c.approval, m.charged, m.received, m.refunded, m.lost, r.deposit_paise AS deposit, m.held, m.missing, m.missing_now AS "missingNow",
  deposit_due_on(r.id)::text AS "depositDueOn",
  coalesce((SELECT sum(s.amount_paise) FROM payments s WHERE s.rental_id = r.id AND s.status = 'SUBMITTED'), 0)::float8 AS checking,
  c.approval = 'APPROVED' AND coalesce((SELECT bool_or(v.status = 'VERIFIED') FROM payments v WHERE v.rental_id = r.id), false) AND NOT awaits_rest(r.id) AS "isAdminVerified"`;

/** SQL: an {@link OwnRentalRow}, like {@link RENTAL_COLUMNS}. */
export const OWN_COLUMNS = `${RENTAL_COLUMNS}, ${UNCHECKED_SINCE} AS "uncheckedSince"`;

export type RentalSort = keyof typeof RENTAL_SORT;
export const RENTAL_LIST = {
  sort: Object.keys(RENTAL_SORT) as [RentalSort, ...RentalSort[]],
  filter: RENTAL_FILTERS,
} as const;
/** Fields of a listed rental that its CSV file omits. */
export const SCREEN_ONLY = [
  'transactionRow',
  'possibleMoves',
  'plainTrip',
  'mayDeskCancel',
  'carRefused',
  'refunds',
] as const;

/** Custom admins see the contact of a renter only around the trip. */
type Reader = Pick<Caller, 'kind'>;

@Injectable()
export class RentalQueries {
  constructor(
    private readonly db: DataSource,
    private readonly cars: CarCards,
    private readonly settings: Settings,
  ) {}

  /** The customer's rentals of this kind, newest first. */
  ownRentals(kind: RentalKind, customerId: number): Promise<(Booking | Reservation)[]> {
    return this.readOwn(kind, customerId, null);
  }

  async ownRental(kind: RentalKind, customerId: number, id: number): Promise<Booking | Reservation> {
    return defined((await this.readOwn(kind, customerId, id))[0], 'rental');
  }

  private async readOwn(
    kind: RentalKind,
    customerId: number,
    id: number | null,
  ): Promise<(Booking | Reservation)[]> {
    const rows = await this.db.query<OwnRentalRow[]>(
      `SELECT ${OWN_COLUMNS} FROM rentals r JOIN customers c ON c.id = r.customer_id ${LAST_PAYMENT}
        WHERE r.customer_id = $1 AND r.kind = $2 AND ($3::int IS NULL OR r.id = $3) ORDER BY r.id DESC`,
      [customerId, kind, id],
    );
    const cards = await this.cars.findByIds([...new Set(rows.map((row) => row.carId))]);
    const present = kind === 'BOOKING' ? toBooking : toReservation;
    return rows.map((row) => present(row, defined(cards.get(row.carId), 'cards'), this.settings.current));
  }

  async page(by: Reader, kind: RentalKind, query: ListQuery<RentalSort>): Promise<Listed<ConsoleRental>> {
    const isAdmin = by.kind === 'admin';
    const filter = readRentalFilter(kind, query, isAdmin);
    const { zone } = this.settings.current.rules;
    const { ids, total } = await pageOfIds(
      this.db,
      rentalsOf(filter, RENTAL_SORT[query.sort.field], zone),
      query,
    );
    const rows = await this.db.query<ConsoleRentalRow[]>(
      `SELECT ${CONSOLE_COLUMNS} FROM ${PAGE} JOIN rentals r ON r.id = page.id ${PEOPLE_AND_CAR} ORDER BY page.position`,
      [ids, isAdmin],
    );
    return { rows: rows.map((row) => toConsoleRental(row, this.settings.current)), total };
  }

  async viewCounts(kind: RentalKind): Promise<RentalViewCounts> {
    const { zone } = this.settings.current.rules;
    const [row] = await this.db.query<RentalViewCounts[]>(VIEW_COUNTS, [kind, zone]);
    return defined(row, 'row');
  }

  /** @param kind Null for either kind. */
  async findById(by: Reader, kind: RentalKind | null, id: number): Promise<ConsoleRental> {
    const [row] = await this.db.query<ConsoleRentalRow[]>(
      `SELECT ${CONSOLE_COLUMNS} FROM rentals r ${PEOPLE_AND_CAR} WHERE ($3::text IS NULL OR r.kind = $3) AND r.id = $1`,
      [id, by.kind === 'admin', kind],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(rentalsMessages, 'notFound'));
    return toConsoleRental(row, this.settings.current);
  }
}

const PEOPLE_AND_CAR = `JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id ${LAST_PAYMENT}`;

/** SQL: the columns of the console. `$2` is true for admins. */
const CONSOLE_COLUMNS = `${RENTAL_COLUMNS},
  r.customer_id AS "customerId", c.full_name AS "customerName", coalesce(${shownMobile('$2')}, '') AS "customerMobile",
  CASE WHEN $2 THEN c.email ELSE mask_email(c.email) END AS "customerEmail", c.suspended_at IS NOT NULL AS "customerSuspended",
  ${carRefused('r')} AS "carRefused",
  k.car_name || ' ' || k.car_model AS "carName", k.plate, p.id AS "transactionRow",
  (SELECT json_agg(json_build_object('at', m.at, 'from', m.from_status, 'to', m.to_status, 'by', mover_of(m.moved_by), 'reason', shown_reason(m.reason, m.moved_by)) ORDER BY m.id)
     FROM rental_moves m WHERE m.rental_id = r.id) AS history`;
