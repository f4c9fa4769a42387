import { request } from 'node:http';
import type { TokenKind } from '../../../backend/contract/customers/people';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, buildCustomer, buildStaff, codeFor, signIn } from '../../support/test-data';

const ROUTES: Record<TokenKind, string> = {
  admin: '/console/settings',
  'custom-admin': '/console/bookings',
  customer: '/api/user/profile',
  renting: '/api/adminVerified',
};

describe('session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterEach(() => moveClock(server, '0 seconds'));
  afterAll(() => server.stop());

  const use = async (kind: TokenKind, token: string, headers: object = {}): Promise<boolean> => {
    const { status } = await server.http.get(ROUTES[kind]).set({ ...bearer(token), ...headers });
    return status !== 401;
  };
  const person = (kind: TokenKind) =>
    kind === 'admin' || kind === 'custom-admin'
      ? buildStaff(server, kind === 'admin' ? 'ADMIN' : 'CUSTOM_ADMIN')
      : buildCustomer(server);
  /** Signs a customer in with the cookie of a browser and the token of an earlier session. */
  async function signInWith(
    email: string,
    { cookie, token }: { cookie?: string; token?: string } = {},
  ): Promise<{ token: string; cookie: string }> {
    await server.http.post('/api/login/send-otp').send({ email }).expect(200);
    const answer = await server.http
      .post('/api/login/verify-otp')
      .set({ ...(cookie ? { cookie } : {}), ...(token ? bearer(token) : {}) })
      .send({ email, otp: await codeFor(server, email) })
      .expect(200);
    const [set] = answer.headers['set-cookie'] as unknown as string[];
    return { token: (answer.body as { data: { token: string } }).data.token, cookie: set!.split(';')[0]! };
  }

  it.each<[TokenKind, string, string]>([
    ['customer', '13 days 23 hours', '14 days 1 minute'],
    ['admin', '29 minutes', '31 minutes'],
    ['custom-admin', '59 minutes', '61 minutes'],
  ])('ends if a %s does not use it, not after %s, but after %s', async (kind, before, after) => {
    const token = await signIn(server, kind, await person(kind));
    await moveClock(server, before);
    expect(await use(kind, token, { 'x-background': '1' })).toBe(true);
    await moveClock(server, after);
    expect(await use(kind, token)).toBe(false);
  });

  it('is removed 30 days after its end, also if nobody used it any longer', async () => {
    const customer = await person('customer');
    await signIn(server, 'customer', customer);
    const stored = async () =>
      (
        await server.db.query("SELECT FROM sessions WHERE kind = 'customer' AND subject_id = $1", [
          customer.id,
        ])
      ).rowCount;
    await server.db.query(
      `UPDATE sessions SET idle_seconds = 3600, expires_at = app_now() + interval '1 year'`,
    );
    for (const [time, count] of [
      ['30 days', 1],
      ['30 days 2 hours', 0],
    ] as const) {
      await moveClock(server, time);
      await server.runJob('remove-old-sign-ins');
      expect(await stored()).toBe(count);
    }
  });

  it.each<[TokenKind, string, string]>([
    ['customer', '13 days', '26 days'],
    ['admin', '29 minutes', '58 minutes'],
    ['custom-admin', '59 minutes', '118 minutes'],
  ])('continues while a %s uses it', async (kind, first, second) => {
    const token = await signIn(server, kind, await person(kind));
    for (const time of [first, second]) {
      await moveClock(server, time);
      expect(await use(kind, token)).toBe(true);
    }
  });

  it.each<[TokenKind, string, number]>([
    ['customer', '29 days', 10],
    ['renting', '119 minutes', 5],
    ['admin', '11 hours 59 minutes', 5],
    ['custom-admin', '11 hours 59 minutes', 5],
  ])('lasts for a %s at least %s, with at most %d at a time', async (kind, time, atMost) => {
    const who = await person(kind);
    const tokens = [];
    for (let count = 0; count <= atMost; count += 1) {
      await moveClock(server, `${count} seconds`);
      tokens.push(await signIn(server, kind, who));
    }
    await server.db.query('UPDATE sessions SET idle_seconds = NULL');
    await moveClock(server, time);
    const valid = [];
    for (const token of tokens) valid.push(await use(kind, token));
    expect(valid).toEqual([false, ...Array<boolean>(atMost).fill(true)]);
    await server.db.query(`UPDATE sessions SET last_used_at = app_now()`);
    await moveClock(server, '31 days');
    expect(await use(kind, tokens.at(-1)!)).toBe(false);
  });

  it('ends at a sign-in in the same browser, and at a sign-in with its token', async () => {
    const { email } = await buildCustomer(server);
    const elsewhere = await signInWith(email);
    const first = await signInWith(email);
    const second = await signInWith(email, { cookie: first.cookie });
    const other = await buildCustomer(server);
    const third = await signInWith(other.email, { token: second.token });
    const valid = [];
    for (const { token } of [elsewhere, first, second, third]) valid.push(await use('customer', token));
    expect(valid).toEqual([true, false, false, true]);
  });

  it('is one of at most 10, even if a customer signs in 20 times concurrently', async () => {
    const { id, email } = await buildCustomer(server);
    const codes: { otp: string; challengeId: string }[] = [];
    for (let count = 0; count < 20; count += 1) {
      const { body } = await server.http.post('/api/login/send-otp').send({ email }).expect(200);
      codes.push({ otp: await codeFor(server, email), challengeId: body.data.challengeId as string });
    }
    const answers = await Promise.all(
      codes.map((code) => server.http.post('/api/login/verify-otp').send({ email, ...code })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    const { rows } = await server.db.query(
      `SELECT count(*)::int AS open FROM sessions WHERE kind = 'customer' AND subject_id = $1 AND revoked_at IS NULL`,
      [id],
    );
    expect(rows).toEqual([{ open: 10 }]);
  });

  it('stores its use at most once a minute, and waits for no transaction that locks its row', async () => {
    const who = await buildCustomer(server);
    const token = await signIn(server, 'customer', who);
    const lastUse = async () => {
      const { rows } = await server.db.query(
        `SELECT xmin::text AS version FROM sessions WHERE kind = 'customer' AND subject_id = $1`,
        [who.id],
      );
      return (rows as { version: string }[])[0]!.version;
    };
    const opened = await lastUse();
    await moveClock(server, '50 seconds');
    expect(await use('customer', token)).toBe(true);
    expect(await lastUse()).toBe(opened);
    await moveClock(server, '70 seconds');
    expect(await use('customer', token)).toBe(true);
    const used = await lastUse();
    expect(used).not.toBe(opened);
    await moveClock(server, '200 seconds');
    const client = await server.db.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT id FROM sessions FOR UPDATE');
      expect(await use('customer', token)).toBe(true);
      await client.query('ROLLBACK');
    } finally {
      client.release();
    }
  });

  it('can end while a form arrives, which is then refused', async () => {
    const admin = await buildStaff(server, 'ADMIN');
    const token = await signIn(server, 'admin', admin);
    const boundary = 'a-boundary';
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const form = request(`${server.url}/api/vehicles`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
      form.on('response', (response) => resolve(response.resume().statusCode));
      form.on('error', reject);
      form.write(`--${boundary}\r\ncontent-disposition: form-data; name="car"\r\n\r\n`);
      setTimeout(() => {
        const query = 'UPDATE sessions SET revoked_at = app_now() WHERE kind = $1 AND subject_id = $2';
        void server.db.query(query, ['admin', admin.id]).then(() => form.end(`{}\r\n--${boundary}--\r\n`));
      }, 500);
    });
    expect(await answer).toBe(401);
  });

  interface Device {
    id: string;
    label: string;
    network: string | null;
    isThis: boolean;
  }
  const devicesOf = async (token: string): Promise<Device[]> => {
    const { body } = await server.http.get('/api/user/sessions').set(bearer(token)).expect(200);
    return (body as { data: Device[] }).data;
  };

  it('is shown to its customer, who can end one or all others', async () => {
    const who = await buildCustomer(server);
    const tokens = [];
    for (let count = 0; count < 4; count += 1) {
      await moveClock(server, `${count} minutes`);
      tokens.push(await signIn(server, count === 1 ? 'renting' : 'customer', who));
    }
    const [first, renting, third, current] = tokens as [string, string, string, string];
    const devices = await devicesOf(current);
    await moveClock(server, '13 minutes 1 second');
    for (const path of ['', `/${devices[1]!.id}`]) {
      const refused = await server.http.delete(`/api/user/sessions${path}`).set(bearer(current)).expect(403);
      expect(refused.body).toMatchObject({ code: 1022 });
    }
    await moveClock(server, '12 minutes 50 seconds');
    expect(devices.map(({ isThis, network }) => [isThis, network])).toEqual([
      [true, '127.0.0.1'],
      ...Array<unknown>(3).fill([false, '127.0.0.1']),
    ]);
    await server.http.delete(`/api/user/sessions/${devices[1]!.id}`).set(bearer(current)).expect(200);
    await server.http.delete(`/api/user/sessions/${devices[1]!.id}`).set(bearer(current)).expect(200);
    expect([
      await use('customer', third),
      await use('customer', first),
      await use('renting', renting),
    ]).toEqual([false, true, true]);
    await server.http.delete('/api/user/sessions').set(bearer(current)).expect(200);
    expect([await use('customer', first), await use('renting', renting)]).toEqual([false, false]);
    expect(await devicesOf(current)).toHaveLength(1);
    const { rows } = await server.db.query(
      `SELECT count(*)::int AS browsers FROM known_browsers WHERE person_kind = 'customer' AND person_id = $1`,
      [who.id],
    );
    expect(rows).toEqual([{ browsers: 1 }]);
  });

  it('cannot be ended by another person', async () => {
    const [own, others] = [await buildCustomer(server), await buildCustomer(server)];
    const token = await signIn(server, 'customer', own);
    const foreign = await signIn(server, 'customer', others);
    const [device] = await devicesOf(foreign);
    await server.http.delete(`/api/user/sessions/${device!.id}`).set(bearer(token)).expect(404);
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    await server.http.delete(`/console/sessions/${device!.id}`).set(bearer(admin)).expect(404);
    expect(await use('customer', foreign)).toBe(true);
  });

  it('is shown to its staff member, and can be ended by an admin with an audit entry', async () => {
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const member = await buildStaff(server, 'CUSTOM_ADMIN');
    const desk = await signIn(server, 'custom-admin', member);
    const who = await buildCustomer(server);
    const customer = await signIn(server, 'customer', who);
    const { body } = await server.http.get('/console/sessions').set(bearer(desk)).expect(200);
    expect(body).toEqual([expect.objectContaining({ isThis: true, network: '127.0.0.1' })]);
    const { rows } = await server.db.query('SELECT id FROM staff WHERE mobile = $1', [member.mobile]);
    const staffId = (rows as { id: number }[])[0]!.id;
    for (const path of [`/console/customers/${who.id}/sessions`, `/console/staff/${staffId}/sessions`]) {
      await server.http.delete(path).set(bearer(desk)).expect(403);
      const answer = await server.http.delete(path).set(bearer(admin)).expect(200);
      expect(answer.body).toEqual({ ended: 1 });
    }
    expect([await use('custom-admin', desk), await use('customer', customer)]).toEqual([false, false]);
    const entries = await server.db.query(
      `SELECT subject, subject_id AS "subjectId", after FROM audit_entries
        WHERE action = 'end-sessions' AND subject_id = ANY ($1) ORDER BY id`,
      [[String(who.id), String(staffId)]],
    );
    expect(entries.rows).toEqual([
      { subject: 'customer', subjectId: String(who.id), after: { endedSessions: 1 } },
      { subject: 'staff', subjectId: String(staffId), after: { endedSessions: 1 } },
    ]);
  });
});
