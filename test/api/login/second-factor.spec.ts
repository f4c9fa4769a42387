import { PRODUCTION } from '../../support/production';
import { moveClock, runSecond, startServer, type TestServer } from '../../support/server';
import {
  buildMemberWithFactor,
  codeOf as codeAt,
  type MemberWithFactor,
  signInWithFactor,
} from '../../support/staff-factor';
import { bearer, buildBusiness, buildStaff, codeFor, signIn } from '../../support/test-data';

const WRONG = '000000';
const SETTINGS = '/console/settings';

describe('second factor of staff', () => {
  let server: TestServer;
  let shared: MemberWithFactor;
  let hours = 0;
  beforeAll(async () => {
    server = await startServer();
    shared = await buildMemberWithFactor(server);
    await server.db.query(
      'CREATE TABLE first_factor AS TABLE staff_factors; CREATE TABLE first_codes AS TABLE recovery_codes',
    );
  });
  afterAll(() => server.stop());
  // A code is valid once, so that every test needs another time.
  beforeEach(() => moveClock(server, `${(hours += 1)} hours`));
  // Restores the factor if a test removed it: a new one would take a second to hash its recovery codes.
  afterEach(() =>
    server.db.query(
      `INSERT INTO staff_factors TABLE first_factor ON CONFLICT DO NOTHING;
       INSERT INTO recovery_codes (staff_id, finder, salt, hash)
       SELECT staff_id, finder, salt, hash FROM first_codes WHERE staff_id NOT IN (SELECT staff_id FROM recovery_codes)`,
    ),
  );

  const codeOf = (secret: string, steps = 0) => codeAt(server, secret, steps);
  const post = (path: string, body: object, token?: string) =>
    server.http
      .post(path)
      .set(token === undefined ? {} : bearer(token))
      .send(body);

  /** Enters the right one-time code, and returns the challenge for the second factor. */
  async function passed(phoneNumber: string): Promise<string> {
    await post('/admin/login/send-otp', { phoneNumber }).expect(200);
    const otp = await codeFor(server, phoneNumber);
    const { body } = await post('/admin/login/verify-otp', { phoneNumber, otp }).expect(401);
    expect(body).toMatchObject({ code: 1021, data: { enrolment: false } });
    return (body.data as { challengeId: string }).challengeId;
  }
  const finish = (challengeId: string, entered: object) =>
    post('/admin/login/second-factor', { challengeId, ...entered });
  const actions = async (id: number): Promise<string[]> => {
    const { rows } = await server.db.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE subject = 'staff' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    return rows.map(({ action }) => action);
  };

  it('is set up with the first code of the app, and required at the next sign-in', async () => {
    const { id, mobile } = await buildStaff(server, 'ADMIN');
    const token = await signIn(server, 'admin', { mobile });
    const { body: off } = await server.http.get('/console/second-factor').set(bearer(token)).expect(200);
    expect(off).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    await post('/console/second-factor/confirm', { totp: WRONG }, token).expect(409);

    const { body: replaced } = await post('/console/second-factor', {}, token).expect(200);
    const { body: made } = await post('/console/second-factor', {}, token).expect(200);
    expect(made.otpauthUri).toContain(`secret=${made.secret}`);
    for (const totp of [WRONG, await codeOf(replaced.secret)])
      await post('/console/second-factor/confirm', { totp }, token).expect(400);
    const totp = await codeOf(made.secret);
    const { body: on } = await post('/console/second-factor/confirm', { totp }, token).expect(200);
    expect(new Set(on.recoveryCodes).size).toBe(10);
    await post('/console/second-factor', {}, token).expect(409);
    const { body: state } = await server.http.get('/console/second-factor').set(bearer(token)).expect(200);
    expect(state).toEqual({ since: expect.any(String), recoveryCodesLeft: 10, isRequired: false });

    const { body } = await finish(await passed(mobile), { totp: await codeOf(made.secret, 1) }).expect(200);
    await server.http.get(SETTINGS).set(bearer(body.data.token)).expect(200);
    expect(await actions(id)).toEqual(['sign-in', 'set-up-second-factor', 'sign-in']);
    const { rows } = await server.db.query(
      `SELECT FROM staff_factors WHERE staff_id = $1 AND position(convert_to($2, 'UTF8') in sealed_secret) > 0`,
      [id, made.secret],
    );
    expect(rows).toEqual([]);
  });

  it('may be sent together with the one-time code', async () => {
    const { mobile: phoneNumber, secret } = shared;
    await post('/admin/login/send-otp', { phoneNumber }).expect(200);
    const entered = { phoneNumber, otp: await codeFor(server, phoneNumber), totp: await codeOf(secret) };
    await post('/admin/login/verify-otp', entered).expect(200);
    const outcomes = async (): Promise<string[]> =>
      (
        await server.db.query<{ outcome: string }>(
          `SELECT concat_ws(' ', i.outcome, CASE WHEN i.session_id IS NOT NULL THEN 'with session' END) AS outcome
             FROM sign_ins i JOIN staff s ON s.id = i.person_id WHERE s.mobile = $1 AND i.person_kind = 'admin' ORDER BY i.id`,
          [phoneNumber],
        )
      ).rows.map(({ outcome }) => outcome);
    expect((await outcomes()).at(-1)).toBe('FACTOR_RIGHT with session');
    const before = (await outcomes()).length;

    await post('/admin/login/send-otp', { phoneNumber }).expect(200);
    const guess = { phoneNumber, otp: await codeFor(server, phoneNumber), totp: WRONG };
    const { body } = await post('/admin/login/verify-otp', guess).expect(401);
    expect((await outcomes()).slice(before)).toEqual(['RIGHT', 'FACTOR_WRONG']);
    await passed(phoneNumber);
    expect((await outcomes()).slice(before + 2)).toEqual(['RIGHT']);
    const counted = await finish(body.data.challengeId as string, { totp: WRONG }).expect(401);
    expect(counted.body).toMatchObject({ code: 1010, data: { triesLeft: 3 } });
  });

  it('accepts each code once, even in two processes at the same time', async () => {
    const { mobile, secret } = shared;
    const second = await runSecond(server);
    const challenges = [await passed(mobile), await passed(mobile)];
    const totp = await codeOf(secret);
    const answers = await Promise.all(
      challenges.map((challengeId, n) =>
        fetch(`${n === 0 ? server.url : second.url}/admin/login/second-factor`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ challengeId, totp }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    await second.stop();
    await finish(await passed(mobile), { totp }).expect(401);
  });

  it('allows five wrong codes at a sign-in, and then refuses even the right one', async () => {
    const { mobile, secret } = shared;
    const challengeId = await passed(mobile);
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const { body } = await finish(challengeId, { totp: WRONG }).expect(401);
      expect(body).toMatchObject({ code: 1010, data: { triesLeft } });
    }
    await finish(challengeId, { totp: await codeOf(secret) }).expect(401);
    const { rows } = await server.db.query(
      `SELECT FROM sign_ins WHERE challenge_id = $1 AND outcome = 'FACTOR_WRONG'`,
      [challengeId],
    );
    expect(rows).toHaveLength(5);
    await finish(await passed(mobile), { totp: await codeOf(secret) }).expect(200);
  });

  it.each([
    ['five minutes later', `5 minutes 1 second`],
    ['once the login is disabled', null],
    ['for the other role', null],
  ])('is refused %s', async (when, later) => {
    const { id, mobile, secret } = shared;
    const enable = (enabled: boolean) =>
      server.db.query(
        'UPDATE staff SET disabled_at = CASE WHEN $2 THEN NULL ELSE app_now() END WHERE id = $1',
        [id, enabled],
      );
    const challengeId = await passed(mobile);
    if (later) await moveClock(server, `${hours} hours ${later}`);
    if (when.includes('disabled')) await enable(false);
    const path = when.includes('role') ? '/custom-admin' : '/admin';
    const totp = await codeOf(secret);
    await post(`${path}/login/second-factor`, { challengeId, totp }).expect(401);
    await enable(true);
  });

  it('cannot be set up with only the one-time code', async () => {
    const { mobile } = shared;
    const challengeId = await passed(mobile);
    await post('/admin/login/enrolment', { challengeId }).expect(401);
    await post('/admin/login/enrolment/confirm', { challengeId, totp: WRONG }).expect(401);
    await finish(challengeId, {}).expect(401);
    await finish('not a challenge', { totp: WRONG }).expect(400);
  });

  it('can be replaced by each recovery code once, with a message to the office', async () => {
    const { id, mobile, recoveryCodes } = shared;
    const [used, other] = recoveryCodes as [string, string];
    const typed = used.toLowerCase().replaceAll('-', ' ');
    const signedIn = await finish(await passed(mobile), { recoveryCode: typed }).expect(200);
    const { token } = signedIn.body.data as { token: string };
    await finish(await passed(mobile), { recoveryCode: used }).expect(401);
    await finish(await passed(mobile), { recoveryCode: `${other.slice(0, -1)}U` }).expect(401);
    const { body } = await server.http.get('/console/second-factor').set(bearer(token)).expect(200);
    expect(body.recoveryCodesLeft).toBe(9);
    expect(await actions(id)).toContain('use-recovery-code');
    const { rows } = await server.db.query(
      `SELECT FROM outbox_messages WHERE subject = 'A recovery code was used'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is turned off by its owner with a code', async () => {
    const { secret } = shared;
    const token = await signInWithFactor(server, shared);
    const removal = (entered: object) => post('/console/second-factor/removal', entered, token);
    await removal({ totp: WRONG }).expect(400);
    const { body } = await removal({ totp: await codeOf(secret, 1) }).expect(200);
    expect(body).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    await removal({ totp: await codeOf(secret, 1) }).expect(409);
  });

  it('is reset by another admin, which ends all sessions', async () => {
    const lost = { ...shared, token: await signInWithFactor(server, shared) };
    const helper = { token: await signIn(server, 'admin', await buildStaff(server, 'ADMIN')) };
    const reset = (id: number, token: string) =>
      server.http
        .put(`/console/staff/${id}/second-factor`)
        .set(bearer(token))
        .send({ reason: 'Identified by the passport' });
    await reset(lost.id, lost.token).expect(403);
    await reset(lost.id, helper.token).expect(200);
    await reset(lost.id, helper.token).expect(409);
    await reset(999_999, helper.token).expect(404);
    await server.http.get(SETTINGS).set(bearer(lost.token)).expect(401);
    await signIn(server, 'admin', lost);
    expect(await actions(lost.id)).toContain('reset-second-factor');
  });

  it('must be set up at the first sign-in in production', async () => {
    const { mobile: phoneNumber } = await buildStaff(server, 'CUSTOM_ADMIN');
    await buildBusiness(server);
    const production = await runSecond(server, PRODUCTION);
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${production.url}/custom-admin/login${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Answer };
    };
    await post('/send-otp', { phoneNumber });
    const otp = await codeFor(server, phoneNumber);
    const asked = await post('/verify-otp', { phoneNumber, otp });
    expect(asked).toMatchObject({ status: 401, body: { code: 1021, data: { enrolment: true } } });
    const { challengeId } = asked.body.data;
    expect((await post('/second-factor', { challengeId, totp: WRONG })).status).toBe(401);
    const { secret } = (await post('/enrolment', { challengeId })).body.data;
    expect((await post('/enrolment/confirm', { challengeId, totp: WRONG })).status).toBe(401);
    const totp = await codeOf(secret);
    const confirmed = await post('/enrolment/confirm', { challengeId, totp });
    expect(confirmed).toMatchObject({ status: 200, body: { data: { token: expect.any(String) } } });
    expect(confirmed.body.data.recoveryCodes).toHaveLength(10);
    const headers = bearer(confirmed.body.data.token);
    const used = await fetch(`${production.url}/console/second-factor`, { headers });
    expect(await used.json()).toMatchObject({ since: expect.any(String), isRequired: true });
    await production.stop();
  });
});

interface Answer {
  code: number;
  data: { challengeId: string; secret: string; token: string; recoveryCodes: string[] };
}
