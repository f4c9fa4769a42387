import { columnsWith } from '../../support/canaries';
import { confirmedBooking } from '../../support/renting';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { buildMemberWithFactor } from '../../support/staff-factor';
import { bearer, buildStaff, signIn } from '../../support/test-data';

describe('mobile number of a staff member without access', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.stop());

  const stored = async (id: number): Promise<unknown> =>
    (
      await server.db.query(
        `SELECT mobile, name, (SELECT count(*)::int FROM staff_factors WHERE staff_id = s.id) AS factors,
                (SELECT count(*)::int FROM recovery_codes WHERE staff_id = s.id) AS codes FROM staff s WHERE id = $1`,
        [id],
      )
    ).rows[0];

  it('is removed with the second factor after a year, and the name stays', async () => {
    const boss = await buildStaff(server, 'ADMIN');
    const member = await buildMemberWithFactor(server);
    await server.db.query(`UPDATE staff SET name = 'Meera Joshi' WHERE id = $1`, [member.id]);
    const { reference } = await confirmedBooking(server, await signIn(server, 'admin', boss));
    const set = async (enabled: boolean) => {
      const token = await signIn(server, 'admin', boss);
      return server.http
        .put(`/console/staff/${member.id}/access`)
        .set(bearer(token))
        .send({ enabled, reason: 'Left us.' });
    };
    // Records the mobile number as the previous version does, before the access ends.
    await server.db.query(
      `INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, reason, reason_key)
       SELECT id, 'CONFIRMED', 'CANCELLED', $2, 'By ' || $2, jsonb_build_object('who', $2::text) FROM rentals WHERE reference = $1`,
      [reference, member.mobile],
    );
    const moves = await server.db.query(
      `SELECT moved_by, reason, reason_key FROM rental_moves WHERE reason IS NOT NULL ORDER BY id DESC LIMIT 1`,
    );
    expect(moves.rows).toEqual([
      { moved_by: String(member.id), reason: 'By staff', reason_key: { who: 'staff' } },
    ]);

    expect((await set(false)).status).toBe(200);
    await moveClock(server, '364 days');
    await server.runJob('remove-old-rows');
    const before = { mobile: member.mobile, name: 'Meera Joshi', factors: 1, codes: 10 };
    expect(await stored(member.id)).toEqual(before);
    await moveClock(server, '366 days');
    await server.runJob('remove-old-rows');
    expect(await stored(member.id)).toEqual({ mobile: null, name: 'Meera Joshi', factors: 0, codes: 0 });
    await server.runJob('remove-old-sign-ins');
    expect(await columnsWith(server.db, [member.mobile])).toEqual([]);

    const again = await set(true);
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 1015, data: { status: 'DISABLED', reason: 'NO_NUMBER' } },
    ]);
    const token = await signIn(server, 'admin', boss);
    const { body } = await server.http.get(`/console/staff/${member.id}`).set(bearer(token)).expect(200);
    expect(body).toMatchObject({
      name: 'Meera Joshi',
      mobileNumber: '',
      enabled: false,
      hasSecondFactor: false,
    });
    await server.http
      .post('/admin/create')
      .query({ mobileNumber: member.mobile, name: 'Meera Joshi' })
      .set(bearer(token))
      .expect(200);
    expect((await server.db.query('SELECT FROM staff WHERE mobile = $1', [member.mobile])).rowCount).toBe(1);
  });

  it('is not removed for staff members with access', async () => {
    const member = await buildMemberWithFactor(server);
    await moveClock(server, '800 days');
    await server.runJob('remove-old-rows');
    expect(await stored(member.id)).toMatchObject({ mobile: member.mobile, factors: 1 });
  });
});
