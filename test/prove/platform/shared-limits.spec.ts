import { setTimeout as pause } from 'node:timers/promises';
import { endAll } from '../../support/end-all';
import { startRedis, type TestRedis } from '../../support/network/redis';
import { programsAreHere } from '../../support/processes/programs-here';
import type { RunningServer } from '../../support/processes/server-process';
import { runSecond, startServer, type TestServer } from '../../support/server';

/** The maximum number of writes per network and minute. */
const MAX_WRITES = 120;
/** The server counts the writes of each network separately. */
const NETWORKS = Array.from({ length: 7 }, (_, n) => `203.0.113.${n}`);

const hasRedis = programsAreHere('shared limits', ['redis-server']);

(hasRedis ? describe : describe.skip)('limits of two processes with one Redis', () => {
  let redis: TestRedis;
  let first: TestServer;
  let second: RunningServer;
  const unused = [...NETWORKS];

  beforeAll(async () => {
    redis = await startRedis();
    const env = { RATE_LIMITS: 'on', REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.1' };
    first = await startServer(env);
    second = await runSecond(first, env);
    await untilBoth(1);
  });
  afterAll(() => endAll(second, first, redis));

  const isLimited = async (server: RunningServer, network: string): Promise<boolean> => {
    const { status, headers } = await fetch(`${server.url}/api/subscribe`, {
      method: 'POST',
      headers: { 'x-forwarded-for': network },
    });
    expect(status).toBeLessThan(500);
    expect(Number(headers.get('retry-after')) > 0).toBe(status === 429);
    return status === 429;
  };
  /** Sends sequential writes, and returns the number of those that were not limited. */
  async function served(server: RunningServer, network: string, times: number): Promise<number> {
    let count = 0;
    for (let index = 0; index < times; index += 1) count += Number(!(await isLimited(server, network)));
    return count;
  }
  async function untilBoth(up: 0 | 1): Promise<void> {
    for (const { url } of [first, second]) {
      const metrics = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();
      while (!(await metrics()).includes(`\nrental_redis_up ${up}\n`)) await pause(20);
    }
  }
  const said = (what: string): number[] =>
    [first, second].map((server) => server.output().split(what).length - 1);

  /** Runs `check` with an unused network. Repeats it with another one if a busy machine delayed Redis. */
  async function withRedis(check: (network: string) => Promise<void>): Promise<void> {
    for (;;) {
      const [network, before] = [unused.shift()!, said('Redis is away')];
      const failed = await check(network).then(
        () => null,
        (error: unknown) => error as Error,
      );
      if (failed === null) return;
      if (unused.length === 0 || said('Redis is away').join() === before.join()) throw failed;
      await untilBoth(1);
    }
  }
  const countTogether = async (network: string): Promise<void> => {
    expect(await served(first, network, MAX_WRITES / 2)).toBe(MAX_WRITES / 2);
    expect(await served(second, network, MAX_WRITES / 2 + 5)).toBe(MAX_WRITES / 2);
    expect(await served(first, network, 1)).toBe(0);
  };

  it('counts requests together', () => withRedis(countTogether));

  it('counts in each process during a Redis outage, unnoticed by callers, then together again', async () => {
    const network = unused.shift()!;
    const [away, back] = [said('Redis is away'), said('Redis is back')];
    const during = Promise.all([
      served(first, network, MAX_WRITES / 2),
      served(second, network, MAX_WRITES / 2),
    ]);
    await redis.kill();
    await during;
    await untilBoth(0);
    expect(said('Redis is away').every((count, index) => count > away[index]!)).toBe(true);
    const other = unused.shift()!;
    for (const server of [first, second])
      expect(await served(server, other, MAX_WRITES + 5)).toBe(MAX_WRITES);

    await redis.start();
    await untilBoth(1);
    expect(said('Redis is back').every((count, index) => count > back[index]!)).toBe(true);
    await withRedis(countTogether);
  });

  it('avoids waiting for a Redis that accepts commands and does not respond', async () => {
    redis.hang();
    try {
      for (const server of [first, second]) await served(server, NETWORKS[0]!, 3);
      await untilBoth(0);
    } finally {
      redis.resume();
    }
    await untilBoth(1);
  });
});

(hasRedis ? it : it.skip)('counts in the process if Redis is unavailable at start-up', async () => {
  const redis = await startRedis();
  await redis.kill();
  const server = await startServer({ RATE_LIMITS: 'on', REDIS_URL: redis.url });
  try {
    const { status } = await fetch(`${server.url}/api/subscribe`, { method: 'POST' });
    expect(status).toBe(400);
    while (!server.output().includes('Redis is away')) await pause(20);
  } finally {
    await endAll(server, redis);
  }
});
