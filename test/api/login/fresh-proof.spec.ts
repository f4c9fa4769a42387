import { moveClock, runSecond, startServer, type TestServer } from '../../support/server';
import {
  buildMemberWithFactor,
  codeOf,
  type MemberWithFactor,
  signInWithFactor,
} from '../../support/staff-factor';
import { bearer, buildCustomer, buildStaff, signIn } from '../../support/test-data';

const WRONG = '000000';
const NEEDED = { code: 1022, status: 'PROOF_NEEDED' };

/** The calls of staff that always need a fresh proof; other tests cover {@link IN_SOME_CASES}. */
const PROVED = [
  'delete /console/customers/{id}/sessions',
  'delete /console/staff/{id}/sessions',
  'get /console/cars/{id}/register',
  'post /admin/create',
  'post /console/customers/{id}/identity-reveal',
  'post /console/customers/{id}/licence-reveal',
  'post /console/customers/{id}/driver-reveal',
  'post /console/customers/{id}/data-export',
  'post /console/customers/{id}/email-change',
  'post /console/customers/{id}/email-change/confirm',
  'post /console/customers/{id}/erasure',
  'post /console/customers/{id}/merge',
  'post /console/customers/{id}/mobile-change',
  'post /console/customers/{id}/mobile-change/confirm',
  'post /console/number-disputes/{id}/code',
  'post /console/number-disputes/{id}/settlement',
  'post /console/refunds/{id}/destination-reveal',
  'put /console/staff/{id}/second-factor',
];
/** The calls of customers, whose proof is a one-time code. */
const OF_CUSTOMERS = [
  'delete /api/user/sessions',
  'delete /api/user/sessions/{id}',
  'post /api/user/email-change',
  'post /api/user/mobile-change',
];
const IN_SOME_CASES = [
  'put /api/payments/{id}/refund-destination',
  'put /api/rentals/{reference}/refund-destination',
  'put /console/settings',
  'put /console/staff/{id}/access',
];

interface Operation {
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

describe('fresh proof of staff', () => {
  let server: TestServer;
  let shared: MemberWithFactor;
  let hours = 0;
  beforeAll(async () => {
    server = await startServer();
    shared = await buildMemberWithFactor(server);
  });
  afterAll(() => server.stop());
  // A code is valid once, so that every test needs another time.
  beforeEach(() => moveClock(server, `${(hours += 1)} hours`));

  const post = (path: string, body: object, token: string) =>
    server.http.post(path).set(bearer(token)).send(body);
  const addAdmin = (token: string) =>
    server.http.post(`/admin/create?mobileNumber=7${String(Date.now()).slice(-9)}`).set(bearer(token));
  const csv = (token: string) =>
    server.http.get('/console/staff').set({ ...bearer(token), accept: 'text/csv' });
  const prove = (token: string, entered: object) => post('/console/proof', entered, token);
  /** A member who signs in now. */
  const proved = async (): Promise<MemberWithFactor> => ({
    ...shared,
    token: await signInWithFactor(server, shared),
  });
  /** A member whose sign-in was more than five minutes ago. */
  async function unproved(): Promise<MemberWithFactor> {
    const member = await proved();
    await moveClock(server, `${hours} hours 5 minutes 1 second`);
    return member;
  }

  it('is required by the calls above and by every export of a list', async () => {
    const { body } = await server.http.get('/openapi.json').expect(200);
    const { paths } = body as { paths: Record<string, Record<string, Operation>> };
    const asking: string[] = [];
    const lists: string[] = [];
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { responses }] of Object.entries(operations)) {
        if (!responses['403']?.description.includes('1022')) continue;
        (responses['200']?.content?.['text/csv'] ? lists : asking).push(`${method} ${path}`);
      }
    expect(asking.sort()).toEqual([...PROVED, ...OF_CUSTOMERS, ...IN_SOME_CASES].sort());
    expect(lists.length).toBeGreaterThan(10);

    const { token } = await unproved();
    for (const call of PROVED) {
      const [method, path] = call.split(' ') as ['post' | 'put' | 'delete', string];
      const { body: answer } = await server.http[method](path.replace('{id}', '999999'))
        .set(bearer(token))
        .send({ reason: 'A test' })
        .expect(403);
      expect({ call, ...answer }).toMatchObject({ call, ...NEEDED });
    }
    expect((await csv(token).expect(403)).body).toMatchObject(NEEDED);
  });

