import { setTimeout as pause } from 'node:timers/promises';
import { endAll } from '../../support/end-all';
import { type PostgresProxy, postgresProxy } from '../../support/network/postgres-proxy';
import { queueMails } from '../../support/sealed-outbox';
import { startServer, type TestServer } from '../../support/server';
import { buildCar } from '../../support/test-data';

/** The service notices within 20 s, and reads again within a few more. */
const RECOVERED_MS = 45_000;

describe('service whose database host vanishes without closing its connections', () => {
  let server: TestServer;
  let proxy: PostgresProxy;
  beforeAll(async () => {
    server = await startServer({}, { through: async (url) => (proxy = await postgresProxy(url)).url });
  });
  afterAll(() => endAll(server, proxy));

  const subscribe = () => server.http.post('/api/subscribe').send({ email: 'a@example.com' });
  const list = (): Promise<string> => server.http.get('/api/vehicles').then(({ text }) => text);

  it('recovers requests, fleet, messages and jobs when the database returns', async () => {
    await buildCar(server, { carName: 'Before' });
    while (!(await list()).includes('Before')) await pause(20);
    proxy.vanish();
    // More than the pool has connections, in addition to those of jobs, lanes and comparisons.
    const lost = Array.from({ length: 12 }, () => subscribe().then(({ status }) => status));
    await pause(12_000);
    proxy.allowAll();

    const backAt = Date.now();
    const within = async (what: string, isDone: () => Promise<boolean>): Promise<void> => {
      while (!(await isDone())) {
        if (Date.now() - backAt > RECOVERED_MS) throw new Error(`Not recovered: ${what}`);
        await pause(100);
      }
    };
    await buildCar(server, { carName: 'Since' });
    await queueMails(server, ['since@example.com']);
    await within('the requests', async () => (await subscribe()).status !== 503);
    await within('the fleet', async () => (await list()).includes('Since'));
    await within('the messages', async () => {
      const { rows } = await server.db.query(
        `SELECT status FROM outbox_messages WHERE recipient = 'since@example.com'`,
      );
      return rows[0].status === 'SENT';
    });
    await within('the jobs', async () => {
      const { text } = await server.http.get('/metrics').expect(200);
      const [, seconds] =
        /rental_job_last_success_timestamp_seconds\{name="send-reminders"\} (\S+)/.exec(text) ?? [];
      return Number(seconds) * 1000 > backAt;
    });
    expect(new Set(await Promise.all(lost))).toEqual(new Set([503]));
    await within('its readiness', async () => (await server.http.get('/health/ready')).status === 200);
  }, 120_000);
});
