import { postInTurn } from '../../support/post-in-turn';
import { openedTexts } from '../../support/sealed-outbox';
import { moveClock, runSecond, startServer, type TestServer } from '../../support/server';
import { buildCustomer, buildStaff, codeFor } from '../../support/test-data';

interface Answer {
  status: number;
  code: number;
  data: {
    retryAfterSeconds?: number;
    triesLeft?: number;
    challengeId?: string;
    digits?: number;
    alreadySent?: boolean;
  } | null;
  cookie: string | null;
}

describe('sign-in under attack', () => {
  let server: TestServer;
  let second: Awaited<ReturnType<typeof runSecond>>;

  beforeAll(async () => {
    const env = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' };
    server = await startServer(env);
    second = await runSecond(server, env);
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
  });

  // Each test uses another day and other networks.
  let day = 0;
  let OWNER: string;
  const atTime = (time: string): Promise<void> => moveClock(server, `${day} days ${time}`);
  beforeEach(() => {
    day += 2;
    OWNER = `192.0.2.${day}`;
    return atTime('0 seconds');
  });

  const postTo = postInTurn(() => [server, second]);
  async function post(...request: Parameters<typeof postTo>): Promise<Answer> {
    const response = await postTo(...request);
    const { code, data } = (await response.json()) as Pick<Answer, 'code' | 'data'>;
    const [set] = response.headers.getSetCookie();
    return { status: response.status, code, data, cookie: set?.split(';')[0] ?? null };
  }
  const send = (email: string, address: string, cookie?: string): Promise<Answer> =>
    post('/api/login/send-otp', { email }, address, cookie);
  const verify = (email: string, otp: string, address: string, more: object = {}): Promise<Answer> =>
    post('/api/login/verify-otp', { email, otp, ...more }, address);
  /** Enters the newest codes in the mailbox that have the right number of digits, as a customer would. */
  async function signInWithNewest(
    email: string,
    address: string,
    sent: NonNullable<Answer['data']>,
  ): Promise<number> {
    const codes = (await openedTexts(server, email, { codesOnly: true })).map(
      (text) => /\d{6,10}/.exec(text)![0],
    );
    for (const otp of codes.filter(({ length }) => length === sent.digits).slice(0, 5)) {
      const { code } = await verify(email, otp, address, { challengeId: sent.challengeId });
      if (code === 1000) return code;
    }
    return 1010;
  }
  const stranger = (n: number): string => `198.${day}.${Math.floor(n / 250)}.${(n % 250) + 1}`;
  const wrongOf = (code: string): string =>
    String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

  it('lets the owner sign in while strangers have requested codes for the same account', async () => {
    const { email } = await buildCustomer(server);
    for (let n = 0; n < 5; n += 1) {
      await atTime(`${n * 31} seconds`);
      expect((await send(email, stranger(n))).code).toBe(1000);
    }
    await atTime(`${5 * 31} seconds`);
    const { code, data } = await send(email, OWNER);
    expect({ code, data }).toMatchObject({ code: 1000, data: { alreadySent: true } });
    const otp = await codeFor(server, email);
    expect((await verify(email, otp, OWNER, { challengeId: data!.challengeId })).code).toBe(1000);
  });

  it('leaves the code of the owner valid after wrong codes from fifty networks', async () => {
    const { email } = await buildCustomer(server);
    const { data } = await send(email, OWNER);
    const otp = await codeFor(server, email);
    await Promise.all(Array.from({ length: 50 }, (_, n) => verify(email, wrongOf(otp), stranger(n))));
    expect((await verify(email, otp, OWNER, { challengeId: data!.challengeId })).code).toBe(1000);
  });

  it('counts the addresses of an IPv6 network as one', async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => buildCustomer(server)));
    const answers = [];
    for (const [n, { email }] of people.entries())
      answers.push(await send(email, `2001:db8:1:2::${(n + 1).toString(16)}`));
    expect(answers.filter(({ code }) => code === 1000)).toHaveLength(20);
    expect((await send(people[24]!.email, '2001:db8:1:3::1')).code).toBe(1000);
  });

  it('records requests, wrong codes and sign-ins without the identity in the clear', async () => {
    const { email } = await buildCustomer(server);
    const { data } = await send(email, OWNER);
    const otp = await codeFor(server, email);
    await verify(email, wrongOf(otp), OWNER, { challengeId: data!.challengeId });
    await verify(email, otp, OWNER, { challengeId: data!.challengeId });
    const { rows } = await server.db.query<{ outcome: string; network: string }>(
      'SELECT outcome, network FROM sign_ins WHERE network = $1 ORDER BY id',
      [OWNER],
    );
    expect(rows).toEqual(['SENT', 'WRONG', 'RIGHT'].map((outcome) => ({ outcome, network: OWNER })));
    const { rows: all } = await server.db.query<{ text: string }>(
      `SELECT s::text AS text FROM sign_ins s UNION ALL SELECT c::text FROM login_challenges c
       UNION ALL SELECT o::text FROM one_time_codes o UNION ALL SELECT b::text FROM known_browsers b`,
    );
    expect(all.length).toBeGreaterThan(4);
    expect(all.filter(({ text }) => text.includes(email) || text.includes(otp))).toEqual([]);
  });

  it('signs the owner in while fifty strangers request and guess codes without a pause', async () => {
    const { email } = await buildCustomer(server);
    const first = await send(email, OWNER);
    const signedIn = await verify(email, await codeFor(server, email), OWNER, {
      challengeId: first.data!.challengeId,
    });
    const browser = signedIn.cookie!;
    let isOver = false;
    let guesses = 0;
    const attack = async (n: number): Promise<void> => {
      while (!isOver) {
        await send(email, stranger(n));
        const { data } = await verify(email, '0000000000', stranger(n));
        guesses += 1;
        if (data?.triesLeft === undefined) return;
      }
    };
    const strangers = Array.from({ length: 50 }, (_, n) => attack(n));
    await atTime('31 seconds');
    const start = Date.now();
    // From a known browser in another network, from a known network, and from neither.
    for (const [address, cookie] of [
      ['203.0.113.7', browser],
      [OWNER, undefined],
      ['203.0.113.8', undefined],
    ] as const) {
      const { code, data } = await send(email, address, cookie);
      expect([address, code]).toEqual([address, 1000]);
      expect(await signInWithNewest(email, address, data!)).toBe(1000);
    }
    expect(Date.now() - start).toBeLessThan(60_000);
    isOver = true;
    await Promise.allSettled(strangers);
    expect(guesses).toBeGreaterThan(49);
    const { rows } = await server.db.query<{ mails: number }>(
      `SELECT count(*)::int AS mails FROM outbox_messages WHERE recipient = $1 AND carries_code`,
      [email],
    );
    // The first code, two for known browsers or networks, four for strangers, and a shared one.
    expect(rows[0]!.mails).toBeLessThanOrEqual(8);
  });

  it('sends five messages in a minute, however many networks request codes for an account', async () => {
    const { email } = await buildCustomer(server);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => send(email, stranger(n))));
    expect(answers.filter(({ code }) => code === 1000)).toHaveLength(100);
    expect(answers.filter(({ data }) => data!.alreadySent === false)).toHaveLength(5);
  });

  it('accepts a shared code once, and a challenge only for its identity and purpose', async () => {
    const [one, other] = [await buildCustomer(server), await buildCustomer(server)];
    const joined = [];
    for (let n = 0; n < 7; n += 1) joined.push(await send(one.email, stranger(n)));
    const otp = await codeFor(server, one.email);
    expect(otp).toHaveLength(10);
    const [challengeId, second] = [joined[5]!.data!.challengeId!, joined[6]!.data!.challengeId!];
    expect((await verify(other.email, otp, OWNER, { challengeId })).code).toBe(1010);
    const renting = { email: one.email, otp, challengeId };
    expect((await post('/api/auth/verify-otp', renting, OWNER)).code).toBe(1010);
    expect(
      (await verify(one.email, otp, OWNER, { challengeId: challengeId.replace(/^.{4}/, '0000') })).code,
    ).toBe(1010);
    const answers = await Promise.all(
      [challengeId, second].map((id) => verify(one.email, otp, OWNER, { challengeId: id })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([1000, 1010]);
  });

  it('counts attempts without the challenge ID separately from those with it', async () => {
    const { email } = await buildCustomer(server);
    const { data } = await send(email, OWNER);
    const otp = await codeFor(server, email);
    for (let n = 0; n < 7; n += 1) await verify(email, wrongOf(otp), OWNER);
    expect((await verify(email, otp, OWNER)).code).toBe(1010);
    expect((await verify(email, otp, OWNER, { challengeId: data!.challengeId })).code).toBe(1000);
  });

  it('reports a sign-in in a new browser and network to the customer', async () => {
    const { email } = await buildCustomer(server);
    const mails = async (): Promise<number> =>
      (
        await server.db.query(
          `SELECT FROM outbox_messages WHERE subject = 'New sign-in to your account' AND recipient = $1`,
          [email],
        )
      ).rowCount!;
    for (const [n, address] of [OWNER, OWNER, '203.0.113.7'].entries()) {
      await atTime(`${n * 31} seconds`);
      const { data } = await send(email, address);
      await verify(email, await codeFor(server, email), address, { challengeId: data!.challengeId });
      expect([n, await mails()]).toEqual([n, n === 2 ? 1 : 0]);
    }
  });

  const concealAccounts = () =>
    server.db.query(
      `INSERT INTO sign_ins (identity_hash, purpose, outcome, network, known)
       SELECT 'x', 'ACCOUNT', 'REFUSED', 'n' || n, false FROM generate_series(1, 200) n`,
    );

  it('hides which accounts exist after 200 refusals in an hour', async () => {
    await concealAccounts();
    const { email } = await buildCustomer(server);
    const known = await send(email, OWNER);
    const unknown = await send('nobody@example.com', OWNER);
    expect([known.code, unknown.code]).toEqual([1000, 1000]);
    expect(Object.keys(unknown.data!).sort()).toEqual(Object.keys(known.data!).sort());
  });

  const messagesTo = async (recipient: string): Promise<number> =>
    (await server.db.query('SELECT FROM outbox_messages WHERE recipient = $1 AND carries_code', [recipient]))
      .rowCount!;
  /** What a stranger can compare. The times differ by the duration of the test. */
  const comparable = ({ status, data }: Answer): unknown => ({
    status,
    alreadySent: data!.alreadySent,
    digits: data!.digits,
  });

  it('sends a code to a member of staff for whom strangers have requested codes with the other role', async () => {
    const { mobile } = await buildStaff(server, 'ADMIN');
    const requests = [
      ['custom-admin', 0],
      ['custom-admin', 31],
      ['admin', 590],
      ['admin', 595],
    ] as const;
    const answers: Answer[] = [];
    const toUnknown: Answer[] = [];
    for (const [n, [role, seconds]] of requests.entries()) {
      await atTime(`${seconds} seconds`);
      const request = (phoneNumber: string) =>
        post(`/${role}/login/send-otp`, { phoneNumber }, n === 2 ? OWNER : stranger(n));
      answers.push(await request(mobile));
      toUnknown.push(await request('9000000001'));
      expect([n, await messagesTo(mobile)]).toEqual([n, n < 2 ? 0 : 1]);
    }
    expect(answers.map(comparable)).toEqual(toUnknown.map(comparable));
    expect(answers.map(({ data }) => data!.alreadySent)).toEqual([false, false, true, true]);
    expect(await messagesTo('9000000001')).toBe(0);
    // The message says that the code works for ten minutes.
    await atTime('1180 seconds');
    const otp = await codeFor(server, mobile);
    const entered = { phoneNumber: mobile, otp, challengeId: answers[2]!.data!.challengeId };
    expect((await post('/admin/login/verify-otp', entered, OWNER)).code).toBe(1000);
  });

  it('sends a code to the owner for whom refusals were hidden from strangers', async () => {
    await concealAccounts();
    const { email } = await buildCustomer(server);
    const unknown = 'nobody-else@example.com';
    const answers: Answer[] = [];
    const toUnknown: Answer[] = [];
    for (let n = 0; n < 7; n += 1) {
      const request = (to: string) =>
        n < 5
          ? post('/api/auth/send-otp', { email: to, mobile: '9000000002' }, stranger(n))
          : send(to, n === 5 ? OWNER : stranger(n));
      answers.push(await request(email));
      toUnknown.push(await request(unknown));
      expect([n, await messagesTo(email)]).toEqual([n, n < 5 ? 0 : 1]);
    }
    expect(answers.map(comparable)).toEqual(toUnknown.map(comparable));
    expect(answers[5]!.data!.alreadySent).toBe(true);
    const otp = await codeFor(server, email);
    const { challengeId } = answers[5]!.data!;
    expect((await verify(email, otp, OWNER, { challengeId })).code).toBe(1000);
  });

  it('explains a hidden refusal as often as a code would be sent', async () => {
    await concealAccounts();
    const { email } = await buildCustomer(server, { suspended: true });
    for (let n = 0; n < 8; n += 1) expect((await send(email, stranger(n))).code).toBe(1000);
    const mails = await server.db.query('SELECT FROM outbox_messages WHERE recipient = $1', [email]);
    expect(mails.rowCount).toBe(5);
  });
});