  it('is given by a sign-in or a code, for five minutes and for only one session', async () => {
    const member = await proved();
    await csv(member.token).expect(200);
    await moveClock(server, `${hours} hours 5 minutes 1 second`);
    await csv(member.token).expect(403);
    const totp = await codeOf(server, member.secret);
    const { body } = await prove(member.token, { totp }).expect(200);
    expect(body).toEqual({ validMinutes: 5 });
    await csv(member.token).expect(200);
    await addAdmin(member.token).expect(200);
    await prove(member.token, { totp }).expect(400);
    await moveClock(server, `${hours} hours 10 minutes 2 seconds`);
    await csv(member.token).expect(403);
    const [recoveryCode] = member.recoveryCodes;
    await prove(member.token, { recoveryCode }).expect(200);
    await csv(member.token).expect(200);
    await prove(member.token, { recoveryCode }).expect(400);
  });

  it('is not required without a second factor, and not given by the code of another member', async () => {
    const token = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    await moveClock(server, `${hours} hours 6 minutes`);
    await csv(token).expect(200);
    await prove(token, { totp: WRONG }).expect(409);
    const customer = await signIn(server, 'customer', await buildCustomer(server));
    await prove(customer, { totp: WRONG }).expect(403);

    const [one, other] = [await proved(), await buildMemberWithFactor(server)];
    await prove(one.token, { totp: await codeOf(server, other.secret, 1) }).expect(400);
    await prove(one.token, { recoveryCode: other.recoveryCodes[0] }).expect(400);
    await prove(one.token, {}).expect(400);
  });

  it('is given once if two processes receive the same code at the same time', async () => {
    const { token, secret } = await unproved();
    const second = await runSecond(server);
    const body = JSON.stringify({ totp: await codeOf(server, secret) });
    const headers = { ...bearer(token), 'content-type': 'application/json' };
    const answers = await Promise.all(
      [server.url, second.url].map((url) => fetch(`${url}/console/proof`, { method: 'POST', headers, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await second.stop();
  });

  it('ends the session after five wrong codes, even in concurrent requests', async () => {
    const { id, mobile, token, secret } = await unproved();
    const guesses = await Promise.all(Array.from({ length: 30 }, () => prove(token, { totp: WRONG })));
    const answers = guesses.map(({ status }) => status);
    expect(answers.filter((status) => status === 400)).toHaveLength(4);
    expect(answers.filter((status) => status === 401)).toHaveLength(26);
    await prove(token, { totp: await codeOf(server, secret) }).expect(401);
    const { rows } = await server.db.query(
      `SELECT FROM audit_entries WHERE action = 'guess-second-factor' AND subject_id = $1 AND at > app_now() - interval '10 minutes'`,
      [String(id)],
    );
    expect(rows).toHaveLength(1);
    await post('/admin/login/send-otp', { phoneNumber: mobile }, '').expect(200);
  });

  it('counts wrong codes for 15 minutes, together with those for switching the factor off', async () => {
    const { token, secret } = await unproved();
    const turnOff = (totp: string) => post('/console/second-factor/removal', { totp }, token);
    for (let n = 0; n < 2; n += 1) await prove(token, { totp: WRONG }).expect(400);
    for (let n = 0; n < 2; n += 1) await turnOff(WRONG).expect(400);
    await moveClock(server, `${hours} hours 20 minutes 2 seconds`);
    await prove(token, { totp: WRONG }).expect(400);
    await prove(token, { totp: await codeOf(server, secret) }).expect(200);
    for (let n = 0; n < 3; n += 1) await turnOff(WRONG).expect(400);
    await turnOff(WRONG).expect(401);
    await csv(token).expect(401);
  });

  it('is required to enable an admin, but not to disable one', async () => {
    const { token } = await unproved();
    const target = await buildStaff(server, 'ADMIN');
    const set = (enabled: boolean) =>
      server.http
        .put(`/console/staff/${target.id}/access`)
        .set(bearer(token))
        .send({ enabled, reason: 'A test' });
    await set(false).expect(200);
    expect((await set(true).expect(403)).body).toMatchObject(NEEDED);
    const { rows } = await server.db.query('SELECT FROM staff WHERE id = $1 AND disabled_at IS NOT NULL', [
      target.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is required to change the e-mail addresses in the settings, but not the city', async () => {
    const { token, secret } = await unproved();
    const save = async (change: object) => {
      const { body } = await server.http.get('/console/settings').set(bearer(token)).expect(200);
      const { version, settings } = body as { version: number; settings: object };
      return server.http
        .put('/console/settings')
        .set(bearer(token))
        .send({ version, settings: { ...settings, ...change } });
    };
    expect((await save({ city: 'Nashik' })).status).toBe(200);
    expect((await save({ emails: ['thief@example.com'] })).body).toMatchObject(NEEDED);
    expect((await save({ supportEmail: 'thief@example.com' })).body).toMatchObject(NEEDED);
    await prove(token, { totp: await codeOf(server, secret) }).expect(200);
    expect((await save({ emails: ['new@example.com'] })).status).toBe(200);
  });
});
