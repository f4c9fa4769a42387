import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { mailServer } from '../support/network/mail-server';
import { smsGateway } from '../support/network/sms-gateway';
import { runServer, startServer, type TestServer } from '../support/server';
import { buildCustomer, buildStaff } from '../support/test-data';

const KILLS = Number(process.env['KILLS'] ?? 200);

const field = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.+)\\r?$`, 'm').exec(mail)?.[1]?.trim() ?? '';

/** Postpones all pending messages by an hour, so that only new ones are due, or makes all of them due now. */
const postponeAll = ({ db }: Pick<TestServer, 'db'>, to: 'now' | 'later') =>
  db.query(
    `WITH due AS (UPDATE outbox_messages SET next_attempt_at = app_now() + make_interval(hours => $1)
                   WHERE status = 'PENDING')
     SELECT pg_notify('outbox_email_code', '')`,
    [to === 'now' ? 0 : 1],
  );

const count = async ({ db }: Pick<TestServer, 'db'>, status: string): Promise<number> =>
  (await db.query('SELECT 1 FROM outbox_messages WHERE status = $1', [status])).rows.length;

it(
  `loses no message in ${KILLS} kills, and sends at most one duplicate per kill`,
  async () => {
    let received = (): void => undefined;
    // In every second round, the mail server accepts the message, but the killed client gets no acknowledgement.
    let acknowledges = true;
    const mail = await mailServer(0, undefined, async () => {
      received();
      while (!acknowledges) await pause(5);
    });
    const env = { SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
    const server = await startServer(env, { ownProcess: true });
    try {
      let running = { url: server.url, process: server.process };
      for (let round = 0; round < KILLS; round += 1) {
        const { email } = await buildCustomer(server);
        acknowledges = round % 2 === 1;
        const arrival = new Promise<void>((resolve) => (received = resolve));
        const request = fetch(`${running.url}/api/login/send-otp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        }).catch(() => null);
        // Kills the process after the server has accepted the message and before its record, or at any time.
        await (acknowledges ? pause(Math.random() * 200) : arrival);
        running.process.kill('SIGKILL');
        await once(running.process, 'exit');
        await request;
        acknowledges = true;
        await postponeAll(server, 'later');
        running = await runServer(server.databaseUrl, { ...env, DATA_DIR: server.dataDir });
      }
      await postponeAll(server, 'now');
      while ((await count(server, 'PENDING')) > 0) await pause(20);
      running.process.kill('SIGTERM');
      await once(running.process, 'exit');

      const { rows } = await server.db.query<{ recipient: string }>('SELECT recipient FROM outbox_messages');
      const copies = mail.taken.map((text) => `${field(text, 'To')} ${field(text, 'Message-ID')}`);
      const queued = rows.map(({ recipient }) => recipient).sort();
      expect([...new Set(mail.taken.map((text) => field(text, 'To')))].sort()).toEqual(queued);
      // Duplicates have the same Message-ID.
      expect(new Set(copies).size).toBe(queued.length);
      expect(copies.length - queued.length).toBeLessThanOrEqual(KILLS);
      console.log(`${KILLS} kills: ${queued.length} messages, ${copies.length} copies`);
    } finally {
      await server.stop();
      await mail.close();
    }
  },
  240_000 + KILLS * 60_000,
);

it.each([
  ['never responds', 0],
  ['responds with 500', 500],
])('delivers codes within two seconds while the SMS gateway %s', async (_, status) => {
  const gateway = await smsGateway({ status });
  const mail = await mailServer();
  const server = await startServer({
    SMS_GATEWAY_URL: gateway.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  });
  try {
    const seconds: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const { mobile } = await buildStaff(server, 'ADMIN');
      await server.http.post('/admin/login/send-otp').send({ phoneNumber: mobile }).expect(200);
      const { email } = await buildCustomer(server);
      const begun = performance.now();
      await server.http.post('/api/login/send-otp').send({ email }).expect(200);
      while (!mail.taken.some((text) => text.includes(`To: ${email}`))) await pause(5);
      seconds.push((performance.now() - begun) / 1000);
    }
    seconds.sort((a, b) => a - b);
    const p95 = seconds[Math.floor(seconds.length * 0.95)]!;
    console.log(`codes handed over: p95 ${p95.toFixed(3)} s`);
    expect(p95).toBeLessThan(2);
  } finally {
    await gateway.close();
    await server.stop();
    await mail.close();
  }
});
