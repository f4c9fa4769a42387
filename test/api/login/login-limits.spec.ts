import { setTimeout as pause } from 'node:timers/promises';
import { postInTurn } from '../../support/post-in-turn';
import { moveClock, runSecond, startServer, type TestServer } from '../../support/server';
import { bearer, buildCustomer, buildStaff, codeFor, signIn } from '../../support/test-data';

interface Pair {
  mobile: string;
  email: string;
}

describe('limit of sign-ins that reveal accounts', () => {
  let server: TestServer;
  let second: Awaited<ReturnType<typeof runSecond>>;
  let counter = 0;
  /** The last part of the IP address, which differs in each test. */
  let network = 0;
  const ownAddress = (): string => `192.0.2.${network}`;
  beforeEach(() => (network += 1));

  async function start(rateLimits: string): Promise<void> {
    const env = { RATE_LIMITS: rateLimits, TRUST_PROXY: '127.0.0.1' };
    server = await startServer(env);
    second = await runSecond(server, env);
    // The clock is stopped, so that equal responses are equal to the second.
    const { rows } = await server.db.query<{ now: Date }>('SELECT now()');
    await server.db.query(
      `CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE
       AS $$ SELECT '${rows[0]!.now.toISOString()}'::timestamptz $$`,
    );
  }
  async function stop(): Promise<void> {
    await second.stop();
    await server.stop();
  }
  beforeAll(() => start('on'));
  afterAll(stop);

  interface Answer {
    status: number;
    code: number;
    body: unknown;
  }
  const postTo = postInTurn(() => [server, second]);
  async function post(path: string, body: object, address = ownAddress()): Promise<Answer> {
    const response = await postTo(path, body, address);
    const answer = (await response.json()) as { code: number };
    return { status: response.status, code: answer.code, body: answer };
  }
  const toRent = (pair: Pair, address?: string): Promise<Answer> =>
    post('/api/auth/send-otp', { mobile: pair.mobile, email: pair.email }, address);
  const toAccount = (email: string, address?: string): Promise<Answer> =>
    post('/api/login/send-otp', { email }, address);
  const codesOf = (answers: Answer[]): number[] => answers.map(({ code }) => code);

  /** Returns how often each claimant was refused the number of another customer. */
  const claims = async (): Promise<number[]> =>
    (await server.db.query<{ claims: number }>('SELECT claims FROM mobile_disputes')).rows.map(
      (row) => row.claims,
    );

  const newPair = (): Pair => {
    counter += 1;
    return { mobile: String(9_700_000_000 + counter), email: `new${counter}@example.com` };
  };
  /** The mobile number of a customer with an unknown e-mail address. */
  const taken = async (): Promise<Pair> => ({ ...newPair(), mobile: (await buildCustomer(server)).mobile });
  const rejected = (): Promise<Pair> => buildCustomer(server, { approval: 'REJECTED' });
  const many = <T>(count: number, make: () => T | Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, make));

  it('stops an IP address after ten refusals, with one response for known and unknown pairs', async () => {
    const known = [...(await many(8, taken)), ...(await many(7, rejected))];
    const answers = await Promise.all(known.map((pair) => toRent(pair)));
    expect(answers.filter(({ code }) => code === 1009 || code === 1006)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 1011)).toHaveLength(5);

    const pairs = (
      await many(10, async () => [await taken(), newPair(), await buildCustomer(server)] as Pair[])
    ).flat();
    expect(pairs).toHaveLength(30);
    const later: Answer[] = [];
    for (const pair of pairs) later.push(await toRent(pair));
    expect(new Set(later.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(later[0])]),
    );
    expect(later[0]).toMatchObject({
      status: 429,
      code: 1011,
      body: { data: { retryAfterSeconds: 3600 } },
    });
    // Requests above the limit add no rows.
    expect(await claims()).toEqual(codesOf(answers).flatMap((code) => (code === 1009 ? [1] : [])));
    // The sign-in to the account shares the limit; other IP addresses do not.
    expect((await toAccount(pairs[2]!.email)).body).toEqual(later[0]!.body);
    expect((await toAccount('nobody@example.com')).body).toEqual(later[0]!.body);
    expect((await toRent(pairs[2]!, '198.51.100.1')).code).toBe(1000);
  });

  it('stops an IP address after twenty codes, and then reveals nothing about accounts', async () => {
    const sent = await Promise.all((await many(20, newPair)).map((pair) => toRent(pair)));
    expect(new Set(codesOf(sent))).toEqual(new Set([1000]));
    const pairs = [newPair(), await taken(), await rejected(), await buildCustomer(server)];
    const later = [
      ...(await Promise.all(pairs.map((pair) => toRent(pair)))),
      await toAccount(pairs[3]!.email),
      await toAccount('nobody@example.com'),
    ];
    expect(new Set(later.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
    expect(later[0]!.code).toBe(1011);
  });

  it('applies the limit of an e-mail address before it reveals that the address is in use', async () => {
    const person = await buildCustomer(server);
    expect((await toRent(person)).code).toBe(1000);
    expect((await toRent({ ...newPair(), email: person.email })).code).toBe(1011);
  });

  it('counts refusals of suspended accounts at the account sign-in too', async () => {
    const suspended = await many(12, () => buildCustomer(server, { suspended: true }));
    const answers = await Promise.all(suspended.map(({ email }) => toAccount(email)));
    expect(codesOf(answers).sort()).toEqual([...Array<number>(10).fill(1006), 1011, 1011]);
    expect((await toRent(newPair())).code).toBe(1011);
  });

  it('counts the refusal after a correct code, and accepts that code only once', async () => {
    const pairs = await many(10, newPair);
    for (const [n, pair] of pairs.entries()) {
      expect((await toRent(pair)).code).toBe(1000);
      const otp = await codeFor(server, pair.email);
      // Another customer registers the number before the code is entered.
      await server.db.query(`INSERT INTO customers (mobile, email, approval) VALUES ($1, $2, 'PENDING')`, [
        pair.mobile,
        `other${n}@example.com`,
      ]);
      const verify = () => post('/api/auth/verify-otp', { email: pair.email, otp });
      expect((await verify()).code).toBe(1009);
      expect((await verify()).code).toBe(1010);
    }
    expect((await toRent(newPair())).code).toBe(1011);
  });

  it('sends at most five SMS with codes to a number, even for six concurrent customers', async () => {
    const people = await many(6, () => buildCustomer(server));
    const tokens: string[] = [];
    for (const { email } of people) {
      await toAccount(email);
      const { body } = await post('/api/login/verify-otp', { email, otp: await codeFor(server, email) });
      tokens.push((body as { data: { token: string } }).data.token);
    }
    const mobile = '9800000001';
    const answers = await Promise.all(
      tokens.map((token) => server.http.post('/api/user/mobile-change').set(bearer(token)).send({ mobile })),
    );
    expect(answers.map(({ body }) => (body as Answer).code).sort()).toEqual([
      1000, 1000, 1000, 1000, 1000, 1011,
    ]);
    const sent = await server.db.query('SELECT FROM outbox_messages WHERE recipient = $1', [mobile]);
    expect(sent.rowCount).toBe(5);
  });

  it('does not count codes for changes of accounts as sign-ins of their network', async () => {
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const people = await many(20, () => buildCustomer(server));
    for (const { id } of people)
      await server.http
        .post(`/console/customers/${id}/email-change`)
        .set({ ...bearer(admin), 'x-forwarded-for': ownAddress() })
        .send({ email: newPair().email })
        .expect(200);
    expect((await toAccount(people[0]!.email)).code).toBe(1000);
  });

  it('records claims to a number even while refusals are hidden, by twenty new claimants a day', async () => {
    await server.db.query(
      `INSERT INTO sign_ins (identity_hash, purpose, outcome, network, known)
       SELECT 'x', 'RENTING', 'REFUSED', 'n' || n, false FROM generate_series(1, 200) n`,
    );
    const { id, mobile } = await buildCustomer(server);
    const claimants = Array.from({ length: 24 }, () => ({ ...newPair(), mobile }));
    const claim = (n: number, network = 0) => toRent(claimants[n]!, `198.51.${network}.${n}`);
    const answers = [await claim(0), ...(await Promise.all(claimants.slice(1).map((_, n) => claim(n + 1))))];
    answers.push(await claim(0, 1));
    expect(new Set(codesOf(answers))).toEqual(new Set([1000]));
    const { rows } = await server.db.query(
      'SELECT count(*)::int AS claimants, sum(claims)::int AS claims FROM mobile_disputes WHERE customer_id = $1',
      [id],
    );
    expect(rows).toEqual([{ claimants: 20, claims: 21 }]);
    await server.db.query(`DELETE FROM sign_ins WHERE identity_hash = 'x'`);
  });

  it('does not apply with RATE_LIMITS=off', async () => {
    await stop();
    await start('off');
    const pairs = await many(15, taken);
    const answers = [];
    for (const pair of [...pairs, ...pairs]) answers.push(await toRent(pair));
    expect(new Set(codesOf(answers))).toEqual(new Set([1009]));
    // There is one row for each claimant.
    expect(await claims()).toEqual(Array(15).fill(2));
    const fresh = newPair();
    expect(codesOf([await toRent(fresh), await toRent(fresh)])).toEqual([1000, 1000]);
  });
});

