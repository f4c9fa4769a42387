import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Rented, TOTAL } from '../api/rentals/cancellation.support';
import { runModule } from '../support/processes/module-run';
import type { TestServer } from '../support/server';

const FARE = TOTAL * 100;
/** States of rental and payment, refunded percentage; then the charged, received, refunded and due amounts in paise. */
export const COPIES: [string, number[]][] = [
  ['PENDING SUBMITTED', [FARE, 0, 0, 0]],
  ['PENDING REJECTED', [FARE, 0, 0, 0]],
  ['CONFIRMED VERIFIED', [FARE, FARE, 0, 0]],
  ['RETURNED VERIFIED', [FARE, FARE, 0, 0]],
  ['CLOSED VERIFIED', [FARE, FARE, 0, 0]],
  ['NO_SHOW VERIFIED', [FARE, FARE, 0, 0]],
  ['CANCELLED VERIFIED 0', [FARE, FARE, 0, 0]],
  ['CANCELLED REFUND_DUE 50', [FARE / 2, FARE, 0, FARE / 2]],
  ['CANCELLED REFUND_DUE 50 open', [0, 0, 0, 0]],
  ['CANCELLED REFUNDED 50', [FARE / 2, FARE, FARE / 2, 0]],
  ['DECLINED REFUND_DUE 100', [0, FARE, 0, FARE]],
  ['EXPIRED REJECTED', [0, 0, 0, 0]],
];

/** Runs both migrations twice, and again after each interruption. */
export const migrate = ({ databaseUrl }: TestServer): ReturnType<typeof runModule> =>
  runModule(
    `import { DataSource } from 'typeorm';
     import { databaseOptions } from './dist/backend/platform/database/data-source.js';
     import { LedgerEntriesOfRentals1764611000000 } from './dist/backend/platform/database/migrations/1764611000000-ledger-entries-of-rentals.js';
     import { RefundsOfPayments1764651000000 } from './dist/backend/platform/database/migrations/1764651000000-refunds-of-payments.js';
     for (const migration of [new LedgerEntriesOfRentals1764611000000(), new RefundsOfPayments1764651000000()])
       for (let completed = 0; completed < 2; ) {
         const db = await new DataSource(databaseOptions(process.env.URL)).initialize();
         try {
           await migration.up(db.createQueryRunner());
           completed += 1;
         } catch (error) {
           if (error.code !== '57P01') throw error;
           console.log('Killed');
         }
         await db.destroy();
       }`,
    { URL: databaseUrl },
  );

/**
 * Inserts rentals and payments as the previous version stored them, without ledger entries. Returns the IDs of the
 * payments.
 */
export async function copiesOfPreviousVersion({ db }: TestServer, { id }: Rented): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `WITH copies AS (
       SELECT 'OLD' || n AS reference, words[1] AS status, words[2] AS paid, words[3]::int AS percent, words[4] AS open
         FROM generate_series(0, $3::int - 1) AS n,
              regexp_split_to_array(($2::text[])[n % cardinality($2::text[]) + 1], ' ') AS words ORDER BY n
     ), made AS (
       INSERT INTO rentals (reference, status, kind, customer_id, car_id, from_date, to_date, pickup_time, drop_time,
                            starts_at, ends_at, fare, total_paise, cancellation, buffer_minutes)
       SELECT c.reference, c.status, kind, customer_id, car_id, from_date, to_date, pickup_time, drop_time,
              starts_at, ends_at, fare, total_paise, cancellation, buffer_minutes
         FROM copies c CROSS JOIN rentals r WHERE r.id = $1
       RETURNING id, reference
     ), moved AS (
       INSERT INTO rental_moves (rental_id, to_status, moved_by) SELECT id, 'PENDING', 'customer' FROM made
     )
     INSERT INTO payments (rental_id, transaction_id, status, customer_id, type, screenshot_id, amount_paise, decided_at,
                           refund_paise, refund_due_on, refund_reference, refunded_at)
     SELECT m.id, reference, paid, customer_id, type, screenshot_id, $4,
            CASE WHEN paid <> 'SUBMITTED' AND open IS NULL THEN now() END, $4 * percent / 100,
            CASE WHEN percent > 0 THEN current_date END,
            CASE WHEN paid = 'REFUNDED' THEN 'UTR' END, CASE WHEN paid = 'REFUNDED' THEN now() END
       FROM made m JOIN copies c USING (reference) CROSS JOIN payments p WHERE p.rental_id = $1 ORDER BY m.id
     RETURNING id`,
    [id, COPIES.map(([words]) => words), 2200, FARE],
  );
  // Only one rental, because a car can be on only one trip.
  await db.query(`UPDATE rentals SET status = 'ON_TRIP' WHERE reference = 'OLD2'`);
  return rows.map((row) => row.id);
}

/** Charged, received and refunded amounts and open refunds of the copies, by their previous states. */
export async function moneyOfCopies({ db }: TestServer): Promise<unknown[]> {
  const { rows } = await db.query(
    `SELECT DISTINCT ($1::text[])[substr(reference, 4)::int % cardinality($1::text[]) + 1] AS words,
            ARRAY[m.charged, m.received, m.refunded,
                  (SELECT coalesce(sum(amount_paise), 0) FROM refunds WHERE rental_id = r.id AND state = 'DUE')] AS money
       FROM rentals r, rental_money(r.id) m WHERE reference LIKE 'OLD%'`,
    [COPIES.map(([words]) => words)],
  );
  return rows.map(({ words, money }) => [words, money.map(Number)]);
}

/** Locks a payment, so that the migration waits before it converts it. */
export async function lockPayment({ databaseUrl }: TestServer, id: number): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM payments WHERE id = $1 FOR UPDATE', [id]);
  return client;
}

/** Ends the connection that waits for a lock of `holder`. */
export async function killWhatWaits({ db }: TestServer, holder: Client): Promise<void> {
  const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  for (;;) {
    const { rowCount } = await db.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))',
      [rows[0]!.pid],
    );
    if (rowCount) return;
    await pause(10);
  }
}

/** The number of these payments that have a ledger entry. */
export const recorded = async ({ db }: TestServer, payments: number[]): Promise<number> => {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(DISTINCT payment_id)::int AS count FROM ledger_entries WHERE payment_id = ANY ($1)',
    [payments],
  );
  return rows[0]!.count;
};
