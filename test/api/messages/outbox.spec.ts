import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll } from '../../support/end-all';
import { mailServer } from '../../support/network/mail-server';
import { smsGateway } from '../../support/network/sms-gateway';
import { dayAhead, pay, place, rentalRequest, renter } from '../../support/renting';
import { queueMails } from '../../support/sealed-outbox';
import { moveClock, runServer, startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, codeFor, signIn } from '../../support/test-data';

/** Waits for the first failed attempt, and returns its error. @param to by default any recipient */
async function firstError({ db }: TestServer, to: string | null = null): Promise<string> {
  for (;;) {
    const { rows } = await db.query<{ error: string }>(
      'SELECT last_error AS error FROM outbox_messages WHERE last_error IS NOT NULL AND recipient = coalesce($1, recipient)',
      [to],
    );
    if (rows[0]) return rows[0].error;
    await new Promise(setImmediate);
  }
}

const tryAgainNow = ({ db }: TestServer) =>
  db.query(
    `WITH due AS (UPDATE outbox_messages SET next_attempt_at = app_now() WHERE status = 'PENDING')
     SELECT pg_notify('outbox_sms_code', '')`,
  );

describe('outbox', () => {
  describe('with a mail server and an SMS gateway', () => {
    const answer = { status: 200 };
    let mail: Awaited<ReturnType<typeof mailServer>>;
    let gateway: Awaited<ReturnType<typeof smsGateway>>;
    let server: TestServer;
    beforeAll(async () => {
      [mail, gateway] = await Promise.all([mailServer(), smsGateway(answer)]);
      server = await startServer({
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'City Cars <cars@example.com>',
        SMS_GATEWAY_URL: gateway.url,
        SMS_GATEWAY_TOKEN: 'a token of the gateway',
        SMS_DLT_ENTITY_ID: '1101',
        SMS_DLT_HEADER: 'CTYCAR',
        SMS_DLT_TEMPLATES: 'ADMIN_CODE=1107,DESK_CODE=1108,MOBILE_CODE=1109',
      });
    });
    afterAll(() => endAll(gateway, server, mail));

    it('delivers e-mail to the SMTP server', async () => {
      const { email } = await buildCustomer(server);
      await server.http.post('/api/login/send-otp').send({ email }).expect(200);
      await mail.next();
      expect(mail.taken[0]).toContain(`To: ${email}`);
      expect(mail.taken[0]).toContain('From: City Cars <cars@example.com>');
      expect(mail.taken[0]).toMatch(/\b\d{6} is your one-time code to sign in/);
      expect(mail.taken[0]).toMatch(/^Reply-To: \S+@\S+$/m);
      expect(mail.taken[0]).toMatch(/^Message-ID: <[\w-]{43}@example\.com>$/m);
      expect(mail.taken[0]).toContain('Auto-Submitted: auto-generated');

      const person = await renter(server);
      const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
      const transactionId = await pay(server, person.token, { amount: 3799, type: 'book' });
      const request = rentalRequest(await buildCar(server), { fromDate: dayAhead(10), toDate: dayAhead(12) });
      const { body } = await place(server, 'bookings', person.token, request).expect(201);
      const verification = { transactionId, bookingId: body.data.id, actionType: 'book', isVerified: true };
      await server.http.put('/api/payments/verify').set(bearer(admin)).send(verification).expect(200);
      const receipt = /filename=RC-\d{4}-000001\.pdf/;
      while (!mail.taken.some((text) => receipt.test(text))) await mail.more();
      // The beginning of a PDF file.
      expect(mail.taken.find((text) => receipt.test(text))).toContain('JVBERi0');
    });

    it('delivers SMS to the gateway with their registration, and retries under the same ID', async () => {
      answer.status = 500;
      const { mobile } = await buildStaff(server, 'ADMIN');
      await server.http.post('/admin/login/send-otp').send({ phoneNumber: mobile }).expect(200);
      const first = await gateway.takenBy(mobile);
      expect(first).toMatchObject({
        text: expect.stringMatching(/^\d{8} is your one-time code to sign in as admin at /),
        entityId: '1101',
        header: 'CTYCAR',
        templateId: '1107',
        headers: { authorization: 'Bearer a token of the gateway' },
      });
      expect(await firstError(server)).toBe('The SMS gateway answered 500.');
      answer.status = 200;
      await tryAgainNow(server);
      const second = await gateway.takenBy(mobile, 2);
      expect(second.text).toBe(first.text);
      expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
    });

    it('sends e-mail while the SMS gateway accepts requests and does not respond', async () => {
      answer.status = 0;
      const staff = await Promise.all(Array.from({ length: 6 }, () => buildStaff(server, 'ADMIN')));
      for (const { mobile } of staff)
        await server.http.post('/admin/login/send-otp').send({ phoneNumber: mobile }).expect(200);
      const { email } = await buildCustomer(server);
      await server.http.post('/api/login/send-otp').send({ email }).expect(200);
      while (!mail.taken.some((text) => text.includes(`To: ${email}`))) await mail.more();
    });
  });

  it('signs in to the SMTP server over TLS, and signs its e-mail (DKIM)', async () => {
    const names: (string | null | undefined)[] = [];
    const mail = await mailServer(0, {
      secure: true,
      onAuth({ username, password }, _, done) {
        names.push(username, password);
        done(null, { user: username });
      },
    });
    const folder = mkdtempSync(join(tmpdir(), 'rental-dkim-'));
    const keyFile = join(folder, 'key.pem');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const server = await startServer({
      SMTP_URL: `smtps://cars:a%40b@127.0.0.1:${mail.port}/?tls.rejectUnauthorized=false`,
      DKIM_DOMAIN: 'example.com',
      DKIM_SELECTOR: 'cars1',
      DKIM_KEY_FILE: keyFile,
    });
    try {
      const { email } = await buildCustomer(server);
      await server.http.post('/api/login/send-otp').send({ email }).expect(200);
      await mail.next();
      expect(names).toEqual(['cars', 'a@b']);
      expect(mail.taken[0]).toMatch(/^DKIM-Signature: [^]*?d=example\.com;[^]*?s=cars1;/m);
    } finally {
      await server.stop();
      await mail.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('sends nothing to an SMTP server without TLS if TLS is required', async () => {
    const mail = await mailServer();
    const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, SMTP_TLS: 'required' });
    try {
      const { email } = await buildCustomer(server);
      await server.http.post('/api/login/send-otp').send({ email }).expect(200);
      expect(await firstError(server)).toMatch(/STARTTLS/);
      expect(mail.taken).toEqual([]);
    } finally {
      await server.stop();
      await mail.close();
    }
  });

  it('resends a message until the server accepts it, even after a crash', async () => {
    const dead = await mailServer();
    await dead.close();
    const env = { SMTP_URL: `smtp://127.0.0.1:${dead.port}` };
    const server = await startServer(env, { ownProcess: true });
    try {
      const email = 'asha@example.com';
      await queueMails(server, [email]);
      await firstError(server);
      const { rows } = await server.db.query('SELECT status, attempts FROM outbox_messages');
      expect(rows).toEqual([{ status: 'PENDING', attempts: 1 }]);

      server.process.kill('SIGKILL');
      await once(server.process, 'exit');
      const mail = await mailServer(dead.port);
      await moveClock(server, '1 hour');
      const next = await runServer(server.databaseUrl, { ...env, DATA_DIR: server.dataDir });
      await mail.next();
      expect(mail.taken[0]).toContain(`To: ${email}`);
      await next.stop();
      const { rows: sent } = await server.db.query('SELECT status FROM outbox_messages');
      expect(sent).toEqual([{ status: 'SENT' }]);
      await mail.close();
    } finally {
      await server.stop();
    }
  });

  it('fails expired codes at once, and keeps retrying the newsletter link', async () => {
    const dead = await mailServer();
    await dead.close();
    const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${dead.port}` });
    try {
      const { email } = await buildCustomer(server);
      await server.http.post('/api/login/send-otp').send({ email }).expect(200);
      await firstError(server);
      await server.http.post('/api/subscribe').send({ email: 'reader@example.com' }).expect(200);
      const stateOf = async (recipient: string) => {
        const { rows } = await server.db.query(
          'SELECT status, attempts, last_error AS error FROM outbox_messages WHERE recipient = $1',
          [recipient],
        );
        return rows[0];
      };
      // An earlier release gave up after this attempt.
      await server.db.query(
        `WITH due AS (UPDATE outbox_messages SET attempts = 6, next_attempt_at = app_now() WHERE recipient = 'reader@example.com')
         SELECT pg_notify('outbox_email_code', '')`,
      );
      while (
        (await stateOf('reader@example.com')).attempts < 7 ||
        !(await stateOf('reader@example.com')).error
      )
        await new Promise(setImmediate);
      expect(await stateOf('reader@example.com')).toMatchObject({ status: 'PENDING', attempts: 7 });

      await moveClock(server, '11 minutes');
      const mail = await mailServer(dead.port);
      const began = Date.now();
      await server.db.query(
        `WITH expired AS (
           INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, carries_code, expires_at, next_attempt_at)
           SELECT channel, recipient, subject, sealed_text, true, expires_at, expires_at - interval '1 hour' FROM outbox_messages, generate_series(1, 50)
            WHERE recipient = $1)
         SELECT pg_notify('outbox_email_code', '')`,
        [email],
      );
      await mail.next();
      expect(mail.taken[0]).toContain('To: reader@example.com');
      // The lane looks for due messages every 5 seconds, and takes five at a time.
      expect(Date.now() - began).toBeLessThan(15_000);
      while ((await stateOf(email)).status === 'PENDING') await new Promise(setImmediate);
      expect(await stateOf(email)).toMatchObject({
        status: 'FAILED',
        error: 'The code or link has expired.',
      });
      expect(mail.taken).toHaveLength(1);
      await mail.close();
    } finally {
      await server.stop();
    }
  });

  it('does not retry a permanent refusal, and stores the reason without the recipient', async () => {
    let refused = '';
    const answerTo =
      (command: string) =>
      ({ address }: { address: string }, _: unknown, done: (error?: Error) => void) =>
        done(
          command === refused
            ? Object.assign(new Error(`5.1.1 <${address}> is unknown`), { responseCode: 550 })
            : undefined,
        );
    const mail = await mailServer(0, {
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: answerTo('RCPT TO'),
      onMailFrom: answerTo('MAIL FROM'),
    });
    const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
    try {
      for (const [command, status] of [
        ['RCPT TO', 'FAILED'],
        ['MAIL FROM', 'PENDING'],
      ] as const) {
        refused = command;
        const { email } = await buildCustomer(server);
        await server.http.post('/api/login/send-otp').send({ email }).expect(200);
        expect(await firstError(server, email)).toBe(`The mail server answered ${command} with 550 5.1.1.`);
        const { rows } = await server.db.query('SELECT status FROM outbox_messages WHERE recipient = $1', [
          email,
        ]);
        expect(rows).toEqual([{ status }]);
      }
    } finally {
      await server.stop();
      await mail.close();
    }
  });

  it('delivers codes to WhatsApp instead of SMS, with the template of the business', async () => {
    const answer = { status: 401 };
    const whatsApp = await smsGateway(answer);
    const server = await startServer({
      WHATSAPP_URL: whatsApp.url,
      WHATSAPP_TOKEN: 'a token of the business',
      WHATSAPP_TEMPLATE: 'staff_code',
    });
    try {
      const { mobile } = await buildStaff(server, 'ADMIN');
      await server.http.post('/admin/login/send-otp').send({ phoneNumber: mobile }).expect(200);
      await whatsApp.takenBy(mobile);
      expect(await firstError(server)).toBe('WhatsApp answered 401.');
      answer.status = 200;
      await tryAgainNow(server);
      const { headers, ...sent } = await whatsApp.takenBy(mobile, 2);
      const otp = await codeFor(server, mobile);
      const parameters = [{ type: 'text', text: otp }];
      expect(sent).toEqual({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: `+91${mobile}`,
        type: 'template',
        template: {
          name: 'staff_code',
          language: { code: 'en' },
          components: [
            { type: 'body', parameters },
            { type: 'button', sub_type: 'url', index: '0', parameters },
          ],
        },
      });
      expect(headers.authorization).toBe('Bearer a token of the business');
      await server.http.post('/admin/login/verify-otp').send({ phoneNumber: mobile, otp }).expect(200);
    } finally {
      await server.stop();
      await whatsApp.close();
    }
  });
});
