import type { ConsoleMessage } from '../../../backend/contract/office';
import { mailServer } from '../../support/network/mail-server';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCustomer, buildStaff, codeFor, signIn } from '../../support/test-data';
import { desk, pair } from '../desk-rentals/desk-rentals.support';

describe('messages in the console', () => {
  let server: TestServer;
  let admins: { mobile: string; token: string }[];
  let dead: number;

  beforeAll(async () => {
    const mail = await mailServer();
    dead = mail.port;
    await mail.close();
    server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${dead}` });
    admins = [];
    for (const staff of [await buildStaff(server, 'ADMIN'), await buildStaff(server, 'ADMIN')])
      admins.push({ mobile: staff.mobile, token: await signIn(server, 'admin', staff) });
  });
  afterAll(() => server.stop());

  const get = (path: string, query: object = {}) =>
    server.http
      .get(`/console/messages${path}`)
      .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])))
      .set(bearer(admins[0]!.token));
  const list = async (filter: object): Promise<ConsoleMessage[]> =>
    (await get('', { filter }).expect(200)).body as ConsoleMessage[];
  const resend = (place: number, id: number) =>
    server.http.put(`/console/messages/${id}/resend`).set(bearer(admins[place]!.token));

  /** Sends a complaint, whose acknowledgement the unreachable mail server never accepts. */
  async function mailed(): Promise<{ email: string; message: () => Promise<ConsoleMessage> }> {
    const person = await buildCustomer(server);
    await server.http.post('/api/login/send-otp').send({ email: person.email }).expect(200);
    const proof = { email: person.email, otp: await codeFor(server, person.email) };
    const { token } = (await server.http.post('/api/login/verify-otp').send(proof).expect(200)).body.data;
    await server.http
      .post('/api/complaints')
      .set(bearer(token as string))
      .field('subject', 'Wet seat')
      .field('message', 'It rained in.')
      .expect(201);
    return { email: person.email, message: async () => (await list({ q: person.email }))[0]! };
  }

  /** Returns a message that failed with its last attempt, because the mail server is unreachable. */
  async function givenUp(): Promise<ConsoleMessage> {
    const { email, message } = await mailed();
    const { id } = await message();
    let now = await message();
    while (now.state !== 'FAILED') {
      await server.db.query(
        `WITH due AS (UPDATE outbox_messages SET attempts = 33, next_attempt_at = app_now()
                       WHERE id = $1 AND status = 'PENDING' AND attempts < 34)
         SELECT pg_notify('outbox_email', '')`,
        [id],
      );
      now = (await list({ q: email }))[0]!;
    }
    return now;
  }

  it('lists messages newest first without texts, and finds them by state, channel and recipient', async () => {
    const { email } = await mailed();
    const [ack, code] = await list({ q: email.slice(0, 12).toUpperCase() });
    expect(Object.keys(ack!)).not.toContain('text');
    expect(ack).toMatchObject({
      id: expect.any(Number),
      channel: 'EMAIL',
      recipient: email,
      subject: expect.stringMatching(/^We have received your complaint/),
      state: 'QUEUED',
      attempts: expect.any(Number),
      carriesCode: false,
      createdAt: expect.stringMatching(/Z$/),
      nextAttemptAt: expect.stringMatching(/Z$/),
      sentAt: null,
    });
    expect(code).toMatchObject({ subject: 'Your one-time code', carriesCode: true });
    let sms: ConsoleMessage[];
    do sms = await list({ q: `+91 ${admins[0]!.mobile}`, channel: 'SMS' });
    while (sms[0]?.state === 'QUEUED');
    expect(sms).toMatchObject([{ recipient: admins[0]!.mobile, state: 'SENT', nextAttemptAt: null }]);
    expect(await list({ q: email, state: 'SENT' })).toEqual([]);
    expect(await list({ q: '%' })).toEqual([]);
    for (const filter of [{ state: 'PENDING' }, { channel: 'FAX' }, { q: {} }])
      await get('', { filter }).expect(400);
  });

  it('shows a text on demand without its code', async () => {
    const { email } = await mailed();
    const [ack, code] = await list({ q: email });
    const { body: read } = await get(`/${ack!.id}/text`).expect(200);
    expect(read.text).toContain('Wet seat');
    const { body: hidden } = await get(`/${code!.id}/text`).expect(200);
    expect(hidden.text).toMatch(/^•+ is your one-time code to sign in/);
    expect(hidden.text).not.toMatch(/\d{6}/);
    await get('/987654/text').expect(404);
  });

  it('resends a failed message once in ten calls, and returns its admin to the other calls', async () => {
    const { id, attempts, lastError } = await givenUp();
    expect([attempts, lastError]).toEqual([34, expect.stringContaining('ECONNREFUSED')]);
    expect((await list({ state: 'FAILED' })).map((row) => row.id)).toContain(id);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => resend(n % 2, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body).toMatchObject({ code: 1015, data: { decidedBy: expect.stringMatching(/^\d{1,9}$/) } });
    const mail = await mailServer(dead);
    try {
      await server.db.query(
        `WITH due AS (UPDATE outbox_messages SET next_attempt_at = app_now() WHERE id = $1 AND status = 'PENDING')
         SELECT pg_notify('outbox_email', '')`,
        [id],
      );
      let now: ConsoleMessage;
      do now = (await get(`/${id}`).expect(200)).body as ConsoleMessage;
      while (now.state !== 'SENT');
      expect(now).toMatchObject({ lastError: null, sentAt: expect.stringMatching(/Z$/) });
      expect(mail.taken.filter((text) => text.includes(now.subject))).toHaveLength(1);
    } finally {
      await mail.close();
    }
    const { rows } = await server.db.query(
      `SELECT before ->> 'state' AS before, after ->> 'state' AS after FROM audit_entries
        WHERE action = 'resend-message' AND subject_id = $1`,
      [String(id)],
    );
    expect(rows).toEqual([{ before: 'FAILED', after: 'QUEUED' }]);
    await resend(0, 987_654).expect(404);
  });

  it('resends the messages that failed in the last two days, except codes and reminders', async () => {
    const { id } = await givenUp();
    const old = (await givenUp()).id;
    await server.db.query(
      `UPDATE outbox_messages SET next_attempt_at = app_now() - interval '49 hours' WHERE id = $1`,
      [old],
    );
    const reminder = (await givenUp()).id;
    await server.db.query(`UPDATE outbox_messages SET once_key = 'PICKUP:987654' WHERE id = $1`, [reminder]);
    await server.db.query(
      `UPDATE outbox_messages SET status = 'FAILED' WHERE carries_code AND channel = 'EMAIL'`,
    );
    const failed = await list({ state: 'FAILED' });
    const left = new Set([old, reminder]);
    const wanted = failed.filter((one) => !one.carriesCode && !left.has(one.id)).length;
    const { body } = await server.http
      .post('/console/messages/resend-failed')
      .set(bearer(admins[0]!.token))
      .expect(200);
    expect([body, wanted > 0]).toEqual([{ count: wanted }, true]);
    expect((await get(`/${id}`).expect(200)).body.state).toBe('QUEUED');
    const rest = await list({ state: 'FAILED' });
    expect(rest.filter(({ carriesCode }) => !carriesCode).map((one) => one.id)).toEqual([reminder, old]);
  });

  it('fails a message whose delivery was interrupted by five process stops', async () => {
    const { email, message } = await mailed();
    const { id } = await message();
    let now = await message();
    while (now.state !== 'FAILED') {
      await server.db.query(
        `WITH due AS (UPDATE outbox_messages SET unfinished = 5, next_attempt_at = app_now() WHERE id = $1 AND status = 'PENDING')
         SELECT pg_notify('outbox_email', '')`,
        [id],
      );
      now = (await list({ q: email })).find((one) => one.id === id)!;
    }
    expect(now.lastError).toBe('The process stopped during each of the last attempts.');
  });

  it('refuses to resend a message with a code, because the code has expired', async () => {
    const { email } = await mailed();
    const [, code] = await list({ q: email });
    expect(code!.isResendable).toBe(false);
    await server.db.query(`UPDATE outbox_messages SET status = 'FAILED' WHERE id = $1`, [code!.id]);
    const { body } = await resend(0, code!.id).expect(409);
    expect(body).toMatchObject({ code: 1015, message: expect.stringContaining('has expired') });
  });

  it('resends the link of the newsletter, which is secret and valid for days', async () => {
    const email = 'reader@example.com';
    await server.http.post('/api/subscribe').send({ email }).expect(200);
    const [link] = await list({ q: email });
    expect(link).toMatchObject({ carriesCode: true, isResendable: true });
    await server.db.query(`UPDATE outbox_messages SET status = 'FAILED' WHERE id = $1`, [link!.id]);
    expect((await resend(0, link!.id).expect(200)).body.state).toBe('QUEUED');
    const { body } = await get(`/${link!.id}/text`).expect(200);
    expect(body.text).toContain('/newsletter#••••••');
  });

  it('hides the code of the desk on every screen, and never resends it', async () => {
    const staff = await desk(server);
    const [person, carId] = await pair(server);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    const [message] = await list({ q: person.email });
    expect(message).toMatchObject({
      subject: 'Your one-time code for a booking at our desk',
      carriesCode: true,
    });
    const { body: shown } = await get(`/${message!.id}/text`).expect(200);
    expect(shown.text).toMatch(/^•+ is your one-time code to agree to this booking/);
    expect(shown.text).toContain('\nDamage insurance ₹0. No cover: you pay for repairs.');
    const row = await get(`/${message!.id}`).expect(200);
    const file = await get('', { filter: { q: person.email } })
      .set('accept', 'text/csv')
      .expect(200);
    const history = await server.http.get('/console/audit').set(bearer(admins[0]!.token)).expect(200);
    for (const screen of [shown, row.body, file.text, history.body])
      expect(JSON.stringify(screen)).not.toContain(otp);

    await server.db.query(`UPDATE outbox_messages SET status = 'FAILED' WHERE id = $1`, [message!.id]);
    const { body } = await resend(0, message!.id).expect(409);
    expect(body).toMatchObject({ code: 1015, message: expect.stringContaining('has expired') });
    await staff.post(`/${id}/confirmation`, { otp }).expect(201);
  });
});
