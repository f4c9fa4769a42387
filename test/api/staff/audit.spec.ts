import type { QueryRunner } from 'typeorm';
import type { ConsoleAuditEntry } from '../../../backend/contract/office';
import { ScrubAudit1764937100000 } from '../../../backend/platform/database/migrations/1764937100000-scrub-audit';
import { ErasedAuditTexts1765000700000 } from '../../../backend/platform/database/migrations/1765000700000-erased-audit-texts';
import { decidePayment } from '../../support/decisions';
import { pay, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildStaff, signIn } from '../../support/test-data';

describe('audit log', () => {
  let server: TestServer;
  let admin: { id: number; mobile: string; token: string };
  beforeAll(async () => {
    server = await startServer();
    const staff = await buildStaff(server, 'ADMIN');
    admin = { ...staff, token: await signIn(server, 'admin', staff) };
    await note('approve-customer', ['customer', '12'], admin.id, '2026-03-01T18:29:59Z');
    await note('reject-customer', ['customer', '13'], admin.id, '2026-03-01T18:30:00Z');
    await note('verify-payment', ['payment', '12'], null, '2026-03-02T18:29:59Z');
    await note('verify-payment', ['payment', '14'], admin.id, '2026-03-02T18:30:00Z');
  });
  afterAll(() => server.stop());

  const note = (action: string, subject: [kind: string, id: string], staffId: number | null, at: string) =>
    server.db.query(
      `INSERT INTO audit_entries (action, subject, subject_id, staff_id, at, before, after, address)
       VALUES ($1, $2, $3, $4, $5, '{"state":"A"}', '{"state":"B"}', '203.0.113.7')`,
      [action, ...subject, staffId, at],
    );
  const get = (query: object, path = '') =>
    server.http
      .get(`/console/audit${path}`)
      .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])))
      .set(bearer(admin.token));
  const found = async (filter: object): Promise<string[]> =>
    ((await get({ filter }).expect(200)).body as ConsoleAuditEntry[]).map(
      ({ action, subjectId }) => `${action} ${subjectId}`,
    );

  it('lists actions newest first with author, action, both versions and origin', async () => {
    const { body, headers } = await get({}).expect(200);
    expect(headers['content-range']).toBe('audit 0-4/5');
    expect(body[0]).toMatchObject({ action: 'sign-in', subject: 'staff', subjectId: String(admin.id) });
    expect(body[1]).toEqual({
      id: expect.any(Number),
      at: '2026-03-02T18:30:00.000Z',
      action: 'verify-payment',
      subject: 'payment',
      subjectId: '14',
      staffId: admin.id,
      staffMobile: admin.mobile,
      before: { state: 'A' },
      after: { state: 'B' },
      address: '203.0.113.7',
    });
    expect((await get({}, `/${body[1].id}`).expect(200)).body).toEqual(body[1]);
    expect((await get({ sort: ['at', 'ASC'] }).expect(200)).body[3]).toEqual(body[1]);
    await get({}, '/987654').expect(404);
  });

  it.each<[object, string[]]>([
    [{ subject: 'customer' }, ['reject-customer 13', 'approve-customer 12']],
    [{ subjectId: '12' }, ['verify-payment 12', 'approve-customer 12']],
    [{ subject: 'payment', subjectId: '12' }, ['verify-payment 12']],
    [{ action: 'approve-customer' }, ['approve-customer 12']],
    [{ action: "x' OR 1=1 --" }, []],
    // Days are in the zone of the city: midnight in Pune is 18:30 UTC of the day before.
    [{ from: '2026-03-02', to: '2026-03-02' }, ['verify-payment 12', 'reject-customer 13']],
    [{ to: '2026-03-01' }, ['approve-customer 12']],
    [{ from: '2026-03-03', subject: 'payment' }, ['verify-payment 14']],
  ])('filters by %j', async (filter, expected) => expect(await found(filter)).toEqual(expected));

  it('filters by author', async () =>
    expect(await found({ staffId: admin.id })).not.toContain('verify-payment 12'));

  it.each([
    [{ staffId: 'x' }],
    [{ from: 'yesterday' }],
    [{ to: '2026-02-30' }],
    [{ action: 7 }],
    [{ q: 'x' }],
  ])('refuses %j', async (filter) => {
    const { body } = await get({ filter }).expect(400);
    expect(body.errors[0].field).toBe(`filter.${Object.keys(filter)[0]}`);
  });

  it('lists the actions of its entries', async () =>
    expect((await get({}, '/actions').expect(200)).body).toEqual([
      'approve-customer',
      'reject-customer',
      'sign-in',
      'verify-payment',
    ]));

  it.each([`UPDATE audit_entries SET action = 'x'`, 'DELETE FROM audit_entries', 'TRUNCATE audit_entries'])(
    'refuses every change of a row: %s',
    async (sql) => {
      await expect(server.db.query(sql)).rejects.toThrow('audit_entries is append-only');
    },
  );

  it('reads only its indexes, and counts at most 10,000 entries', async () => {
    await server.db.query(
      `INSERT INTO audit_entries (action, subject, subject_id, staff_id, at)
       SELECT CASE WHEN n % 50000 = 7 THEN 'rare' ELSE 'common-' || n % 9 END, 'rental', n, $1,
              timestamptz '2020-01-01' + n * interval '1 minute' FROM generate_series(1, 60000) n`,
      [admin.id],
    );
    await server.db.query('ANALYZE audit_entries');
    const { headers } = await get({ range: [9990, 9999] }).expect(200);
    expect(headers['content-range']).toBe('audit 9990-9999/10000');
    expect((await get({ range: [20_000, 20_024] }).expect(200)).body).toEqual([]);
    expect(await found({ action: 'rare' })).toEqual(['rare 50007', 'rare 7']);
    for (const where of [
      '',
      `WHERE a.action = 'rare'`,
      `WHERE a.subject = 'customer'`,
      `WHERE a.staff_id = ${admin.id}`,
      `WHERE a.at >= '2020-01-03' AND a.at < '2020-01-04'`,
      `WHERE a.subject = 'rental' AND a.subject_id = '77'`,
    ]) {
      const { rows } = await server.db.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT a.* FROM audit_entries a ${where} ORDER BY a.at DESC, a.id DESC LIMIT 25`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect([where, plan]).toEqual([where, expect.not.stringContaining('Seq Scan')]);
    }
  });

  it('loses contacts and filter texts only through the migration, which is recorded', async () => {
    const { db } = server;
    const stored = async (): Promise<unknown[]> =>
      (
        await db.query(
          `SELECT action, before, after FROM audit_entries WHERE subject_id = 'scrubbed' OR action = 'scrub-audit' ORDER BY id`,
        )
      ).rows;
    await db.query(`
      INSERT INTO audit_entries (action, subject, subject_id, before, after) VALUES
      ('add-customer', 'customer', 'scrubbed', NULL, '{"mobile": "9876500001", "email": "walk-in@example.com"}'),
      ('disable-staff', 'staff', 'scrubbed', '{"enabled": true}', '{"enabled": false, "reason": "Left.", "mobile": "9876500002"}'),
      ('export-list', 'list', 'scrubbed', NULL, '{"rows": 1, "sort": null, "filter": {"q": "9876500003", "status": "CLOSED"}}')`);
    const query = async (sql: string) => {
      const { rows, rowCount } = await db.query(sql);
      return [rows, rowCount];
    };
    for (let time = 1; time <= 2; time += 1)
      await new ScrubAudit1764937100000().up({ query } as unknown as QueryRunner);
    expect(await stored()).toEqual([
      { action: 'add-customer', before: null, after: {} },
      { action: 'disable-staff', before: { enabled: true }, after: { enabled: false, reason: 'Left.' } },
      { action: 'export-list', before: null, after: { rows: 1, sort: null, filter: ['q', 'status'] } },
      { action: 'scrub-audit', before: null, after: null },
    ]);
    for (const change of [`after = '{}'`, 'after = NULL', `before = '{"enabled": false}'`, 'staff_id = 1'])
      await expect(
        db.query(`UPDATE audit_entries SET ${change} WHERE action = 'disable-staff'`),
      ).rejects.toThrow('append-only');
  });

  it('loses the reasons of the payments of accounts that were deleted before, and of no others', async () => {
    const { db } = server;
    const ids = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const { id, token } = await renter(server);
        await pay(server, token, { amount: 3799, type: 'book' });
        const payment = await db.query<{ id: number }>('SELECT id FROM payments WHERE customer_id = $1', [
          id,
        ]);
        const verdict = { isVerified: false, reason: 'Sent by a neighbour' };
        await decidePayment(server, admin.token, payment.rows[0]!.id, verdict);
        return { id, payment: String(payment.rows[0]!.id) };
      }),
    );
    const [erased, other] = ids as [(typeof ids)[0], (typeof ids)[0]];
    const lose = () =>
      db.query(`UPDATE audit_entries SET after = after - 'reason' WHERE action = 'reject-payment'`);
    await expect(lose()).rejects.toThrow('append-only');
    await db.query('UPDATE customers SET erased_at = app_now() WHERE id = $1', [erased.id]);
    await expect(lose()).rejects.toThrow('append-only');
    const query = async (sql: string) => {
      const { rows, rowCount } = await db.query(sql);
      return [rows, rowCount];
    };
    await new ErasedAuditTexts1765000700000().up({ query } as unknown as QueryRunner);
    const { rows } = await db.query(
      `SELECT subject_id AS id, after FROM audit_entries WHERE action = 'reject-payment' ORDER BY subject_id = $1`,
      [other.payment],
    );
    expect(rows).toEqual([
      { id: erased.payment, after: { status: 'REJECTED' } },
      { id: other.payment, after: { status: 'REJECTED', reason: 'Sent by a neighbour' } },
    ]);
  });
});
