import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { runModule } from '../../support/processes/module-run';
import { disableRowChecks, setStatus } from '../../support/rows';
import { bearer } from '../../support/test-data';
import { type CancellationData, cancellationData, type Rented, TOTAL } from '../rentals/cancellation.support';

const NOTHING = {
  charged: 0,
  received: 0,
  refunded: 0,
  lost: 0,
  deposit: 0,
  depositHeld: 0,
  depositMissing: 0,
  depositDueOn: null,
  checking: 0,
  owed: 0,
  credit: 0,
  payNow: 0,
};

const FARE = TOTAL * 100;
/** States of rentals and payments of the previous version, the refunded percentage, and charged, received, refunded and due amounts. */
const COPIES: [string, number[]][] = [
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

describe('ledger', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  /** The page of the rental for its customer. */
  const page = async ({ who, reference }: Rented) =>
    (await w.server.http.get(`/api/rentals/${reference}`).set(bearer(who.account)).expect(200)).body.data;
  const entriesOf = async (rented: Rented): Promise<string[]> =>
    (await page(rented)).entries.map(
      ({ kind, amount, about }: { kind: string; amount: number; about: string | null }) =>
        [kind, amount, ...(about === rented.transactionId ? [] : [about])].filter(Boolean).join(' '),
    );
  const refund = async (rented: Rented, reference: string) =>
    w.server.http
      .put(`/console/transactions/${(await w.payment(rented)).id}/refund`)
      .set(bearer(w.admin))
      .send({ reference });

  it('follows the money of a booking that is cancelled with half of it back', async () => {
    const rented = await w.rent();
    expect((await page(rented)).money).toEqual({
      ...NOTHING,
      ...{ charged: TOTAL, checking: TOTAL, owed: TOTAL },
    });
    await w.verify(rented).expect(200);
    expect((await page(rented)).money).toEqual({ ...NOTHING, charged: TOTAL, received: TOTAL });
    await w.setPickupIn(rented, 30);
    await w.cancel(rented).expect(200);
    const half = TOTAL / 2;
    expect((await page(rented)).money).toEqual({
      ...NOTHING,
      ...{ charged: half, received: TOTAL, credit: half },
    });
    expect((await refund(rented, 'UTR1')).status).toBe(200);
    expect((await page(rented)).money).toEqual({
      ...NOTHING,
      ...{ charged: half, received: TOTAL, refunded: half },
    });
    expect(await entriesOf(rented)).toEqual([
      `REFUND_SENT ${half} UTR1`,
      `DUE_REDUCED ${half}`,
      `VERIFIED ${TOTAL}`,
      `DUE ${TOTAL}`,
      `RECEIVED ${TOTAL}`,
    ]);
  });

  it('shows the author of an entry to staff only', async () => {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    const { body } = await w.server.http
      .get(`/console/bookings/${rented.id}`)
      .set(bearer(w.admin))
      .expect(200);
    expect(body.money).toEqual({ ...NOTHING, charged: TOTAL, received: TOTAL });
    expect(body.entries.map(({ kind, by }: { kind: string; by: string | null }) => [kind, by])).toEqual([
      ['VERIFIED', expect.stringMatching(/^\d{10}$/)],
      ['DUE', null],
      ['RECEIVED', null],
    ]);
    expect((await page(rented)).entries[0]).not.toHaveProperty('by');
  });

  it('charges what is kept once the payment of a cancelled booking is verified', async () => {
    const rented = await w.rent();
    await w.setPickupIn(rented, 30);
    await w.cancel(rented).expect(200);
    expect((await page(rented)).money).toEqual({ ...NOTHING, checking: TOTAL });
    await w.verify(rented).expect(200);
    expect((await page(rented)).money).toEqual({
      ...NOTHING,
      ...{ charged: TOTAL / 2, received: TOTAL, credit: TOTAL / 2 },
    });
  });

  it('shows a short payment as owed and an excess as credit', async () => {
    const short = await w.rent('bookings', { amount: TOTAL - 99 });
    await w.verify(short).expect(200);
    expect((await page(short)).money).toMatchObject({ owed: 99, credit: 0, payNow: 99 });
    const over = await w.rent('reservations', { amount: TOTAL + 299 });
    await w.verify(over).expect(200);
    expect((await page(over)).money).toMatchObject({ owed: 0, credit: 100, payNow: 0 });
  });

  it('charges nothing for a declined reservation', async () => {
    const rented = await w.rent('reservations');
    await w.verify(rented).expect(200);
    await w.server.http
      .put(`/console/reservations/${rented.id}/decision`)
      .set(bearer(w.admin))
      .send({ decision: 'DECLINED', reason: 'Workshop' })
      .expect(200);
    expect((await page(rented)).money).toMatchObject({ charged: 0, credit: TOTAL + 199 });
  });

  describe('in the database', () => {
    it.each([
      'UPDATE ledger_entries SET amount_paise = 1',
      'DELETE FROM ledger_entries',
      'TRUNCATE ledger_entries',
    ])('refuses %s', async (statement) => {
      await expect(w.server.db.query(statement)).rejects.toThrow('append-only');
    });

    /** Runs statements in one transaction, as the present version of the service. */
    const asService = async (...statements: string[]): Promise<void> => {
      const client = await w.server.db.connect();
      try {
        await client.query(`BEGIN; SET LOCAL rental.ledger = 'on'`);
        for (const statement of statements) await client.query(statement);
        await client.query('COMMIT');
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    };

    it('refuses a commit after which the ledger differs from the rental or the payment', async () => {
      const rented = await w.rent();
      const { id } = await w.payment(rented);
      await expect(
        asService(`UPDATE payments SET status = 'VERIFIED', decided_at = now() WHERE id = ${id}`),
      ).rejects.toThrow(`the ledger differs from payment ${id}`);
      await expect(
        asService(
          `INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise)
           VALUES (${rented.who.id}, ${rented.id}, 'DUE', 'CUSTOMER', 'INCOME', 1)`,
        ),
      ).rejects.toThrow(`the ledger differs from rental ${rented.id}`);
      await expect(
        asService(
          `INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise)
           VALUES (${rented.who.id}, ${rented.id}, 'DUE', 'INCOME', 'CUSTOMER', 1)`,
        ),
      ).rejects.toThrow('ledger_entries_accounts_check');
    });

    it.each([
      [
        'a refund of a booking that goes ahead',
        'open_refunds_do_not_exceed_the_credit',
        (rented: Rented) => [
          `INSERT INTO refunds (customer_id, rental_id, payment_id, amount_paise, due_on)
         SELECT customer_id, rental_id, id, 100, now() FROM payments WHERE rental_id = ${rented.id}`,
        ],
      ],
      [
        'a refund of more than the payment',
        'open_refund_is_covered_by_its_payment',
        (rented: Rented) => [
          `INSERT INTO refunds (customer_id, payment_id, amount_paise, due_on)
         SELECT customer_id, id, amount_paise + 1, now() FROM payments WHERE rental_id = ${rented.id}`,
        ],
      ],
      [
        'the transfer of more than the payment',
        'sent_refunds_do_not_exceed_their_payment',
        (rented: Rented) => [
          `INSERT INTO refunds (customer_id, payment_id, amount_paise, due_on, state, reference, sent_at)
         SELECT customer_id, id, amount_paise + 1, now(), 'SENT', 'R', now() FROM payments WHERE rental_id = ${rented.id}`,
        ],
      ],
      [
        'a cancellation without a refund of its credit',
        'ended_rental_refunds_its_credit',
        (rented: Rented) => [
          `DELETE FROM occupancies WHERE rental_id = ${rented.id}`,
          `UPDATE rentals SET status = 'CANCELLED' WHERE id = ${rented.id}`,
          `INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise)
         SELECT customer_id, id, 'DUE_REDUCED', 'INCOME', 'CUSTOMER', total_paise FROM rentals WHERE id = ${rented.id}`,
        ],
      ],
    ])('refuses %s', async (_, constraint, statements) => {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      await expect(asService(...statements(rented))).rejects.toMatchObject({ constraint });
    });

    it('accepts an entry together with one that reverses it', async () => {
      const rented = await w.rent();
      const values = `${rented.who.id}, ${rented.id}`;
      await asService(
        `WITH wrong AS (
           INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise)
           VALUES (${values}, 'DUE', 'CUSTOMER', 'INCOME', 500) RETURNING id)
         INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, reverses)
         SELECT ${values}, 'DUE', 'INCOME', 'CUSTOMER', 500, id FROM wrong`,
      );
      expect((await page(rented)).money.charged).toBe(TOTAL);
    });
  });

  describe('previous version of the code', () => {
    it('is completed at every commit', async () => {
      const rented = await w.rent();
      await setStatus(w.server, rented.id, 'CONFIRMED');
      expect((await page(rented)).money).toEqual({ ...NOTHING, charged: TOTAL, received: TOTAL });
      await w.server.db.query(
        `UPDATE payments SET status = 'REJECTED', decided_at = now() WHERE id = ${(await w.payment(rented)).id};
         UPDATE rentals SET status = 'PENDING' WHERE id = ${rented.id}`,
      );
      expect((await page(rented)).money).toMatchObject({ received: 0, owed: TOTAL });
    });

    it('turns the refund of a cancellation into a row at the commit, before and after it was sent', async () => {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      const { id } = await w.payment(rented);
      await w.server.db.query(
        `WITH freed AS (DELETE FROM occupancies WHERE rental_id = ${rented.id}),
              refund AS (UPDATE payments SET status = 'REFUND_DUE', refund_paise = amount_paise / 2, refund_due_on = '2026-12-01' WHERE id = ${id})
         UPDATE rentals SET status = 'CANCELLED' WHERE id = ${rented.id}`,
      );
      expect((await page(rented)).money).toMatchObject({
        charged: TOTAL / 2,
        received: TOTAL,
        credit: TOTAL / 2,
      });
      expect(await page(rented)).toMatchObject({
        paymentStatus: 'REFUND_DUE',
        refund: { amount: TOTAL / 2, dueDate: '2026-12-01', state: 'DUE' },
      });
      await w.server.db.query(
        `UPDATE payments SET status = 'REFUNDED', refund_reference = 'UTR2', refunded_at = now() WHERE id = ${id}`,
      );
      expect(await page(rented)).toMatchObject({
        paymentStatus: 'REFUNDED',
        refund: { reference: 'UTR2', state: 'PAID' },
        money: { refunded: TOTAL / 2, credit: 0 },
      });
    });

    it('is completed by the migration, also if it is killed twice, with a reason for every balance', async () => {
      const rented = await w.rent('bookings', { amount: TOTAL - 100 });
      await w.verify(rented).expect(200);
      const before = await sums();
      await disableRowChecks(w.server);
      const copies = await copiesOfPreviousVersion(rented);
      // The first is in the first batch, the second in the next one.
      const due = COPIES.findIndex(([words]) => words === 'CANCELLED REFUND_DUE 50');
      const locks = [copies[due]!, copies[due + 170 * COPIES.length]!].map(lockPayment);
      const migration = migrate();
      const kept: number[] = [];
      for (const lock of locks) {
        const holder = await lock;
        await killWhatWaits(holder);
        kept.push(await recorded(copies));
        await holder.end();
      }
      expect(kept).toEqual([0, 2000 - before.length]);

      const { code, output } = await migration;
      expect([code, output.match(/Killed/g)]).toEqual([0, ['Killed', 'Killed']]);
      expect(await sums(before.length)).toEqual(before);
      const money = await moneyOfCopies();
      expect(money).toHaveLength(COPIES.length);
      expect(money).toEqual(expect.arrayContaining(COPIES));
      expect(output).toContain(
        `Ledger: rental ${rented.reference} (CONFIRMED) has a balance of 100 rupees: the payments are lower than the fare`,
      );
    });

    /** Runs both migrations twice, and again after each interruption. */
    const migrate = () =>
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
        { URL: w.server.databaseUrl },
      );

    /** Rentals and payments as the previous version stored them, without entries; returns the IDs of the payments. */
    async function copiesOfPreviousVersion({ id }: Rented): Promise<number[]> {
      const { rows } = await w.server.db.query<{ id: number }>(
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
      // A car is on one trip.
      await w.server.db.query(`UPDATE rentals SET status = 'ON_TRIP' WHERE reference = 'OLD2'`);
      return rows.map((row) => row.id);
    }

    /** Charged, received and refunded amounts and open refunds of the copies, by the state that they had. */
    async function moneyOfCopies(): Promise<unknown[]> {
      const { rows } = await w.server.db.query(
        `SELECT DISTINCT ($1::text[])[substr(reference, 4)::int % cardinality($1::text[]) + 1] AS words,
                ARRAY[m.charged, m.received, m.refunded,
                      (SELECT coalesce(sum(amount_paise), 0) FROM refunds WHERE rental_id = r.id AND state = 'DUE')] AS money
           FROM rentals r, rental_money(r.id) m WHERE reference LIKE 'OLD%'`,
        [COPIES.map(([words]) => words)],
      );
      return rows.map(({ words, money }) => [words, money.map(Number)]);
    }

    /** Keeps the migration from converting the next payment whose refund is due. */
    async function lockPayment(id: number): Promise<Client> {
      const client = new Client({ connectionString: w.server.databaseUrl });
      await client.connect();
      await client.query('BEGIN');
      await client.query('SELECT FROM payments WHERE id = $1 FOR UPDATE', [id]);
      return client;
    }

    async function killWhatWaits(holder: Client): Promise<void> {
      const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      for (let killed: number | null = 0; !killed; await pause(10))
        killed = (
          await w.server.db.query(
            'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))',
            [rows[0]!.pid],
          )
        ).rowCount;
    }

    const recorded = async (payments: number[]): Promise<number> => {
      const { rows } = await w.server.db.query<{ count: number }>(
        'SELECT count(DISTINCT payment_id)::int AS count FROM ledger_entries WHERE payment_id = ANY ($1)',
        [payments],
      );
      return rows[0]!.count;
    };
    async function sums(limit = 1_000): Promise<unknown[]> {
      const { rows } = await w.server.db.query(
        'SELECT id, m.* FROM rentals r, rental_money(r.id) m ORDER BY id LIMIT $1',
        [limit],
      );
      return rows;
    }
  });
});
