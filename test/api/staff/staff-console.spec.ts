import type { ConsoleStaffMember } from '../../../backend/contract/office';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildStaff, signIn } from '../../support/test-data';

interface Member {
  id: number;
  mobile: string;
  token: string;
}

describe('staff in the console', () => {
  let server: TestServer;
  let boss: Member;
  beforeAll(async () => {
    server = await startServer();
    boss = await member('ADMIN');
  });
  afterAll(() => server.stop());

  async function member(role: 'ADMIN' | 'CUSTOM_ADMIN'): Promise<Member> {
    const staff = await buildStaff(server, role);
    return { ...staff, token: await signIn(server, role === 'ADMIN' ? 'admin' : 'custom-admin', staff) };
  }
  const set = (by: Member, id: number, enabled: unknown, reason: unknown = 'Left us.') =>
    server.http.put(`/console/staff/${id}/access`).set(bearer(by.token)).send({ enabled, reason });
  const list = async (filter: object): Promise<ConsoleStaffMember[]> =>
    (
      await server.http
        .get('/console/staff')
        .query({ filter: JSON.stringify(filter) })
        .set(bearer(boss.token))
        .expect(200)
    ).body as ConsoleStaffMember[];
  const request = (kind: string, phoneNumber: string) =>
    server.http.post(`/${kind}/login/send-otp`).send({ phoneNumber });
  const codesTo = async (to: string): Promise<number> =>
    (await server.http.get('/dev/outbox.json').query({ to }).expect(200)).body.length as number;

  it('stores the alerts for late work of each staff member', async () => {
    const path = '/console/work-alerts';
    const desk = await member('CUSTOM_ADMIN');
    const choose = (body: object) => server.http.put(path).set(bearer(desk.token)).send(body);
    const read = async ({ token }: Member) =>
      (await server.http.get(path).set(bearer(token)).expect(200)).body;
    expect(await read(desk)).toEqual({ sound: false, notification: false });
    await choose({ sound: true, notification: true }).expect(200);
    await choose({ sound: true, notification: false }).expect(200);
    expect(await read(desk)).toEqual({ sound: true, notification: false });
    expect(await read(boss)).toEqual({ sound: false, notification: false });
    expect((await choose({ sound: 'yes', notification: false }).expect(400)).body.errors[0].field).toBe(
      'sound',
    );
  });

  it.each([
    ['ADMIN', 'admin', '/console/staff'],
    ['CUSTOM_ADMIN', 'custom-admin', '/console/bookings'],
  ] as const)(
    'signs a disabled %s out and sends no code until the account is enabled again',
    async (role, kind, path) => {
      const { id, mobile, token } = await member(role);
      await server.http.get(path).set(bearer(token)).expect(200);
      const { body } = await set(boss, id, false, '  Left us. ').expect(200);
      expect(body).toMatchObject({
        id,
        enabled: false,
        you: false,
        decidedBy: String(boss.id),
        reason: 'Left us.',
        decidedAt: expect.stringMatching(/Z$/),
      });
      await server.http.get(path).set(bearer(token)).expect(401);

      const before = await codesTo(mobile);
      const known = await request(kind, mobile).expect(200);
      const unknown = await request(kind, '7000000001').expect(200);
      const same = { ...known.body.data, challengeId: expect.any(String), sentAt: expect.any(String) };
      expect(unknown.body).toEqual({ ...known.body, data: same });
      expect(await codesTo(mobile)).toBe(before);

      await set(boss, id, true, 'Came back.').expect(200);
      await server.http.get(path).set(bearer(token)).expect(401);
      const again = await signIn(server, kind, { mobile });
      await server.http.get(path).set(bearer(again)).expect(200);
      const { rows } = await server.db.query(
        `SELECT action, before, after, address IS NOT NULL AS address FROM audit_entries
        WHERE subject = 'staff' AND subject_id = $1 AND action <> 'sign-in' ORDER BY id`,
        [String(id)],
      );
      expect(rows).toEqual([
        {
          action: 'disable-staff',
          before: { enabled: true },
          after: { enabled: false, reason: 'Left us.' },
          address: true,
        },
        {
          action: 'enable-staff',
          before: { enabled: false },
          after: { enabled: true, reason: 'Came back.' },
          address: true,
        },
      ]);
    },
  );

  it('disables a person in both roles if requested, but never the caller', async () => {
    const desk = await member('CUSTOM_ADMIN');
    const { rows } = await server.db.query(
      `INSERT INTO staff (mobile, role) VALUES ($1, 'ADMIN') RETURNING id`,
      [desk.mobile],
    );
    const adminId = (rows as { id: number }[])[0]!.id;
    const both: Member = { ...desk, id: adminId, token: await signIn(server, 'admin', desk) };
    const disable = (by: Member, id: number) =>
      server.http
        .put(`/console/staff/${id}/access`)
        .set(bearer(by.token))
        .send({ enabled: false, reason: 'Left us.', everyRole: true });
    await disable(both, desk.id).expect(200);
    await server.http.get('/console/staff').set(bearer(both.token)).expect(200);
    await set(boss, desk.id, true).expect(200);
    const again = await signIn(server, 'custom-admin', desk);
    await disable(boss, desk.id).expect(200);
    await server.http.get('/console/bookings').set(bearer(again)).expect(401);
    await server.http.get('/console/staff').set(bearer(both.token)).expect(401);
    const entries = await server.db.query(
      `SELECT subject_id AS id FROM audit_entries WHERE action = 'disable-staff' AND subject_id = ANY ($1) ORDER BY id`,
      [[String(desk.id), String(adminId)]],
    );
    expect(entries.rows).toHaveLength(3);
  });

  it('rejects a code that was sent before the account was disabled', async () => {
    const { id, mobile } = await buildStaff(server, 'ADMIN');
    await request('admin', mobile).expect(200);
    const { body } = await server.http.get('/dev/outbox.json').query({ to: mobile }).expect(200);
    const otp = /\d{8}/.exec(body[0].text as string)![0];
    await set(boss, id, false).expect(200);
    await server.http.post('/admin/login/verify-otp').send({ phoneNumber: mobile, otp }).expect(401);
  });

  it('refuses or ends a sign-in that runs while the account is disabled', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id, mobile } = await buildStaff(server, 'ADMIN');
      await request('admin', mobile).expect(200);
      const { body } = await server.http.get('/dev/outbox.json').query({ to: mobile }).expect(200);
      const otp = /\d{8}/.exec(body[0].text as string)![0];
      const [, entered] = await Promise.all([
        set(boss, id, false).expect(200),
        server.http.post('/admin/login/verify-otp').send({ phoneNumber: mobile, otp }),
      ]);
      if (entered.status === 200)
        await server.http
          .get('/console/staff')
          .set(bearer(entered.body.data.token as string))
          .expect(401);
      else expect(entered.status).toBe(401);
    }
  });

  it("refuses to disable the caller's own account", async () => {
    const { body } = await set(boss, boss.id, false).expect(403);
    expect(body).toMatchObject({
      code: 1004,
      message: expect.stringContaining("You can't disable yourself"),
    });
    await server.http.get('/console/staff').set(bearer(boss.token)).expect(200);
  });

  it('keeps one of two admins enabled when they disable each other concurrently', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [one, other] = [await member('ADMIN'), await member('ADMIN')];
      const answers = await Promise.all([set(one, other.id, false), set(other, one.id, false)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      const { rows } = await server.db.query(
        'SELECT count(*)::int AS left FROM staff WHERE id IN ($1, $2) AND disabled_at IS NULL',
        [one.id, other.id],
      );
      expect(rows).toEqual([{ left: 1 }]);
    }
  });

  it('protects the last admin by a constraint of the database', async () => {
    await expect(
      server.db.query(
        `UPDATE staff SET disabled_at = app_now() WHERE role = 'ADMIN' AND disabled_at IS NULL`,
      ),
    ).rejects.toMatchObject({ constraint: 'staff_one_admin_stays' });
    await server.db.query(`UPDATE staff SET disabled_at = app_now() WHERE role = 'CUSTOM_ADMIN'`);
  });

  it('returns admin and time of the earlier decision', async () => {
    const second = await member('ADMIN');
    const { id } = await buildStaff(server, 'CUSTOM_ADMIN');
    const answers = await Promise.all([set(boss, id, false), set(second, id, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body).toMatchObject({ code: 1015, data: { status: 'DISABLED', decidedAt: expect.any(String) } });
    expect([String(boss.id), String(second.id)]).toContain(body.data.decidedBy);
    expect(body.message).toContain('is already disabled, decided by');
    await set(boss, id, true).expect(200);
    expect((await set(second, id, true).expect(409)).body.message).toContain('is already enabled');
  });

  it.each([
    ['enabled', 'no', 'x'],
    ['enabled', undefined, 'x'],
    ['reason', false, '  '],
    ['reason', false, undefined],
    ['reason', false, 'x'.repeat(501)],
  ])('reports %s for %j, %j', async (field, enabled, reason) => {
    const { id } = await buildStaff(server, 'ADMIN');
    const { body } = await server.http
      .put(`/console/staff/${id}/access`)
      .set(bearer(boss.token))
      .send({ enabled, reason })
      .expect(400);
    expect(body.errors[0].field).toBe(field);
    expect((await list({ q: '' })).find((row) => row.id === id)?.enabled).toBe(true);
  });

  it('finds staff by role, state and number, and marks the caller', async () => {
    const { id, mobile } = await buildStaff(server, 'CUSTOM_ADMIN');
    await set(boss, id, false).expect(200);
    expect((await list({ q: `${mobile.slice(0, 5)} ${mobile.slice(5)}` })).map((row) => row.id)).toEqual([
      id,
    ]);
    expect(await list({ q: mobile, role: 'ADMIN' })).toEqual([]);
    expect(await list({ q: mobile, state: 'ENABLED' })).toEqual([]);
    expect(await list({ q: mobile, state: 'DISABLED' })).toHaveLength(1);
    expect((await list({ q: boss.mobile })).map(({ you }) => you)).toEqual([true]);
    await server.http
      .get('/console/staff')
      .query({ filter: '{"state":"GONE"}' })
      .set(bearer(boss.token))
      .expect(400);
  });

  it('refuses to add a disabled account again', async () => {
    const { id, mobile } = await buildStaff(server, 'ADMIN');
    await set(boss, id, false).expect(200);
    const { body } = await server.http
      .post('/admin/create')
      .query({ mobileNumber: mobile })
      .set(bearer(boss.token))
      .expect(409);
    expect(body).toMatchObject({ code: 1005, message: expect.stringContaining('Enable it instead') });
  });

  it('adds a mobile number once for each role, and refuses an invalid number', async () => {
    for (const path of ['/admin/create', '/custom-admin/create']) {
      const add = (mobileNumber: string): ReturnType<typeof server.http.post> =>
        server.http.post(path).query({ mobileNumber }).set(bearer(boss.token));
      expect((await add('+91 97000 00001').expect(200)).body.data.mobileNumber).toBe('9700000001');
      expect((await add('9700000001').expect(409)).body.code).toBe(1005);
      expect((await add('123').expect(400)).body.errors[0].field).toBe('mobileNumber');
    }
    expect(await signIn(server, 'admin', { mobile: '9700000001' })).toEqual(expect.any(String));
    expect(await signIn(server, 'custom-admin', { mobile: '9700000001' })).toEqual(expect.any(String));
  });
});
