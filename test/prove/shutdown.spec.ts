import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { lockWaits } from '../support/lock-waits';
import { runServer, startServer, type TestServer } from '../support/server';
import { buildCar } from '../support/test-data';

type Process = Awaited<ReturnType<typeof runServer>>;

/** The number of stops with requests. Run by `npm run prove -- shutdown`. */
const ROUNDS = 8;
const HELD_ROUNDS = Math.ceil(ROUNDS / 3);
const CLIENTS = 12;
/** The process ends itself after this time. */
const STOPS_WITHIN_MS = 30_000;
const loaded = (name: string): string => pathToFileURL(join(__dirname, '../support/processes', name)).href;
const HOLD = loaded('hold-until-closing.mjs');

interface Answer {
  /** The status of the response, or the reason why there is none. */
  outcome: number | string;
  body: string;
}

function get(agent: http.Agent, url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException): void =>
      resolve({ outcome: error.code ?? error.message, body: '' });
    const request = http.get(url, { agent, headers: { accept: 'text/html', ...headers } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ outcome: response.statusCode!, body }));
      response.on('error', failed);
    });
    request.on('error', failed);
  });
}

/** Sends SIGTERM and returns the exit code and signal of the process. */
async function stop(running: Process): Promise<unknown[]> {
  const exit = once(running.process, 'exit');
  running.process.kill('SIGTERM');
  return exit;
}
const CLEAN = [0, null];

it('lets a running background job finish before it stops', async () => {
  const server = await startServer({}, { ownProcess: true });
  const client = await server.db.connect();
  try {
    await client.query('BEGIN; LOCK TABLE rental_moves IN ACCESS EXCLUSIVE MODE');
    while ((await lockWaits(server)) === 0) await pause(50);
    const ended = stop(server);
    await Promise.race([ended, pause(1_000)]);
    const { exitCode } = server.process;
    await client.query('COMMIT');
    expect(exitCode).toBeNull();
    expect([...(await ended), server.output()]).toEqual([...CLEAN, expect.not.stringMatching(/error|warn/i)]);
  } finally {
    client.release();
    await server.stop();
  }
});

describe('a process that does not stop', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(() => server.stop());

  it('ends 30 seconds after the signal, even if work remains', async () => {
    const other = await runServer(server.databaseUrl, { DATA_DIR: server.dataDir });
    const { hostname, port } = new URL(other.url);
    // A request whose body never ends.
    const socket = net.connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write('POST /api/subscribe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
    socket.write('content-length: 100\r\n\r\n{');
    await pause(500);
    const stopAt = Date.now();
    expect(await stop(other)).toEqual([1, null]);
    expect(Math.round((Date.now() - stopAt) / 1000)).toBe(30);
    expect(other.output()).toContain('has not stopped in 30 seconds');
    socket.destroy();
  });

  it('ends after its event loop was blocked for 30 seconds', async () => {
    const other = await runServer(server.databaseUrl, {
      DATA_DIR: server.dataDir,
      NODE_OPTIONS: `--import ${loaded('misbehave.mjs')}`,
    });
    const exit = once(other.process, 'exit');
    const silentAt = Date.now();
    other.process.kill('SIGHUP');
    expect(await exit).toEqual([null, 'SIGKILL']);
    expect(Math.abs(Date.now() - silentAt - 30_000)).toBeLessThan(5_000);
    expect(other.output()).toContain('The event loop was silent');
  });
});

describe('stop during page requests', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    await buildCar(server);
  });
  afterAll(() => server.stop());

  const UNHANDLED = /unhandled|uncaught/i;

  it('renders the pages of requests that arrive while it stops', async () => {
    for (let round = 0; round < HELD_ROUNDS; round += 1) {
      const other = await runServer(server.databaseUrl, {
        DATA_DIR: server.dataDir,
        NODE_OPTIONS: `--import ${HOLD}`,
      });
      const agent = new http.Agent({ keepAlive: true });
      const warm = await get(agent, `${other.url}/`);
      expect(warm.outcome).toBe(200);
      const paths = [
        '/',
        '/',
        '/carlist',
        '/about',
        '/nothing',
        '/carlist?type=SUV',
        '/sitemap.xml',
        '/robots.txt',
        '/api/settings?any',
      ];
      const held = paths.map((path) => get(agent, other.url + path, { 'x-hold': 'yes' }));
      while (other.output().split('holding a request').length <= paths.length)
        await new Promise((resolve) => other.process.stdout!.once('data', resolve));
      const stopAt = Date.now();
      const end = await stop(other);
      expect(Date.now() - stopAt).toBeLessThan(STOPS_WITHIN_MS);
      const answers = await Promise.all(held);
      agent.destroy();
      expect([...end, other.output()]).toEqual([...CLEAN, expect.not.stringMatching(UNHANDLED)]);
      expect(answers.map(({ outcome }, n) => `${paths[n]} ${outcome}`)).toEqual([
        '/ 200',
        '/ 200',
        '/carlist 200',
        '/about 200',
        // The browser renders this page later, because the page needs the API, which has closed.
        '/nothing 200',
        '/carlist?type=SUV 200',
        '/sitemap.xml 503',
        '/robots.txt 200',
        '/api/settings?any 200',
      ]);
      // Cached pages are complete. For other pages, the browser requests the data itself.
      expect(answers[0]!.body).toBe(warm.body);
      expect(answers[3]!.body).toContain('<!doctype html>');
    }
  });

  it(`completes the requests that arrived before it and exits with 0, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const other = await runServer(server.databaseUrl, { DATA_DIR: server.dataDir });
      const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
      // Uses each connection once, because the service may refuse a connection that it has not accepted before.
      await Promise.all(Array.from({ length: CLIENTS }, () => get(agent, `${other.url}/robots.txt`)));
      const sent: { path: string; beforeSignal: boolean; outcome: number | string }[] = [];
      let signalled = false;
      let enough = (): void => undefined;
      const warm = new Promise<void>((resolve) => (enough = resolve));
      const client = async (n: number): Promise<void> => {
        for (let turn = 0; ; turn += 1) {
          // Requests cached pages, new pages, which the server renders, and the sitemap.
          const path = ['/', '/carlist', `/carlist?maxCostPerDay=${1000 * (n + 1) + turn}`, '/sitemap.xml'][
            (n + turn) % 4
          ]!;
          const request = { path, beforeSignal: !signalled, outcome: 'none' as number | string };
          sent.push(request);
          request.outcome = (await get(agent, other.url + path)).outcome;
          if (typeof request.outcome === 'string') return;
          if (sent.length >= 5 * CLIENTS) enough();
        }
      };
      const clients = Array.from({ length: CLIENTS }, (_, n) => client(n));
      await warm;
      // Varies the time of the signal between the rounds.
      for (let tick = 0; tick < round * 7; tick += 1) await new Promise(setImmediate);
      signalled = true;
      const end = await stop(other);
      await Promise.all(clients);
      agent.destroy();
      expect([round, ...end, other.output()]).toEqual([
        round,
        ...CLEAN,
        expect.not.stringMatching(UNHANDLED),
      ]);
      const before = sent.filter(({ beforeSignal }) => beforeSignal);
      const lost = before.filter(({ outcome }) => outcome !== 200);
      expect([round, lost]).toEqual([round, []]);
      // Later requests succeed, receive 503, or fail to connect.
      for (const { beforeSignal, outcome } of sent)
        if (!beforeSignal) expect([200, 503, 'ECONNRESET', 'ECONNREFUSED']).toContain(outcome);
    }
  });
});
