import { setTimeout as pause } from 'node:timers/promises';
import type { FixtureName } from '../concurrency/fixture-specs';
import { fixtureRows, type PairFixture, planFixture } from '../concurrency/fixtures';
import { brokenInvariants } from '../concurrency/invariants';
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

type SettlementStep = 'ISSUE' | 'FINISH' | 'WITHDRAW';
const STEPS: SettlementStep[] = ['ISSUE', 'FINISH', 'WITHDRAW'];
/**
 * For each step: a fixture with a settlement, the times that make the step due, and the outcome in the format of
 * {@link OUTCOMES}. The settlement to finish already has a sheet, because it was issued.
 */
const SETTLEMENTS = {
  ISSUE: {
    fixture: 'returned car',
    passed: `opened_at = app_now() - interval '25 hours'`,
    outcome: 'ISSUED, version 2, 1 sheets, sent 1, final 0, charged 0, closed 0',
  },
  FINISH: {
    fixture: 'settlement to accept',
    passed: `opened_at = app_now() - interval '73 hours', issued_at = app_now() - interval '49 hours'`,
    outcome: 'FINAL, version 2, 2 sheets, sent 0, final 1, charged 60000, closed 0',
  },
  WITHDRAW: {
    fixture: 'disputed settlement',
    passed: `opened_at = app_now() - interval '33 days', disputed_at = app_now() - interval '31 days'`,
    outcome: 'FINAL, version 2, 1 sheets, sent 0, final 1, charged 0, closed 1',
  },
} as const satisfies Record<SettlementStep, { fixture: FixtureName; passed: string; outcome: string }>;

const OUTCOMES = `
  SELECT outcome, count(*)::int AS times FROM (
    SELECT format('%s, version %s, %s sheets, sent %s, final %s, charged %s, closed %s', s.state, s.version,
             (SELECT count(*) FROM issued_documents WHERE rental_id = r.id AND series = 'SS'),
             (SELECT count(*) FROM outbox_messages WHERE recipient = c.email AND subject = 'Your settlement for ' || r.reference),
             (SELECT count(*) FROM outbox_messages WHERE recipient = c.email AND subject = 'Your settlement for ' || r.reference || ' is final'),
             (rental_money(r.id)).charged - r.total_paise,
             (SELECT count(*) FROM rental_moves WHERE rental_id = r.id AND to_status = 'CLOSED')) AS outcome
      FROM rentals r JOIN customers c ON c.id = r.customer_id JOIN settlements s ON s.rental_id = r.id
     WHERE r.id = ANY ($1::int[])) counted GROUP BY outcome`;

const DUE = `
  SELECT count(*)::int FROM rentals r LEFT JOIN settlements s ON s.rental_id = r.id
   WHERE r.id = ANY ($1::int[]) AND (s.id IS NULL AND r.status <> 'EXPIRED' OR s.state IN ('DRAFT', 'DISPUTED')
     OR s.state = 'ISSUED' AND s.issued_at < app_now() - interval '48 hours'
     OR s.state = 'FINAL' AND r.status <> 'CLOSED' AND (rental_money(r.id)).balance = 0)`;

const TIMEOUT_MS = 600_000 + KILLS * 30_000;

