import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { WaitingReport } from '../../../backend/contract/reports';
import { lockWaits } from '../../support/lock-waits';
import { runSecond, runServer, startServer, type TestServer } from '../../support/server';
import { endSessions } from '../../support/staff';
import { bearer, buildCustomer, buildStaff, signIn } from '../../support/test-data';

interface Stream {
  status: number;
  headers: http.IncomingHttpHeaders;
  events: { at: number; report: WaitingReport }[];
  isEnded: () => boolean;
  close: () => void;
}

const CHANGES = 20;
const MAX_DELAY_MS = 2_000;
const STREAMS = 40;
/** Shorter than the timeout that closes an idle connection. */
const STOPS_WITHIN_MS = 20_000;

async function open(url: string, token: string): Promise<Stream> {
  const request = http.get(`${url}/console/events`, { headers: bearer(token) });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const events: Stream['events'] = [];
  let ended = false;
  let text = '';
  response.on('data', (chunk: Buffer) => {
    const blocks = (text + chunk.toString()).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data) events.push({ at: Date.now(), report: JSON.parse(data) as WaitingReport });
    }
  });
  response.on('close', () => (ended = true));
  response.on('error', () => undefined);
  return {
    status: response.statusCode!,
    headers: response.headers,
    events,
    isEnded: () => ended,
    close: () => request.destroy(),
  };
}

async function until(isTrue: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  const endAt = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > endAt) throw new Error('It did not happen in time.');
    await pause(10);
  }
}

describe('event stream of the console', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const admin = async () => {
    const who = await buildStaff(server, 'ADMIN');
    return { ...who, token: await signIn(server, 'admin', who) };
  };
  const desk = async (): Promise<string> =>
    signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
  const waitingDocuments = ({ events }: Stream): number => events.at(-1)!.report.counts['pending-documents']!;

  it('begins with the current counts for an admin, and without counts for a custom admin', async () => {
    const streams = [await open(server.url, (await admin()).token), await open(server.url, await desk())];
    await until(() => streams.every(({ events }) => events.length > 0));
    expect(streams[0]).toMatchObject({ status: 200, headers: { 'content-type': 'text/event-stream' } });
    const reports = streams.map(({ events }) => events[0]!.report);
    expect(Object.keys(reports[0]!.counts)).toContain('transactions');
    expect(reports[1]).toEqual({
      counts: {},
      changes: { bookings: expect.any(String), reservations: expect.any(String) },
    });
    streams.forEach(({ close }) => close());
  });

  it('refuses callers who are not staff', async () => {
    await server.http.get('/console/events').expect(401);
    const customer = await signIn(server, 'customer', await buildCustomer(server));
    await server.http.get('/console/events').set(bearer(customer)).expect(403);
  });

  it(`reports a change in another process within ${MAX_DELAY_MS} ms at p95`, async () => {
    const second = await runSecond(server);
    const stream = await open(second.url, (await admin()).token);
    await until(() => stream.events.length > 0);
    const delays: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const before = waitingDocuments(stream);
      const startAt = Date.now();
      await buildCustomer(server, { approval: 'PENDING' });
      await until(() => waitingDocuments(stream) === before + 1);
      delays.push(stream.events.at(-1)!.at - startAt);
    }
    stream.close();
    await second.stop();
    const p95 = delays.sort((one, other) => one - other)[Math.floor(CHANGES * 0.95)]!;
    expect(p95).toBeLessThan(MAX_DELAY_MS);
  });

  it('reports a change made while the stream opens', async () => {
    const { token } = await admin();
    const [holder, listener] = await Promise.all([server.db.connect(), server.db.connect()]);
    try {
      await listener.query('LISTEN work');
      await holder.query('BEGIN');
      // The query of the counts waits for this lock; the change marks of the lists were read before.
      await holder.query('LOCK TABLE outbox_messages IN ACCESS EXCLUSIVE MODE');
      const opening = open(server.url, token);
      await until(async () => (await lockWaits(server, 'outbox_messages')) > 0);
      const heard = once(listener, 'notification');
      await buildCustomer(server, { approval: 'PENDING' });
      await heard;
      await holder.query('COMMIT');
      const stream = await opening;
      const { body } = await server.http.get('/console/reports/waiting').set(bearer(token)).expect(200);
      const { customers } = (body as WaitingReport).changes;
      await until(() => stream.events.at(-1)?.report.changes.customers === customers);
      stream.close();
    } finally {
      holder.release(true);
      listener.release(true);
    }
  });

  it('contains no personal data', async () => {
    const stream = await open(server.url, (await admin()).token);
    const { mobile, email } = await buildCustomer(server, {
      approval: 'PENDING',
      fullName: 'Private Person',
    });
    await until(() => stream.events.length > 1);
    const text = JSON.stringify(stream.events);
    for (const secret of [mobile, email, 'Private Person']) expect(text).not.toContain(secret);
    stream.close();
  });

  it('ends when its session is signed out or revoked, and not for other sessions', async () => {
    const [leaving, disabled, staying] = [await admin(), await admin(), await admin()];
    const streams = await Promise.all(
      [leaving, disabled, staying].map(({ token }) => open(server.url, token)),
    );
    await server.http.post('/admin/logout').set(bearer(leaving.token)).expect(200);
    await endSessions(server, disabled.mobile);
    await until(() => streams[0]!.isEnded() && streams[1]!.isEnded());
    expect(streams[2]!.isEnded()).toBe(false);
    streams[2]!.close();
    await server.http.get('/console/events').set(bearer(leaving.token)).expect(401);
  });

  it('needs no database connection of its own', async () => {
    const { token } = await admin();
    const connections = async (): Promise<number> => {
      const { rows } = await server.db.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database()',
      );
      return rows[0]!.n;
    };
    const streams = await Promise.all(Array.from({ length: STREAMS }, () => open(server.url, token)));
    await until(() => streams.every(({ events }) => events.length > 0));
    expect(await connections()).toBeLessThan(STREAMS / 2);
    streams.forEach(({ close }) => close());
  });

  it('ends when the process stops', async () => {
    const other = await runServer(server.databaseUrl, { DATA_DIR: server.dataDir });
    const stream = await open(other.url, (await admin()).token);
    await until(() => stream.events.length > 0);
    const startAt = Date.now();
    const exit = once(other.process, 'exit');
    other.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(Date.now() - startAt).toBeLessThan(STOPS_WITHIN_MS);
    await until(stream.isEnded);
  });
});