it('removes codes and counters that no limit needs, but no records of sign-ins', async () => {
  const server = await startServer();
  const rows = async (): Promise<number[]> => {
    const { rows: found } = await server.db.query<{ counts: number[] }>(
      `SELECT ARRAY[(SELECT count(*)::int FROM one_time_codes), (SELECT count(*)::int FROM login_challenges),
                    (SELECT count(*)::int FROM wrong_tries), (SELECT count(*)::int FROM sign_ins)] AS counts`,
    );
    return found[0]!.counts;
  };
  const request = async (email: string, status: number): Promise<void> => {
    await server.http.post('/api/login/send-otp').send({ email }).expect(status);
  };
  const known = await buildCustomer(server);
  await request(known.email, 200);
  await request('nobody@example.com', 404);
  await server.http.post('/api/login/verify-otp').send({ email: known.email, otp: '0000000' }).expect(401);
  // The wrong code counts for the customer and for the installation.
  expect(await rows()).toEqual([1, 1, 2, 3]);

  await moveClock(server, '27 hours');
  await request((await buildCustomer(server)).email, 200);
  // A process runs the removal when it starts, and every hour.
  const second = await runSecond(server);
  while ((await rows()).join() !== '1,1,0,4') await pause(20);
  await second.stop();
  await server.stop();
});