describe(`${KILLS} kills of the worker`, () => {
  let cluster: TestCluster;
  let staffId: number;
  const random = randomFrom(SEED);
  const expiring: PairFixture[] = [];
  /** Returned rentals by the next step of their settlement. */
  const settling: Record<SettlementStep, PairFixture[]> = { ISSUE: [], FINISH: [], WITHDRAW: [] };
  const mailed: string[] = [];

  beforeAll(async () => {
    cluster = await TestCluster.open();
    staffId = (await buildStaff(cluster.server, 'ADMIN')).id;
  }, TIMEOUT_MS);
  afterAll(() => endAll(cluster));

  async function create(name: FixtureName): Promise<PairFixture> {
    const fixture = planFixture(name, await buildCar(cluster.server));
    await cluster.server.db.query(fixtureRows(fixture, staffId).join(';'));
    return fixture;
  }

  /** Creates work for the worker: four rentals that are due, and e-mails. */
  async function giveWork(round: number): Promise<void> {
    const { db } = cluster.server;
    const expired = await create('rejected payment');
    await db.query(`UPDATE payments SET decided_at = '2026-01-01T00:00:00Z' WHERE id = $1`, [
      expired.paymentId,
    ]);
    expiring.push(expired);
    for (const step of STEPS) {
      const fixture = await create(SETTLEMENTS[step].fixture);
      await db.query(`UPDATE settlements SET ${SETTLEMENTS[step].passed} WHERE rental_id = $1`, [
        fixture.rentalId,
      ]);
      settling[step].push(fixture);
    }
    const mails = Array.from({ length: MAILS }, (_, n) => `kill${round}-${n}@example.com`);
    await queueMails(cluster.server, mails);
    mailed.push(...mails);
  }

  const count = async (sql: string, values: unknown[]): Promise<number> =>
    (await cluster.server.db.query<{ count: number }>(sql, values)).rows[0]!.count;

  /** Counts these rentals by the number of times that they reached a status. */
  async function moved(fixtures: PairFixture[], status: string): Promise<Record<string, number>> {
    const { rows } = await cluster.server.db.query<{ times: number; rentals: number }>(
      `SELECT times::int, count(*)::int AS rentals FROM (
         SELECT (SELECT count(*) FROM rental_moves m WHERE m.rental_id = r.id AND m.to_status = $2) AS times
           FROM unnest($1::int[]) AS r (id)) counted GROUP BY times`,
      [fixtures.map(({ rentalId }) => rentalId), status],
    );
    return Object.fromEntries(rows.map(({ times, rentals }) => [`${times} times`, rentals]));
  }

  /** Counts the settlements of a step by their state, documents, messages, charge and closing, as text. */
  async function outcomes(step: SettlementStep): Promise<Record<string, number>> {
    const { rows } = await cluster.server.db.query<{ outcome: string; times: number }>(OUTCOMES, [
      settling[step].map(({ rentalId }) => rentalId),
    ]);
    return Object.fromEntries(rows.map(({ outcome, times }) => [outcome, times]));
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
      const settled = STEPS.flatMap((step) => settling[step]);
      const rentals = [...expiring, ...settled].map(({ rentalId }) => rentalId);
      while ((await count(DUE, [rentals])) > 0 || (await count(unsent, [])) > 0) await pause(200);

      expect(await moved(expiring, 'EXPIRED')).toEqual({ '1 times': KILLS });
      for (const step of STEPS)
        expect([step, await outcomes(step)]).toEqual([step, { [SETTLEMENTS[step].outcome]: KILLS }]);
      for (const fixture of settled) {
        expect(await brokenInvariants(cluster.server.db, fixture)).toEqual([]);
        await cluster.server.db.query('SELECT check_rental_ledger($1)', [fixture.rentalId]);
      }
      const people = [...mailed, ...expiring.map(({ customer }) => customer.email)];
      // Excludes other customers, whom the service reminds of unused payments.
      const taken = cluster.messages().flatMap(({ to }) => (people.includes(to) ? [to] : []));
      expect(people.filter((to) => !taken.includes(to))).toEqual([]);
      const twice = taken.length - people.length;
      summarise(
        `worker kills: ${KILLS}, ${people.length} mails, ${twice} of them sent twice, none lost; ${expiring.length} rentals expired and ${settled.length} settlements moved once; seed ${SEED}`,
      );
      // At most one duplicate per kill: a mail that was accepted but not recorded before the kill.
      expect(twice).toBeLessThanOrEqual(KILLS);
    },
    TIMEOUT_MS,
  );
});
