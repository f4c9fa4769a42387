import { setTimeout as pause } from 'node:timers/promises';
import { call, closeConnections } from '../cluster/callers';
import { isFailure, Load, percentileMs } from '../cluster/load';
import { summarise } from '../concurrency/summary';
import { endAll } from '../support/end-all';
import { type Part, TestCluster } from '../support/processes/cluster';

const RESTARTS = Number(process.env['RESTARTS'] ?? 50);
const PER_SECOND = Number(process.env['PER_SECOND'] ?? 200);
const PARTS: Part[] = ['web-1', 'web-2', 'worker'];
const TIMEOUT_MS = 120_000 + RESTARTS * 60_000;

describe(`${RESTARTS} restarts of one process at a time under ${PER_SECOND} requests a second`, () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await TestCluster.open({}, { ownPostgres: true });
  }, TIMEOUT_MS);
  afterAll(async () => {
    closeConnections();
    await endAll(cluster);
  });

  /** Returns the prefix of the request IDs, which is unique to each process. */
  async function processBehind(url: string): Promise<string> {
    const { headers } = await call(url, 0, { path: '/api/settings' });
    return String(headers['x-request-id']).slice(0, 8);
  }

  /** Waits until the proxy has detected that the process is back. */
  async function untilUsed(name: Part): Promise<void> {
    if (name === 'worker') return;
    const id = await processBehind(cluster.addresses.processes[name]);
    while ((await processBehind(cluster.server.url)) !== id) await pause(20);
  }

  it(
    'causes no failed request and no lost write',
    async () => {
      const load = await Load.begin(cluster, PER_SECOND);
      for (let round = 0; round < RESTARTS; round += 1) {
        const name = PARTS[round % PARTS.length]!;
        await cluster.act('restart', name);
        await untilUsed(name);
      }
      await load.end();
      const failed = load.outcomes.filter(isFailure);
      summarise(summaryOf(load));
      expect(failed.slice(0, 20)).toEqual([]);
      expect(await load.lost()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

function summaryOf({ outcomes, elapsedMs, journal }: Load): string {
  const part = (share: number): number => percentileMs(outcomes, share);
  const writes = journal.holds.length + journal.emails.length + journal.uploads.length;
  return (
    `rolling restarts: ${RESTARTS} in ${Math.round(elapsedMs / 1000)} s, ${outcomes.length} requests ` +
    `(${Math.round((outcomes.length / elapsedMs) * 1000)} a second), ` +
    `${writes} writes acknowledged (${journal.uploads.length} uploads), ${outcomes.filter(isFailure).length} failed; ` +
    `median ${part(0.5)} ms, p99 ${part(0.99)} ms, longest ${part(0.99999)} ms`
  );
}
