import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { QueryFailedError } from 'typeorm';
import { findIn, logLines, storedElsewhere } from '../../support/canaries';
import { endAll } from '../../support/end-all';
import { startObjectStore, type TestObjectStore } from '../../support/network/object-store';
import { startRedis, type TestRedis } from '../../support/network/redis';
import { type TraceCollector, traceCollector } from '../../support/network/trace-collector';
import { programsAreHere } from '../../support/processes/programs-here';
import { hold, pay, place, rentalRequest } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';
import { register } from '../customers/console-customers.support';
import { MAY_HOLD, plantCanaries } from './planted-canaries';

const SERVER = 2;
const ERROR = 2;
const NODE_OPTIONS = `--import ${join(__dirname, '../../support/processes/loaded-packages.mjs')}`;

const hasRedis = programsAreHere('spans of Redis', ['redis-server']);

describe('tracing with a collector', () => {
  let collector: TraceCollector;
  let store: TestObjectStore;
  let redis: TestRedis | undefined;
  let server: TestServer;
  beforeAll(async () => {
    collector = await traceCollector();
    store = await startObjectStore();
    if (hasRedis) redis = await startRedis();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      OTEL_BSP_SCHEDULE_DELAY: '20',
      OTEL_SERVICE_NAME: 'rental-1',
      // Nothing listens there.
      SMTP_URL: 'smtp://127.0.0.1:1',
      RATE_LIMITS: 'on',
      LOG_LEVEL: 'trace',
      ...store.env,
      ...(redis && { REDIS_URL: redis.url }),
    };
    server = await startServer({ ...env, NODE_OPTIONS }, { ownProcess: true });
  });
  afterAll(async () => {
    await endAll(server, store, ...(redis ? [redis] : []));
    await collector.close();
  });

  let traces = 0;
  const newTrace = (): { id: string; traceparent: string } => {
    const id = String((traces += 1)).padStart(32, 'a');
    return { id, traceparent: `00-${id}-00f067aa0ba902b7-01` };
  };
  const answered = (id: string) => collector.span(({ traceId, kind }) => traceId === id && kind === SERVER);

  it('records a booking as one trace', async () => {
    const carId = await buildCar(server);
    const person = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    await register(server, person);
    const token = await signIn(server, 'renting', person);
    const { holdId } = (await hold(server, token, rentalRequest(carId)).expect(201)).body.data;
    await pay(server, token, { amount: 3799, type: 'book', holdId });
    const { id, traceparent } = newTrace();
    const { headers } = await place(server, 'bookings', token, {
      ...rentalRequest(carId),
      expectedTotal: 3799,
      holdId,
    })
      .set({ traceparent, tracestate: `vendor=${person.mobile}` })
      .expect(201);
    const request = await answered(id);
    expect(request).toMatchObject({
      name: 'POST /api/bookings',
      parentSpanId: '00f067aa0ba902b7',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/bookings',
        'http.response.status_code': 201,
        'http.request.id': headers['x-request-id'],
      },
    });
    const statements = collector.trace(id).filter(({ spanId }) => spanId !== request.spanId);
    expect(statements.every(({ parentSpanId }) => parentSpanId === request.spanId)).toBe(true);
    const names = statements.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['WITH sessions', 'START', 'COMMIT']));
    expect(names.join()).toMatch(/\b[A-Z]+ rentals\b/);

    const last = newTrace();
    await server.http.get('/api/settings').set({ traceparent: last.traceparent }).expect(200);
    expect((await answered(last.id)).name).toBe('GET /api/settings');
    expect(collector.resource()).toMatchObject({ 'service.name': 'rental-1', 'service.role': 'all' });
  });

  it('uses routes as names for the list, a page and an unknown path', async () => {
    await server.http.get('/api/vehicles').expect(200);
    const named = async (path: string): Promise<string> => {
      const { id, traceparent } = newTrace();
      await server.http.get(path).set({ traceparent });
      return (await answered(id)).name;
    };
    expect(await named('/api/vehicles?seats=5')).toBe('GET /api/vehicles');
    expect(await named('/api/vehicles/1')).toBe('GET /api/vehicles/:id');
    expect(await named('/carlist')).toBe('GET page');
    expect(await named('/api/nowhere')).toBe('GET unknown');
  });

  it('includes the file store and the Redis counters in the trace of a request', async () => {
    const stored = await collector.span(({ name }) => name === 'store put');
    expect((await answered(stored.traceId)).name).toBe('POST /api/auth/register');
    if (!redis) return;
    const counted = await collector.span(({ attributes }) => attributes['db.system.name'] === 'redis');
    expect((await answered(counted.traceId)).name).toMatch(/^(GET|POST) /);
  });

  it('records messages and jobs as separate spans', async () => {
    const { mobile } = await buildStaff(server, 'ADMIN');
    await signIn(server, 'admin', { mobile });
    expect(await collector.span(({ name }) => name === 'send SMS')).toMatchObject({
      attributes: { 'message.channel': 'SMS', 'message.carries_code': true },
    });
    expect(await collector.span(({ name }) => name === 'send EMAIL')).toMatchObject({
      status: { code: ERROR },
      attributes: { 'message.channel': 'EMAIL', 'error.type': 'ESOCKET' },
    });
    const job = await collector.span(({ name }) => name === 'job follow-settlements');
    expect(collector.trace(job.traceId).map(({ name }) => name)).toContain('SELECT valid_moves');
  });

  it('links a failed request in the log to its trace', async () => {
    await server.db.query('ALTER TABLE subscribers RENAME TO away');
    const { id, traceparent } = newTrace();
    await server.http
      .post('/api/subscribe')
      .set({ traceparent })
      .send({ email: 'a@example.com' })
      .expect(500);
    await server.db.query('ALTER TABLE away RENAME TO subscribers');
    expect((await answered(id)).status).toEqual({ code: ERROR });
    expect(collector.trace(id)).toContainEqual(
      expect.objectContaining({ attributes: expect.objectContaining({ 'error.type': '42P01' }) as unknown }),
    );
    expect(server.output()).toContain(`"trace_id":"${id}"`);
  });

  it('leaves no planted value in log, metrics, traces, file names or other columns', async () => {
    const planted = await plantCanaries(server);
    const last = newTrace();
    await server.http.get('/api/settings').set({ traceparent: last.traceparent }).expect(200);
    await answered(last.id);
    while (!server.output().includes('"job":"send-messages"')) await pause(20);
    const metrics = (await server.http.get('/metrics').expect(200)).text;
    const places = { log: server.output(), metrics, traces: collector.take(), files: store.keys().join() };
    const found = Object.entries(places).map(([place, text]) => [place, findIn(text, planted)]);
    expect(found).toEqual(Object.keys(places).map((place) => [place, []]));
    expect(await storedElsewhere(server.db, planted, MAY_HOLD)).toEqual([]);

    const lines = logLines(server.output());
    const served = lines.filter(({ context }) => context === 'sign-in' || context === 'RefusalFilter');
    expect(served.length).toBeGreaterThan(8);
    expect(served.filter(({ requestId }) => typeof requestId !== 'string')).toEqual([]);

    const leak = new QueryFailedError('SELECT $1', [planted['mobile']], new Error(planted['email']));
    expect(findIn(places.log + inspect(leak), planted)).toEqual(['email', 'mobile']);
    const hidden = Buffer.from(planted['aadhaar']!).toString('base64');
    await server.db.query(
      `INSERT INTO audit_entries (action, subject, subject_id, after) VALUES ('leak', 'customer', '1', to_jsonb($1::text))`,
      [hidden],
    );
    expect(await storedElsewhere(server.db, planted, MAY_HOLD)).toEqual(['aadhaar: audit_entries.after']);
  });

  it('serves requests while the collector is down, logs that once, and still stops', async () => {
    await collector.close();
    for (let request = 0; request < 20; request += 1) await server.http.get('/api/settings').expect(200);
    const away = /The collector of traces is away/g;
    while (!away.test(server.output())) await server.http.get('/api/settings').expect(200);
    const exit = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(server.output().match(away)).toHaveLength(1);
    expect(server.output()).toMatch(/^LOADED .*@opentelemetry\/sdk-trace-node/m);
  });
});

it('loads nothing of OpenTelemetry without a collector', async () => {
  const server = await startServer({ NODE_OPTIONS }, { ownProcess: true });
  await server.http.get('/api/settings').expect(200);
  await server.stop();
  const loaded = /^LOADED (.*)$/m.exec(server.output())?.[1];
  expect(loaded).toContain('pg');
  expect(loaded).not.toContain('opentelemetry');
});
