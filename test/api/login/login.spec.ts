import { moveClock, runSecond, startServer, type TestServer } from '../../support/server';
import { bearer, buildCustomer, buildStaff, codeFor, type Person, signIn } from '../../support/test-data';

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('sign-in with one-time codes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const request = (email: string): ReturnType<typeof server.http.post> =>
    server.http.post('/api/login/send-otp').send({ email });
  const verify = (email: string, otp: string): ReturnType<typeof server.http.post> =>
    server.http.post('/api/login/verify-otp').send({ email, otp });
  async function newCode(): Promise<{ person: Person; code: string }> {
    const person = await buildCustomer(server);
    const { body } = await request(person.email).expect(200);
    expect(body.data).toEqual({
      expiresInSeconds: 600,
      resendAfterSeconds: 30,
      digits: 6,
      challengeId: expect.any(String),
      alreadySent: false,
      sentAt: expect.any(String),
    });
    return { person, code: await codeFor(server, person.email) };
  }

  it('accepts a code once, for one of 50 concurrent requests', async () => {
    const { person, code } = await newCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(person.email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 401 && body.code === 1010)).toHaveLength(49);
    expect((await verify(person.email, code)).status).toBe(401);
  });

  it('checks five of 200 concurrent wrong codes from one network, and sends a new code', async () => {
    const { person, code } = await newCode();
    const answers = await Promise.all(Array.from({ length: 200 }, () => verify(person.email, wrongOf(code))));
    expect(answers.every(({ status, body }) => status === 401 && body.code === 1010)).toBe(true);
    const { rows } = await server.db.query(
      'SELECT tries, tries_by_network AS "byNetwork" FROM login_challenges ORDER BY created_at DESC LIMIT 1',
    );
    expect(rows).toEqual([{ tries: 0, byNetwork: 5 }]);
    expect(
      answers
        .filter(({ body }) => body.data.triesLeft > 0)
        .map(({ body }) => body.data.triesLeft)
        .sort(),
    ).toEqual([1, 2, 3, 4]);
    expect((await verify(person.email, code)).status).toBe(401);
    await request(person.email).expect(200);
    await verify(person.email, await codeFor(server, person.email)).expect(200);
  });

  it('returns the number of tries left', async () => {
    const { person, code } = await newCode();
    const { body } = await verify(person.email, wrongOf(code)).expect(401);
    expect(body.message).toBe('Invalid OTP. 4 tries left.');
    await verify(person.email, code).expect(200);
  });

  it('ends a code when a newer one is sent', async () => {
    const { person, code } = await newCode();
    await request(person.email).expect(200);
    const newer = await codeFor(server, person.email);
    if (code !== newer) await verify(person.email, code).expect(401);
    await verify(person.email, newer).expect(200);
  });

  it('accepts a code only for its purpose and its customer', async () => {
    const { person, code } = await newCode();
    const other = await buildCustomer(server);
    await request(other.email).expect(200);
    await server.http.post('/api/auth/verify-otp').send({ email: person.email, otp: code }).expect(401);
    if ((await codeFor(server, other.email)) !== code) await verify(other.email, code).expect(401);
    await verify(person.email, code).expect(200);
  });

  it('accepts a code for ten minutes', async () => {
    const { email } = await buildCustomer(server);
    await server.http.post('/api/login/send-otp').send({ email }).expect(200);
    const otp = await codeFor(server, email);
    await moveClock(server, '10 minutes 1 second');
    const { body } = await server.http.post('/api/login/verify-otp').send({ email, otp }).expect(401);
    expect(body.code).toBe(1010);
    await moveClock(server, '0 seconds');
  });

  it('stores and logs no code in the clear', async () => {
    const { code } = await newCode();
    const { rows: tables } = await server.db.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables) {
      const { rows } = await server.db.query(
        `SELECT 1 FROM "${name}" one, jsonb_each_text(to_jsonb(one)) AS part
          WHERE part.value = $1 OR part.value LIKE '%' || $1 || ' is your one-time code%'`,
        [code],
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    expect(server.output()).not.toContain(code);
  });

  it('opens an account after the code is verified, not before', async () => {
    const pair = { mobile: '+91 98111 22334', email: 'New.Person@Example.com' };
    await server.http.post('/api/auth/send-otp').send(pair).expect(200);
    const count = async (): Promise<number> =>
      (await server.db.query(`SELECT 1 FROM customers WHERE email = 'new.person@example.com'`)).rows.length;
    expect(await count()).toBe(0);
    const otp = await codeFor(server, pair.email);
    const { body } = await server.http
      .post('/api/auth/verify-otp')
      .send({ email: pair.email, otp })
      .expect(200);
    expect(await count()).toBe(1);
    expect(body.data.token).toEqual(expect.any(String));
    const { rows } = await server.db.query(
      `SELECT mobile FROM customers WHERE email = 'new.person@example.com'`,
    );
    expect(rows[0].mobile).toBe('9811122334');
  });

  it('refuses to send a code to the mobile number and e-mail of different customers', async () => {
    const [one, two] = [await buildCustomer(server), await buildCustomer(server)];
    for (const pair of [
      { mobile: one.mobile, email: two.email },
      { mobile: one.mobile, email: 'unknown@example.com' },
      { mobile: '9811199999', email: one.email },
    ]) {
      expect((await server.http.post('/api/auth/send-otp').send(pair).expect(409)).body.code).toBe(1009);
    }
  });

  it('refuses suspended and rejected customers who want to rent, but lets rejected ones sign in', async () => {
    const rejected = await buildCustomer(server, { approval: 'REJECTED' });
    const suspended = await buildCustomer(server, { suspended: true });
    for (const person of [rejected, suspended]) {
      expect(
        (
          await server.http
            .post('/api/auth/send-otp')
            .send({ mobile: person.mobile, email: person.email })
            .expect(403)
        ).body.code,
      ).toBe(1006);
    }
    await request(suspended.email).expect(403);
    await request(rejected.email).expect(200);
  });

  it('returns the registration and the approval of the customer', async () => {
    for (const [approval, isRegistered, adminApproval] of [
      ['NOT_REGISTERED', false, null],
      ['PENDING', true, 'PENDING'],
      ['APPROVED', true, 'APPROVED'],
      ['REJECTED', true, 'REJECTED'],
    ] as const) {
      const person = await buildCustomer(server, { approval });
      await request(person.email).expect(200);
      const { body } = await verify(person.email, await codeFor(server, person.email)).expect(200);
      expect(body.data).toMatchObject({ isRegistered, adminApproval });
    }
  });

  it('responds alike for an unknown staff number, without sending a code', async () => {
    const staff = await buildStaff(server, 'ADMIN');
    const known = await server.http
      .post('/admin/login/send-otp')
      .send({ phoneNumber: staff.mobile })
      .expect(200);
    const unknown = await server.http
      .post('/admin/login/send-otp')
      .send({ phoneNumber: '9777700000' })
      .expect(200);
    const desk = await server.http
      .post('/custom-admin/login/send-otp')
      .send({ phoneNumber: staff.mobile })
      .expect(200);
    const same = {
      ...known.body,
      data: { ...known.body.data, challengeId: expect.any(String), sentAt: expect.any(String) },
    };
    expect(known.body.data).toMatchObject({ digits: 8, alreadySent: false });
    expect(unknown.body).toEqual(same);
    expect(desk.body).toEqual(same);
    expect((await server.http.get('/dev/outbox.json').query({ to: '9777700000' })).body).toEqual([]);
    expect((await server.http.get('/dev/outbox.json').query({ to: staff.mobile })).body).toHaveLength(1);
    await server.http
      .post('/admin/login/verify-otp')
      .send({ phoneNumber: '9777700000', otp: '123456' })
      .expect(401);
  });

  it('ends the session in every process at a sign-out', async () => {
    const second = await runSecond(server);
    const person = await buildCustomer(server);
    const [first, other] = [
      await signIn(server, 'customer', person),
      await signIn(server, 'customer', person),
    ];
    await server.http.post('/api/logout').set(bearer(first)).expect(200);
    const profile = (token: string): Promise<Response> =>
      fetch(`${second.url}/api/user/profile`, { headers: bearer(token) });
    expect((await profile(first)).status).toBe(401);
    expect((await profile(other)).status).toBe(200);
    await second.stop();
  });
});

