import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { summarise } from '../concurrency/summary';
import { required } from '../support/database';
import { endAll } from '../support/end-all';
import { type Pooler, startPgBouncer } from '../support/processes/pgbouncer';
import { runProgram } from '../support/processes/program';
import { type RunningServer, runServer } from '../support/processes/server-process';
import { hold, pay, place, rentalRequest, type Renter, renter } from '../support/renting';
import { APP_SECRET, startServer, type TestServer } from '../support/server';
import { buildCar } from '../support/test-data';

/** Fewer than the connections of one process, so that transactions of many clients share each connection. */
const POOL_SIZE = 4;
const CUSTOMERS = 24;
/** The total of two days with the car of the tests. */
const AMOUNT = 3799;
const WITHIN_MS = 1_000;

describe(`two processes behind PgBouncer with ${POOL_SIZE} connections`, () => {
  let pooler: Pooler;
  let server: TestServer;
  let second: RunningServer;
  const env: Record<string, string> = {};
  beforeAll(async () => {
    pooler = await startPgBouncer(required('TEST_DATABASE_URL'), POOL_SIZE);
    server = await startServer(env, {
      ownProcess: true,
      through: (url) => {
        env['DATABASE_DIRECT_URL'] = url;
        return Promise.resolve(pooler.url(url));
      },
    });
    second = await runServer(pooler.url(server.databaseUrl), { ...env, DATA_DIR: server.dataDir });
  });
  afterAll(() => endAll(second, server, pooler));

  it('gives the sessions of the pooler the settings of the role', async () => {
    const client = new pg.Client({ connectionString: pooler.url(server.databaseUrl) });
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('statement_timeout') AS limit, current_setting('jit') AS jit,
              current_setting('rental.ledger') AS ledger`,
    );
    await client.end();
    expect(rows).toEqual([{ limit: '15s', jit: 'off', ledger: 'on' }]);
  });

  it(`gives one slot to one of ${CUSTOMERS} customers, and records each payment once`, async () => {
    const carId = await buildCar(server);
    const customers: Renter[] = [];
    while (customers.length < CUSTOMERS) customers.push(await renter(server));
    const held = await Promise.all(
      customers.map(async ({ token }) => ({
        token,
        answer: await hold(server, token, rentalRequest(carId)),
      })),
    );
    const won = held.filter(({ answer }) => answer.status === 201);
    expect(won).toHaveLength(1);

    const cars = await Promise.all(customers.map(() => buildCar(server)));
    await Promise.all(
      customers.map(async ({ token }, n) => {
        const { body } = await hold(server, token, rentalRequest(cars[n]!)).expect(201);
        await pay(server, token, { amount: AMOUNT, type: 'book', holdId: body.data.holdId });
        await place(server, 'bookings', token, rentalRequest(cars[n]!)).expect(201);
      }),
    );
    const { rows } = await server.db.query<{ payments: number; rentals: number }>(
      `SELECT (SELECT count(*) FROM payments)::int AS payments, (SELECT count(*) FROM rentals)::int AS rentals`,
    );
    expect(rows).toEqual([{ payments: CUSTOMERS, rentals: CUSTOMERS }]);
    const { rows: doubled } = await server.db.query(
      `SELECT rental_id FROM ledger_entries GROUP BY customer_id, rental_id, kind, debit, credit, amount_paise HAVING count(*) > 1`,
    );
    expect(doubled).toEqual([]);
  });

  it('shows a change of one process in the other within a second', async () => {
    const carId = await buildCar(server, { carName: 'Before' });
    const nameOf = async (): Promise<string> => {
      const response = await fetch(`${second.url}/api/vehicles/${carId}`);
      return ((await response.json()) as { data: { carName: string } }).data.carName;
    };
    await server.db.query(`UPDATE cars SET car_name = 'After', version = version + 1 WHERE id = $1`, [carId]);
    await server.db.query(`SELECT pg_notify('fleet', '')`);
    const began = performance.now();
    while ((await nameOf()) !== 'After') await pause(10);
    const took = performance.now() - began;
    summarise(`pgbouncer: a change reached the other process after ${Math.round(took)} ms`);
    expect(took).toBeLessThan(WITHIN_MS);
  });

  it('migrates and backs up on direct connections', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rental-pooled-backup-'));
    const variables = {
      ...env,
      DATABASE_URL: pooler.url(server.databaseUrl),
      DATA_DIR: server.dataDir,
      APP_SECRET,
    };
    expect(await runProgram('manage-database', ['migrate'], variables)).toMatchObject({ code: 0 });
    expect(await runProgram('manage-backups', ['backup', folder], variables)).toMatchObject({ code: 0 });
    expect(await runProgram('manage-backups', ['prove', folder], variables)).toMatchObject({ code: 0 });
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses to start if the sessions of the pooler lack the settings', async () => {
    await server.db.query(`CREATE ROLE pooled_other LOGIN SUPERUSER PASSWORD 'other'`);
    const direct = new URL(server.databaseUrl);
    direct.username = 'pooled_other';
    direct.password = 'other';
    await server.db.query(`ALTER ROLE CURRENT_USER IN DATABASE ${direct.pathname.slice(1)} RESET ALL`);
    const other = await startPgBouncer(required('TEST_DATABASE_URL'), POOL_SIZE);
    const started = runServer(other.url(server.databaseUrl), {
      DATABASE_DIRECT_URL: direct.href,
      DATA_DIR: server.dataDir,
    });
    await expect(started).rejects.toThrow('use the same role in both URLs');
    await other.stop();
    await server.db.query('DROP ROLE pooled_other');
  });
});
