import type { PaymentStatus } from '../../backend/contract/payments/payments';
import type { RentalStatus } from '../../backend/contract/rentals/rentals';
import { laterStateOf } from './business/later-charges';
import {
  balanceOf,
  missingDepositOf,
  moneyOf,
  openOf,
  stateOf,
  type Totals,
  totalsOf,
} from './business/ledger';
import { settlementOf } from './business/settling';
import type { Claimant, Model } from './model';
import type { ModelSystem } from './model-system';

/** The compared state of the model and the database. Times are ISO 8601, amounts paise. */
export interface Snapshot {
  customers: { id: number; approval: string; suspended: boolean }[];
  cars: { id: number; retired: boolean; version: number }[];
  holds: {
    id: string;
    customerId: number;
    carId: number;
    state: string;
    total: number;
    expiresAt: string;
    extended: boolean;
  }[];
  rentals: {
    id: number;
    kind: string;
    status: RentalStatus;
    customerId: number;
    carId: number;
    total: number;
    /** The sums of the ledger. */
    charged: number;
    received: number;
    refunded: number;
    held: number;
    balance: number;
    missing: number;
    depositApplied: number;
    /** The sum of the open refunds. */
    open: number;
    /** The state of its settlement. */
    settlement: string | null;
    later: { state: string; payBy: string | null }[];
    /** The state of the newest refusal of its car. */
    refusal: string | null;
  }[];
  payments: {
    transactionId: string;
    status: PaymentStatus;
    amount: number;
    customerId: number;
    rentalId: number | null;
    holdId: string | null;
    slotLost: boolean;
    decided: boolean;
    refund: number | null;
  }[];
  /** The owners of the time of each car, in half hours. */
  taken: { carId: number; owner: string; start: string; end: string }[];
  /** The accounts of the ledger. */
  money: Totals;
  /** The number of open refunds to a destination from which an earlier refund bounced. */
  misdirected: number;
}

/** Compares two rows by the text of these fields. */
const by =
  (...fields: string[]) =>
  (a: object, b: object): number => {
    const text = (row: object): string =>
      fields.map((field) => (row as Record<string, unknown>)[field]).join(' ');
    return text(a) < text(b) ? -1 : 1;
  };
const BY_ID = by('id');
const BY_TIME = by('carId', 'start', 'owner');
const iso = (time: number): string => new Date(time).toISOString();

export function snapshotOf(model: Model): Snapshot {
  return {
    customers: model.customers.map(({ id, approval, suspended }) => ({ id, approval, suspended })),
    cars: model.cars.map(({ id, retired, version }) => ({ id, retired, version })),
    holds: model.holds
      .map((hold) => ({
        id: hold.id,
        customerId: hold.customer.id,
        carId: hold.car.id,
        state: hold.state,
        total: hold.total,
        expiresAt: iso(hold.expiresAt),
        extended: hold.extended,
      }))
      .sort(BY_ID),
    rentals: model.rentals.map((rental) => ({
      id: rental.id,
      kind: rental.action === 'book' ? 'BOOKING' : 'RESERVATION',
      status: rental.status,
      customerId: rental.customer.id,
      carId: rental.car.id,
      total: rental.total,
      ...moneyOf(model, rental),
      balance: balanceOf(model, rental),
      missing: missingDepositOf(model, rental),
      depositApplied: rental.depositApplied,
      open: openOf(model, rental),
      settlement: settlementOf(rental),
      later: rental.later.map((charge) => ({ state: laterStateOf(charge), payBy: charge.payBy })),
      refusal: rental.refusal?.state ?? null,
    })),
    payments: model.payments.map((payment) => ({
      transactionId: payment.transactionId,
      ...stateOf(model, payment),
      amount: payment.amount,
      customerId: payment.customer.id,
      rentalId: payment.rental?.id ?? null,
      holdId: payment.hold?.id ?? null,
      slotLost: payment.slotLost && payment.status === 'SUBMITTED',
      decided: payment.decidedAt !== null,
    })),
    taken: model.cars
      .flatMap((car) =>
        car.calendar.entries().map(({ owner, start, end }) => ({
          carId: car.id,
          owner: nameOf(owner),
          start: iso(start),
          end: iso(end),
        })),
      )
      .sort(BY_TIME),
    money: totalsOf(model),
    misdirected: 0,
  };
}

const nameOf = (owner: Claimant): string => `${owner.kind} ${owner.id}`;

const TIME = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const utc = (moment: string): string => `to_char(${moment} AT TIME ZONE 'UTC', ${TIME})`;
const halfHour = (moment: string): string =>
  utc(`date_bin('30 minutes', ${moment}, timestamptz '2000-01-01 00:00:00Z')`);

