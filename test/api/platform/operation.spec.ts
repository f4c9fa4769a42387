import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { asDatabaseOwner } from '../../support/database';
import { type PostgresProxy, postgresProxy } from '../../support/network/postgres-proxy';
import { hold, rentalRequest, renter } from '../../support/renting';
import { moveClock, runSecond, runServer, startServer, type TestServer } from '../../support/server';
import { buildCar } from '../../support/test-data';

const MISBEHAVE = pathToFileURL(join(__dirname, '../../support/processes/misbehave.mjs')).href;

describe('health checks and metrics', () => {
  let server: TestServer;
  let proxy: PostgresProxy;
  beforeAll(async () => {
    const through = async (url: string): Promise<string> => (proxy = await postgresProxy(url)).url;
    server = await startServer({}, { through });
  });
  afterAll(async () => {
    await server.stop();
    await proxy.stop();
  });

  const subscribe = () => server.http.post('/api/subscribe').send({ email: 'a@example.com' });

  const read = (file: string): string =>
    readFileSync(join(__dirname, '../../../docs/operations', file), 'utf8');

  it('reports that a process runs and accepts requests', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const { body, headers } = await server.http.get(path).expect(200);
      expect([body.code, headers['cache-control']]).toEqual([1000, 'no-store']);
    }
    const { body } = await server.http.get('/health/live');
    expect(body.data).toEqual({ version: 'development' });
  });

  it('stops while a browser keeps a connection without a request open', async () => {
    const second = await runSecond(server);
    const socket = connect(Number(new URL(second.url).port), '127.0.0.1');
    await once(socket, 'connect');
    await Promise.all([once(socket, 'close'), second.stop()]);
  });

  it('requests a retry when the database accepts no connections', async () => {
    const name = new URL(server.databaseUrl).pathname.slice(1);
    await asDatabaseOwner(async (client) => {
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    });
    const { body } = await subscribe().expect(503);
    expect(body.code).toBe(1503);
    await asDatabaseOwner((client) => client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`));
    while ((await subscribe()).status === 503) await pause(20);
  });

  it('reports the process as not ready after the stop signal, while it still responds', async () => {
    const other = await runServer(server.databaseUrl, { DATA_DIR: server.dataDir, DRAIN_SECONDS: '20' });
    const status = async (path: string): Promise<number> => (await fetch(other.url + path)).status;
    expect(await status('/health/ready')).toBe(200);
    other.process.kill('SIGTERM');
    while ((await status('/health/ready')) === 200) await pause(20);
    expect([
      await status('/health/ready'),
      await status('/health/live'),
      await status('/api/settings'),
    ]).toEqual([503, 200, 200]);
    const exit = once(other.process, 'exit');
    other.process.kill('SIGKILL');
    await exit;
  });

  it('logs an exception outside a request without its text, and stops gracefully', async () => {
    const other = await runServer(server.databaseUrl, {
      DATA_DIR: server.dataDir,
      DRAIN_SECONDS: '1',
      NODE_OPTIONS: `--import ${MISBEHAVE}`,
    });
    const exit = once(other.process, 'exit');
    other.process.kill('SIGUSR2');
    while ((await fetch(`${other.url}/health/ready`)).status === 200) await pause(20);
    expect((await fetch(`${other.url}/api/settings`)).status).toBe(200);
    expect(await exit).toEqual([1, null]);
    const line = other
      .output()
      .split('\n')
      .find((text) => text.includes('an exception outside a request'));
    expect(JSON.parse(line!)).toMatchObject({ level: 'fatal', error: { name: 'RangeError' } });
    expect(other.output()).not.toContain('9876543210');
  });

  it('serves only health checks and metrics in a worker', async () => {
    const worker = await runSecond(server, { ROLE: 'worker' });
    const status = async (path: string, method = 'GET'): Promise<number> =>
      (await fetch(worker.url + path, { method })).status;
    for (const path of ['/health/live', '/health/ready', '/metrics'])
      expect([path, await status(path)]).toEqual([path, 200]);
    for (const path of ['/', '/api/settings', '/api/vehicles', '/docs', '/admin', '/health/../api/settings'])
      expect([path, await status(path)]).toEqual([path, 404]);
    expect(await status('/api/subscribe', 'POST')).toBe(404);
    await worker.stop();
  });

  it('counts requests with a forwarded address from an untrusted proxy, and logs the first', async () => {
    const untrusted = async (): Promise<string | undefined> =>
      /\nrental_untrusted_forwarded_total (\d+)\n/.exec(
        (await server.http.get('/metrics').expect(200)).text,
      )?.[1];
    expect(await untrusted()).toBe('0');
    for (const address of ['203.0.113.1', '203.0.113.2'])
      await server.http.get('/api/settings').set('x-forwarded-for', address).expect(200);
    expect(await untrusted()).toBe('2');
    expect(server.output().split('outside TRUST_PROXY is ignored')).toHaveLength(2);
    expect(server.output()).not.toContain('203.0.113');
  });

  it('counts requests by route, and open work, without personal data', async () => {
    await server.http.get('/api/vehicles/987654?email=asha@example.com').expect(404);
    await server.http.get('/carlist?seats=4').expect(200);
    await server.http.get('/api/vehicles/filters').expect(200);
    await server.http.get('/api/nowhere/9876543210').expect(404);
    await server.db.query(
      `INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, created_at, next_attempt_at)
       VALUES ('EMAIL', 'asha@example.com', 'x', '', app_now() - interval '1 hour', app_now() + interval '1 hour')`,
    );
    await server.db.query(
      `INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, created_at, next_attempt_at, last_error)
       SELECT 'EMAIL', n % 2 || '@example.com', 'x', '', app_now() - interval '1 day', app_now() + interval '1 hour', 'ECONNREFUSED'
         FROM generate_series(1, 3) AS n`,
    );
    await server.db.query(
      `INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, created_at, next_attempt_at)
       VALUES ('EMAIL', 'due@example.com', 'x', '', app_now() - interval '1 hour', app_now() + interval '1 minute')`,
    );
    // No worker claims a locked message.
    const lock = await server.db.connect();
    await lock.query('BEGIN');
    await lock.query(`SELECT FROM outbox_messages WHERE recipient = 'due@example.com' FOR UPDATE`);
    await moveClock(server, '2 minutes');
    const { text, headers } = await server.http.get('/metrics').expect(200);
    await moveClock(server, '0 seconds');
    await lock.query('ROLLBACK');
    lock.release();
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const value = (name: string): number =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length),
      );
    const count = 'http_request_duration_seconds_count';
    expect(value(`${count}{method="GET",route="/api/vehicles/:id",status_code="404"}`)).toBe(1);
    // The car list reads the filters once more while the server renders it.
    expect(value(`${count}{method="GET",route="/api/vehicles/filters",status_code="200"}`)).toBe(2);
    expect(value(`${count}{method="GET",route="page",status_code="200"}`)).toBe(1);
    expect(value(`${count}{method="GET",route="unknown",status_code="404"}`)).toBe(1);
    expect(value('rental_pages_total{result="miss"}')).toBe(1);
    expect(value('rental_outbox_messages_pending{channel="EMAIL"}')).toBe(5);
    expect(value('rental_outbox_recipients_retried{channel="EMAIL"}')).toBe(2);
    expect(value('rental_outbox_messages_pending{channel="SMS"}')).toBe(0);
    const late = value('rental_outbox_oldest_message_age_seconds{channel="EMAIL"}');
    expect([late > 1, late < 600]).toEqual([true, true]);
    for (const name of [
      'rental_outbox_messages_failed{channel="EMAIL"}',
      'rental_holds_active',
      'rental_db_requests_waiting',
    ])
      expect([name, value(name)]).toEqual([name, 0]);
    expect(value('rental_payments_awaiting_verification')).toBe(0);
    expect(value('rental_db_connections_max')).toBe(10);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(text).not.toMatch(/asha|987654/);
    // The database of the tests archives nothing.
    expect(text).toContain('# TYPE rental_archive_failures gauge');
    expect(text).not.toMatch(/^rental_archive/m);
  });

  it('exports the runs of every job, and private files that fail to open, from the start', async () => {
    const { text } = await server.http.get('/metrics').expect(200);
    // This one runs once a day.
    for (const outcome of ['ok', 'problem'])
      expect(text).toMatch(
        new RegExp(`^rental_job_runs_total\\{name="erase-unused",outcome="${outcome}"\\} [01]$`, 'm'),
      );
    for (const reason of ['damaged', 'key'])
      expect(text).toContain(`rental_files_unopened_total{reason="${reason}"} 0\n`);
  });

  it('counts the successful runs of a job and the runs with a problem', async () => {
    await server.db.query('ALTER TABLE rental_bills RENAME TO away');
    await server.runJob('issue-bills');
    await server.db.query('ALTER TABLE away RENAME TO rental_bills');
    const before = (await server.http.get('/metrics').expect(200)).text;
    expect(before).toMatch(/^rental_job_runs_total\{name="issue-bills",outcome="problem"\} [1-9]/m);
    await server.runJob('issue-bills');
    const { text } = await server.http.get('/metrics').expect(200);
    for (const line of [
      /^rental_job_runs_total\{name="issue-bills",outcome="ok"\} [1-9]/m,
      /^rental_job_last_duration_seconds\{name="issue-bills"\} 0\.\d/m,
      /^rental_job_last_success_timestamp_seconds\{name="issue-bills"\} 1\d{9}/m,
    ])
      expect(text).toMatch(line);
  });

  it('includes every metric of the product in the Grafana dashboard, and no others', async () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const shown = new Set(
      queries.flatMap((query) =>
        [...query.matchAll(/(\w+?)(?:_bucket|_count)?\{/g)].map(([, name]) => name!),
      ),
    );
    // This metric exists only with Redis.
    expect(shown.delete('rental_redis_up')).toBe(true);
    const { text } = await server.http.get('/metrics').expect(200);
    const there = new Set([...text.matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name!));
    expect([...shown].filter((name) => !there.has(name))).toEqual([]);
    const own = [...there].filter((name) => name.startsWith('rental_'));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has alerts only for its own metrics, each with a section of the runbook', async () => {
    const alerts = read('alerts.yml');
    // `rental_redis_up` exists only with Redis, and Prometheus itself provides `up`.
    const others = ['rental_redis_up', 'up'];
    const used = [...alerts.matchAll(/(\w+?)(?:_bucket|_count)?\{job=/g)].map(([, name]) => name!);
    const { text } = await server.http.get('/metrics').expect(200);
    const there = new Set([...text.matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name!));
    expect(new Set(used.filter((name) => !there.has(name)))).toEqual(new Set(others));
    const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
    const described = [...read('runbook.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name!);
    expect(described).toEqual(names);
    expect(new Set(read('alerts.test.yml').match(/(?<=alertname=")\w+/g))).toEqual(new Set(names));
  });

  it('stays ready and serves pages and lists without the database', async () => {
    await buildCar(server, { carName: 'Remembered' });
    const list = (): Promise<string> => server.http.get('/api/vehicles').then(({ text }) => text);
    while (!(await list()).includes('Remembered')) await pause(20);
    // Every statement breaks its connection.
    proxy.cut('');
    for (const path of ['/health/ready', '/health/live', '/', '/carlist', '/admin', '/api/settings'])
      expect([path, (await server.http.get(path)).status]).toEqual([path, 200]);
    expect(await list()).toContain('Remembered');
    const { body, headers } = await subscribe().expect(503);
    expect([body.code, headers['retry-after']]).toEqual([1503, '5']);
    expect(proxy.cuts()).toBeGreaterThan(0);
    proxy.allowAll();
    while ((await subscribe()).status === 503) await pause(20);
  });

  it.each([
    ['outbox_messages', /^rental_outbox_messages_pending\{/m],
    ['backup_proofs', /^rental_last_proven_backup_age_seconds /m],
  ])('serves the metrics of the process while the database does not respond (%s)', async (table, gauge) => {
    expect((await server.http.get('/metrics').expect(200)).text).toMatch(gauge);
    proxy.cut(table);
    const { text } = await server.http.get('/metrics').expect(200);
    proxy.allowAll();
    expect(text).toMatch(/^http_request_duration_seconds_count/m);
    expect(text).not.toMatch(gauge);
  });

  it('shows the metrics only to this machine and to callers with the token', async () => {
    await server.http.get('/metrics').set('x-forwarded-for', '203.0.113.7').expect(404);
    const token = 'a token that only the collector of metrics knows';
    const guarded = await runSecond(server, { METRICS_TOKEN: token });
    const status = async (authorization?: string): Promise<number> =>
      (await fetch(`${guarded.url}/metrics`, { headers: authorization ? { authorization } : {} })).status;
    expect([
      await status(),
      await status('Bearer x'),
      await status(token),
      await status(`Bearer ${token}`),
    ]).toEqual([404, 404, 404, 200]);
    await guarded.stop();
    const published = await runSecond(server, { PUBLIC_URL: 'https://cars.example.com' });
    expect((await fetch(`${published.url}/metrics`)).status).toBe(404);
    await published.stop();
  });

  it('requests a retry when the database stops between two statements', async () => {
    const { token } = await renter(server);
    const period = rentalRequest(await buildCar(server));
    proxy.endAfter('INSERT INTO holds');
    const { body } = await hold(server, token, period).expect(503);
    expect(body.code).toBe(1503);
    expect((await server.db.query('SELECT FROM holds')).rows).toEqual([]);
    await hold(server, token, period).expect(201);
  });
});