describe('limit of one-time codes', () => {
  let server: TestServer;
  let second: Awaited<ReturnType<typeof runSecond>>;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS: 'on' });
    second = await runSecond(server, { RATE_LIMITS: 'on' });
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
  });

  /** The start of the test. Limits apply for at most a day, so that tests begin two days apart. */
  let day = 0;
  const atTime = (time: string): Promise<void> => moveClock(server, `${day} days ${time}`);
  beforeEach(() => {
    day += 2;
    return atTime('0 seconds');
  });

  const send = (url: string, email: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url}/api/login/send-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email }),
    });

  it('allows a new code after 30 seconds, and returns the time to wait', async () => {
    const { email } = await buildCustomer(server);
    expect((await send(server.url, email)).status).toBe(200);
    const refused = await send(second.url, email);
    expect(refused.status).toBe(429);
    const { code, data } = (await refused.json()) as { code: number; data: { retryAfterSeconds: number } };
    expect(code).toBe(1011);
    expect(data.retryAfterSeconds).toBeGreaterThan(25);
    expect(refused.headers.get('retry-after')).toBe(String(data.retryAfterSeconds));
    await atTime('31 seconds');
    expect((await send(server.url, email)).status).toBe(200);
  });

  it('allows five an hour for one customer through two processes, whatever the headers are', async () => {
    const { email } = await buildCustomer(server);
    let sent = 0;
    for (let n = 0; n < 8; n += 1) {
      await atTime(`${n * 31} seconds`);
      const answers = await Promise.all(
        [server.url, second.url, server.url].map((url, k) =>
          send(url, email, { 'x-forwarded-for': `10.0.${n}.${k}` }),
        ),
      );
      sent += answers.filter(({ status }) => status === 200).length;
    }
    expect(sent).toBe(5);
    await atTime('2 hours');
    expect((await send(server.url, email)).status).toBe(200);
  });

  it('allows twenty an hour for one IP address, through two processes', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => buildCustomer(server)));
    const answers = await Promise.all(
      people.map(({ email }, n) => send(n % 2 ? server.url : second.url, email)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('serves ten unknown addresses an hour, then responds alike for known and unknown ones', async () => {
    const { email } = await buildCustomer(server);
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => send(n % 2 ? server.url : second.url, `nobody${n}@example.com`)),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await send(server.url, email)).status).toBe(429);
  });
});