const SNAPSHOT = `
  SELECT
    (SELECT json_agg(json_build_object('id', id, 'approval', approval, 'suspended', suspended_at IS NOT NULL) ORDER BY array_position($1, id))
       FROM customers WHERE id = ANY ($1)) AS customers,
    (SELECT json_agg(json_build_object('id', id, 'retired', retired_at IS NOT NULL, 'version', version) ORDER BY array_position($2, id))
       FROM cars WHERE id = ANY ($2)) AS cars,
    (SELECT json_agg(json_build_object(
              'id', id, 'customerId', customer_id, 'carId', car_id, 'total', total_paise, 'extended', extended,
              'expiresAt', ${utc('expires_at')},
              'state', CASE WHEN state = 'RENTED' THEN state WHEN state = 'LIVE' AND expires_at > app_now() THEN state ELSE 'OVER' END))
       FROM holds WHERE customer_id = ANY ($1)) AS holds,
    (SELECT json_agg(json_build_object(
              'id', id, 'kind', kind, 'status', status, 'customerId', customer_id, 'carId', car_id, 'total', total_paise,
              'charged', charged, 'received', received, 'refunded', refunded, 'held', held, 'balance', balance, 'missing', missing,
              'depositApplied', (SELECT coalesce(sum(amount), 0) FROM ledger_figures WHERE rental_id = rentals.id AND figure = 'DEPOSIT_APPLIED'),
              'open', (SELECT coalesce(sum(amount_paise), 0) FROM refunds WHERE rental_id = rentals.id AND state = 'DUE'),
              'settlement', (SELECT state FROM settlements WHERE rental_id = rentals.id AND state <> 'VOID' AND NOT is_later),
              'later', (SELECT coalesce(json_agg(json_build_object('state', state, 'payBy', due_on) ORDER BY number), '[]')
                          FROM settlements WHERE rental_id = rentals.id AND state <> 'VOID' AND is_later),
              'refusal', (SELECT state FROM car_refusals WHERE rental_id = rentals.id ORDER BY id DESC LIMIT 1)) ORDER BY id)
       FROM rentals, rental_money(id) WHERE customer_id = ANY ($1)) AS rentals,
    (SELECT json_agg(json_build_object(
              'id', p.id, 'version', version, 'transactionId', transaction_id, 'status', w.status, 'amount', amount_paise, 'customerId', customer_id,
              'rentalId', rental_id, 'holdId', hold_id, 'decided', decided_at IS NOT NULL, 'refund', w.refund,
              'slotLost', p.status = 'SUBMITTED' AND rental_id IS NULL AND slot_lost_at IS NOT NULL) ORDER BY p.id)
       FROM payments p JOIN payment_states w ON w.payment_id = p.id WHERE customer_id = ANY ($1)) AS payments,
    (SELECT json_agg(json_build_object(
              'carId', car_id,
              'owner', CASE WHEN hold_id IS NOT NULL THEN 'hold ' || hold_id
                            WHEN rental_id IS NOT NULL THEN 'rental ' || rental_id ELSE 'block ' || id END,
              'start', ${halfHour('lower(during)')},
              'end', ${halfHour(`upper(during) + interval '29 minutes 59 seconds'`)}))
       FROM occupancies WHERE car_id = ANY ($2) AND (expires_at IS NULL OR expires_at > app_now())) AS taken,
    (SELECT count(*)::int FROM refunds f JOIN refund_destinations d ON d.id = f.destination_id
      WHERE f.customer_id = ANY ($1) AND f.state = 'DUE' AND d.failed_at IS NOT NULL) AS misdirected`;

const balance = (account: string, increases: 'debit' | 'credit' = 'debit'): string =>
  `coalesce(sum(CASE '${account}' WHEN debit THEN amount_paise WHEN credit THEN -amount_paise END), 0)::int * ${increases === 'debit' ? 1 : -1}`;

const MONEY = `
  SELECT ${balance('MONEY')} AS money, ${balance('INCOME', 'credit')} + ${balance('PASSED_ON', 'credit')} AS income, ${balance('DEPOSIT', 'credit')} AS deposit,
         ${balance('LOSS')} AS loss, ${balance('CUSTOMER')} AS customer,
         (SELECT coalesce(sum(amount_paise), 0)::int FROM refunds WHERE state = 'DUE' AND customer_id = ANY ($1)) AS open
    FROM ledger_entries WHERE customer_id = ANY ($1)`;

/** Reads the same state from the database. Also copies the IDs and versions of payments into the model. */
export async function readSnapshot(model: Model, { server }: ModelSystem): Promise<Snapshot> {
  const customers = model.customers.map(({ id }) => id);
  const cars = model.cars.map(({ id }) => id);
  type Lists = Omit<Snapshot, 'money' | 'misdirected'>;
  type Row = Record<keyof Lists, (Record<string, unknown> & { id: number })[] | null> &
    Pick<Snapshot, 'misdirected'>;
  const [found, money] = await Promise.all([
    server.db.query<Row>(SNAPSHOT, [customers, cars]),
    server.db.query<Snapshot['money']>(MONEY, [customers]),
  ]);
  const row = found.rows[0]!;
  const payments = (row.payments ?? []).map(({ id, version, ...payment }, index) => {
    const known = model.payments[index];
    if (known) Object.assign(known, { id, version });
    return payment;
  });
  const lists = {
    customers: row.customers ?? [],
    cars: row.cars ?? [],
    holds: (row.holds ?? []).sort(BY_ID),
    rentals: row.rentals ?? [],
    payments,
    taken: (row.taken ?? []).sort(BY_TIME),
  };
  return { ...(lists as unknown as Lists), money: money.rows[0]!, misdirected: row.misdirected };
}
