import { setTimeout as pause } from 'node:timers/promises';
import { fixtureRows, type PairFixture, planFixture } from '../concurrency/fixtures';
import { randomFrom } from '../concurrency/random';
import { summarise } from '../concurrency/summary';
import { endAll } from '../support/end-all';
import { TestCluster } from '../support/processes/cluster';
import { queueMails } from '../support/sealed-outbox';
import { moveClock } from '../support/server';
import { buildCar, buildStaff } from '../support/test-data';

const KILLS = Number(process.env['KILLS'] ?? 50);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const MAILS = 4;
const LONGEST_RUN_MS = 3_000;
const TIMEOUT_MS = 600_000 + KILLS * 30_000;

describe(`${KILLS} kills of the worker`, () => {
  let cluster: TestCluster;
  let staffId: number;
  const random = randomFrom(SEED);
  const expiring: PairFixture[] = [];
  const closing: PairFixture[] = [];
  const mailed: string[] = [];

  beforeAll(async () => {
    cluster = await TestCluster.open();
    staffId = (await buildStaff(cluster.server, 'ADMIN')).id;
    // Time passes for rentals that were returned.
    await cluster.server.db.query('ALTER TABLE rental_moves DISABLE TRIGGER rental_moves_append_only');
  }, TIMEOUT_MS);
  afterAll(() => endAll(cluster));

  async function create(name: 'rejected payment' | 'returned car'): Promise<PairFixture> {
    const fixture = planFixture(name, await buildCar(cluster.server));
    await cluster.server.db.query(fixtureRows(fixture, staffId).join(';'));
    return fixture;
  }

  /** Work for the worker: two rentals that are due, and mails. */
  async function giveWork(round: number): Promise<void> {
    const { db } = cluster.server;
    const expired = await create('rejected payment');
    await db.query(`UPDATE payments SET decided_at = '2026-01-01T00:00:00Z' WHERE id = $1`, [
      expired.paymentId,
    ]);
    expiring.push(expired);
    const closed = await create('returned car');
    await db.query(
      `UPDATE rental_moves SET at = app_now() - interval '49 hours' WHERE rental_id = $1 AND to_status = 'RETURNED'`,
      [closed.rentalId],
    );
    closing.push(closed);
    const mails = Array.from({ length: MAILS }, (_, n) => `kill${round}-${n}@example.com`);
    await queueMails(cluster.server, mails);
    mailed.push(...mails);
  }

  const count = async (sql: string, values: unknown[]): Promise<number> =>
    (await cluster.server.db.query<{ count: number }>(sql, values)).rows[0]!.count;

  /** The number of these rentals that reached a status this many times. */
  async function moved(fixtures: PairFixture[], status: string): Promise<Record<string, number>> {
    const { rows } = await cluster.server.db.query<{ times: number; rentals: number }>(
      `SELECT times::int, count(*)::int AS rentals FROM (
         SELECT (SELECT count(*) FROM rental_moves m WHERE m.rental_id = r.id AND m.to_status = $2) AS times
           FROM unnest($1::int[]) AS r (id)) counted GROUP BY times`,
      [fixtures.map(({ rentalId }) => rentalId), status],
    );
    return Object.fromEntries(rows.map(({ times, rentals }) => [`${times} times`, rentals]));
  }

  it(
    'loses no work, and repeats none',
    async () => {
      for (let round = 0; round < KILLS; round += 1) {
        await giveWork(round);
        await pause(random() * LONGEST_RUN_MS);
        await cluster.act('kill', 'worker');
      }
      // The message that a killed worker was sending is retried later.
      await moveClock(cluster.server, '1 hour');
      const unsent = `SELECT count(*)::int FROM outbox_messages WHERE status <> 'SENT'`;
      const due = `SELECT count(*)::int FROM rentals WHERE id = ANY($1) AND status NOT IN ('EXPIRED', 'CLOSED')`;
      const rentals = [...expiring, ...closing].map(({ rentalId }) => rentalId);
      while ((await count(due, [rentals])) > 0 || (await count(unsent, [])) > 0) await pause(200);

      expect(await moved(expiring, 'EXPIRED')).toEqual({ '1 times': KILLS });
      expect(await moved(closing, 'CLOSED')).toEqual({ '1 times': KILLS });
      const people = [...mailed, ...expiring.map(({ customer }) => customer.email)];
      // Others are reminded of payments that they have not used.
      const taken = cluster.messages().flatMap(({ to }) => (people.includes(to) ? [to] : []));
      expect(people.filter((to) => !taken.includes(to))).toEqual([]);
      const twice = taken.length - people.length;
      summarise(
        `worker kills: ${KILLS}, ${people.length} mails, ${twice} of them sent twice, none lost; ${rentals.length} rentals moved once; seed ${SEED}`,
      );
      // At most one duplicate per kill: a mail that was accepted but not recorded before the kill.
      expect(twice).toBeLessThanOrEqual(KILLS);
    },
    TIMEOUT_MS,
  );
});
