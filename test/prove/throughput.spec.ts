import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { closeConnections } from '../cluster/callers';
import { isFailure, Load } from '../cluster/load';
import { summarise } from '../concurrency/summary';
import { endAll } from '../support/end-all';
import { TestCluster } from '../support/processes/cluster';
import { cpuSecondsOf, figuresOf } from './process-figures';

const SECONDS = Number(process.env['SECONDS'] ?? 30);
const WARM_UP_MS = 5_000;
/** More than any machine answers, so that as many requests as may be are under way at any time. */
const PER_SECOND = 100_000;
const TIMEOUT_MS = 600_000;
const WEB = ['web-1', 'web-2'] as const;

interface Used {
  web: number;
  postgres: number;
  proxy: number;
}

describe(`as many requests as are answered in ${SECONDS} s`, () => {
  let cluster: TestCluster;
  beforeEach(async () => {
    cluster = await TestCluster.open({}, { ownPostgres: true });
  }, TIMEOUT_MS);
  afterEach(async () => {
    closeConnections();
    await endAll(cluster);
  });

  async function usedBy(web: readonly (typeof WEB)[number][]): Promise<Used> {
    const figures = await Promise.all(web.map((name) => figuresOf(cluster.addresses.processes[name])));
    return {
      web: figures.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      postgres: cpuSecondsOf('postgres'),
      proxy: cpuSecondsOf('caddy'),
    };
  }

  it.each([1, 2])(
    '%i web processes: none fails',
    async (count) => {
      const web = WEB.slice(0, count);
      if (count === 1) await cluster.act('stop', 'web-2');
      // The first reading begins the count of the process.
      await usedBy(web);
      const load = await Load.begin(cluster, PER_SECOND);
      await pause(WARM_UP_MS);
      const [before, from] = [await usedBy(web), load.elapsedMs];
      await pause(SECONDS * 1000);
      const [after, to] = [await usedBy(web), load.elapsedMs];
      await load.end();
      const answered = load.outcomes.filter(({ sentAt, tookMs }) => within(sentAt + tookMs, from, to));
      summarise(summaryOf(count, answered.length, (to - from) / 1000, differenceOf(before, after)));
      expect(load.outcomes.filter(isFailure).slice(0, 20)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

const within = (at: number, from: number, to: number): boolean => at >= from && at < to;

const differenceOf = (before: Used, after: Used): Used => ({
  web: after.web - before.web,
  postgres: after.postgres - before.postgres,
  proxy: after.proxy - before.proxy,
});

function summaryOf(count: number, answered: number, seconds: number, used: Used): string {
  const share = (part: number): string => `${Math.round((part / seconds / cpus().length) * 100)} %`;
  const micros = (part: number): number => Math.round((part / answered) * 1e6);
  return (
    `throughput: ${count} web: ${Math.round(answered / seconds)} requests a second; processor time of a request: ` +
    `web ${micros(used.web)} us (${share(used.web)} of ${cpus().length} cores), ` +
    `PostgreSQL ${micros(used.postgres)} us (${share(used.postgres)}), proxy ${micros(used.proxy)} us (${share(used.proxy)})`
  );
}
