import { setTimeout as pause } from 'node:timers/promises';
import { closeConnections } from '../cluster/callers';
import { isFailure, Load, type Outcome } from '../cluster/load';
import { summarise } from '../concurrency/summary';
import { endAll } from '../support/end-all';
import { type Part, TestCluster } from '../support/processes/cluster';
import { queueMails } from '../support/sealed-outbox';

const PER_SECOND = Number(process.env['PER_SECOND'] ?? 50);
const AWAY_MS = 10_000;
/** If no request fails for this long, the service has recovered. */
const STABLE_MS = 5_000;
const MAILS = 5;
const TIMEOUT_MS = 1_800_000;

describe(`services that stop for ${AWAY_MS / 1000} s under ${PER_SECOND} requests a second`, () => {
  let cluster: TestCluster;
  let load: Load;
  beforeAll(async () => {
    cluster = await TestCluster.open({}, { ownPostgres: true });
    load = await Load.begin(cluster, PER_SECOND);
  }, TIMEOUT_MS);
  afterAll(async () => {
    closeConnections();
    await endAll(cluster);
  });

  const lastFailureAt = (): number => Math.max(0, ...load.outcomes.filter(isFailure).map(endOf));

  /** Stops a process, starts it again, and waits until requests succeed. */
  async function takeAway(name: Part): Promise<{ failed: Outcome[]; line: string }> {
    const stoppedAt = load.elapsedMs;
    await cluster.act('stop', name);
    await pause(AWAY_MS);
    await cluster.act('start', name);
    const backAt = load.elapsedMs;
    while (load.elapsedMs - Math.max(backAt, lastFailureAt()) < STABLE_MS) await pause(100);
    const during = load.outcomes.filter((outcome) => endOf(outcome) >= stoppedAt);
    const failed = during.filter(isFailure);
    const recoveredMs =
      failed.length > 0 ? Math.max(0, Math.round(Math.max(...failed.map(endOf)) - backAt)) : 0;
    const longest = Math.round(Math.max(...during.map(({ tookMs }) => tookMs)));
    return {
      failed,
      line: `services away: ${name}: ${failed.length} of ${during.length} requests failed (${kindsOf(failed)}), the last one ${recoveredMs} ms after its return; longest answer ${longest} ms`,
    };
  }

  it.each(['inbox', 'worker', 'web-1', 'web-2', 'redis'] as const)(
    'causes no failed request while %s restarts',
    async (name) => {
      const { failed, line } = await takeAway(name);
      summarise(line);
      expect(failed).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'refuses uploads with Retry-After while the store is away',
    async () => {
      const { failed, line } = await takeAway('store');
      summarise(line);
      expect(failed.filter(({ kind, status }) => kind !== 'upload' || status !== 503)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'delays requests or refuses them with Retry-After while PostgreSQL is away',
    async () => {
      const { failed, line } = await takeAway('postgres');
      summarise(line);
      expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'loses no acknowledged write, and sends every mail',
    async () => {
      await load.end();
      expect(await load.lost()).toEqual([]);
      const mails = Array.from({ length: MAILS }, (_, n) => `away${n}@example.com`);
      await cluster.act('stop', 'inbox');
      await queueMails(cluster.server, mails);
      const tried = `SELECT FROM outbox_messages WHERE recipient = ANY($1) AND last_error IS NULL`;
      while ((await cluster.server.db.query(tried, [mails])).rows.length > 0) await pause(100);
      await cluster.act('start', 'inbox');
      const taken = (): string[] => cluster.messages().map(({ to }) => to);
      while (mails.some((to) => !taken().includes(to))) await pause(100);
    },
    TIMEOUT_MS,
  );
});

const endOf = ({ sentAt, tookMs }: Outcome): number => sentAt + tookMs;

/** Lists the number of failed requests by kind and status. */
function kindsOf(failed: Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { kind, status } of failed) {
    const name = `${kind} ${status}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ') || 'none';
}
