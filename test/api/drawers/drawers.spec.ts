import type { ConsoleDrawer } from '../../../backend/contract/payments/drawers';
import type { WorkList } from '../../../backend/contract/work';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, buildStaff, signIn } from '../../support/test-data';
import { type Cashier, cashier, drawerCalls, MOVE } from './drawers.support';

describe('cash drawer', () => {
  let server: TestServer;
  let admin: Cashier;
  let desk: Cashier;
  let next: Cashier;
  let calls: ReturnType<typeof drawerCalls>;

  beforeAll(async () => {
    server = await startServer();
    calls = drawerCalls(server);
    [admin, desk, next] = await Promise.all([
      cashier(server, 'ADMIN'),
      cashier(server, 'CUSTOM_ADMIN'),
      cashier(server, 'CUSTOM_ADMIN'),
    ]);
  });
  afterAll(() => server.stop());
  // Each test starts without an open drawer.
  afterEach(async () => {
    await moveClock(server, '0 hours');
    for (const who of [admin, desk, next]) {
      const { rows } = await server.db.query<{ id: number }>(
        `SELECT id FROM drawers WHERE staff_id = $1 AND status = 'OPEN'`,
        [who.id],
      );
      for (const { id } of rows) await calls.closeWith(id, who, 0);
    }
  });

  it('moves from open to closed to accepted, with a numbered report', async () => {
    const id = await calls.opened(desk, 2000);
    await calls.move(id, desk, { kind: 'FROM_SAFE', amount: '1000', reason: 'Change' });
    await calls.move(id, desk, { kind: 'EXPENSE', amount: '350', reason: 'Car wash' });
    await calls.move(id, desk, MOVE);
    const closed = await calls.close(id, desk, {
      pieces: { '500': 4, '100': 1, '50': 1 },
      terminal: 0,
      version: (await calls.read(id, desk)).version,
    });
    expect(closed.body).toMatchObject({
      status: 'CLOSED',
      opening: 2000,
      report: {
        counted: 2150,
        expected: 2150,
        difference: 0,
        terminal: 0,
        terminalExpected: 0,
        terminalDifference: 0,
        note: null,
      },
      acts: [],
    });
    const { version, report } = closed.body as ConsoleDrawer;
    const last = await server.db.query<{ number: number }>('SELECT max(number) AS number FROM drawers');
    expect(report?.number).toBe(last.rows[0]!.number);
    expect((await calls.read(id, next)).acts).toEqual(['ACCEPT']);
    const accepted = await calls.accept(id, next, { version, note: 'Four keys' });
    expect(accepted.body).toMatchObject({
      status: 'ACCEPTED',
      acceptedBy: String(next.id),
      acceptedNote: 'Four keys',
      acts: [],
    });
    expect((await calls.accept(id, admin, { version })).body).toMatchObject({
      code: 1015,
      data: { status: 'ACCEPTED', reason: 'NOT_CLOSED' },
    });
    const { rows } = await server.db.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE subject = 'drawer' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'open-drawer',
      'move-cash',
      'move-cash',
      'move-cash',
      'close-drawer',
      'accept-drawer',
    ]);
  });

  it('hides the expected sum in every response until it is closed', async () => {
    const id = await calls.opened(desk, 1234);
    const responses = [
      (await calls.open(desk)).text,
      (await calls.move(id, desk, { kind: 'FROM_SAFE', amount: '4321', reason: 'Change' })).text,
      (await calls.move(id, desk, { kind: 'EXPENSE', amount: '111', reason: 'Fuel' })).text,
      (await calls.closeWith(id, desk, 5000, { version: 1 })).text,
      (await calls.explain(id, desk, { note: 'Why not', version: 3 })).text,
      (await calls.accept(id, next, { version: 3 })).text,
      (await server.http.get(`/console/drawers/${id}`).set(bearer(admin.token))).text,
      (await server.http.get('/console/drawers').set(bearer(admin.token))).text,
      (await server.http.get('/console/drawers').set({ ...bearer(admin.token), accept: 'text/csv' })).text,
      (await server.http.get('/console/audit').set(bearer(admin.token))).text,
    ];
    // 1,234 + 4,321 - 111
    for (const text of responses) expect(text).not.toMatch(/5,?444/);
    const { body } = await calls.closeWith(id, desk, 5444);
    expect(body.report).toMatchObject({ expected: 5444, difference: 0 });
  });

  it('requires a reason for a difference before the next person can accept it', async () => {
    const id = await calls.opened(desk, 2000);
    const { body } = await calls.closeWith(id, desk, 1950, { terminal: 7.5 });
    expect(body).toMatchObject({
      report: { difference: -50, terminalDifference: 7.5, note: null },
      acts: ['EXPLAIN'],
    });
    expect((await calls.accept(id, next, { version: body.version })).body.data).toEqual({
      status: 'CLOSED',
      reason: 'NOTE_MISSING',
    });
    expect((await calls.explain(id, next, { note: 'Not mine', version: body.version })).body.code).toBe(1002);
    const { body: explained } = await calls.explain(id, desk, {
      note: 'Change was given twice',
      version: body.version,
    });
    expect(explained).toMatchObject({ report: { note: 'Change was given twice' }, acts: [] });
    const again = await calls.explain(id, desk, { note: 'Another reason', version: explained.version });
    expect(again.body.data).toMatchObject({ reason: 'EXPLAINED' });
    const asAdmin = await buildStaff(server, 'ADMIN', desk.mobile);
    const token = await signIn(server, 'admin', asAdmin);
    expect((await calls.read(id, { ...asAdmin, token })).acts).toEqual([]);
    for (const own of [desk, { ...asAdmin, token }])
      expect((await calls.accept(id, own, { version: explained.version })).body.data.reason).toBe(
        'OWN_DRAWER',
      );
    await calls.accept(id, next, { version: explained.version }).expect(200);
  });

  it('is counted and explained by an admin if its owner is disabled', async () => {
    const left = await cashier(server, 'CUSTOM_ADMIN');
    const id = await calls.opened(left, 2000);
    await calls.move(id, left, { kind: 'FROM_SAFE', amount: '1000', reason: 'Change' });
    await calls.setAccess(left, admin, false);
    const count = { pieces: { '100': 29 }, terminal: 0, version: 2 };
    expect((await calls.close(id, next, count)).body.code).toBe(1002);
    const closed = await calls.close(id, admin, count);
    expect([closed.status, closed.body]).toMatchObject([
      200,
      { by: String(left.id), report: { difference: -100, closedBy: String(admin.id) }, acts: ['EXPLAIN'] },
    ]);
    const { version } = closed.body as ConsoleDrawer;
    expect((await calls.explain(id, next, { note: 'Not mine', version })).body.code).toBe(1002);
    const { body: explained } = await calls.explain(id, admin, { note: 'It was missing', version });
    expect(explained).toMatchObject({ report: { note: 'It was missing' }, acts: [] });
    expect((await calls.accept(id, admin, { version: explained.version })).body.data.reason).toBe(
      'OWN_COUNT',
    );
    const acceptance = `UPDATE drawers SET status = 'ACCEPTED', accepted_at = now(), accepted_by_id =`;
    for (const who of [admin, left])
      await expect(server.db.query(`${acceptance} ${who.id} WHERE id = ${id}`)).rejects.toThrow(
        'drawers_accepted_check',
      );
    expect((await calls.read(id, next)).acts).toEqual(['ACCEPT']);
    await calls.accept(id, next, { version: explained.version }).expect(200);
  });

  it('is the only open one of its owner, even after concurrent requests', async () => {
    const answers = await Promise.all([calls.open(desk), calls.open(desk), calls.open(desk)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ code: 1015, data: { reason: 'DRAWER_OPEN' } });
    expect((await calls.open(next)).status).toBe(200);
  });

  it('is opened once and records a movement once for a repeated request', async () => {
    const [first, second] = [
      await calls.open(desk, undefined, 'open-1'),
      await calls.open(desk, undefined, 'open-1'),
    ];
    expect([first.status, second.status, second.body.id]).toEqual([200, 200, first.body.id]);
    const { id } = first.body as ConsoleDrawer;
    for (let sent = 0; sent < 2; sent += 1)
      expect((await calls.move(id, desk, MOVE, { key: 'move-1' })).status).toBe(200);
    expect((await calls.read(id, desk)).movements).toHaveLength(1);
  });

  it('refuses an incomplete or invalid movement', async () => {
    const id = await calls.opened(desk);
    const expense = { kind: 'EXPENSE', amount: '100', reason: 'Fuel' };
    const refused: [Record<string, string>, boolean, string][] = [
      [expense, false, 'photo'],
      [MOVE, true, 'photo'],
      [{ ...MOVE, kind: 'RECEIPT' }, false, 'kind'],
      [{ ...MOVE, amount: '0' }, false, 'amount'],
      [{ ...MOVE, amount: '10.5' }, false, 'amount'],
      [{ ...MOVE, amount: '1000001' }, false, 'amount'],
      [{ ...MOVE, reason: 'x' }, false, 'reason'],
    ];
    for (const [fields, photo, field] of refused) {
      const { status, body } = await calls.move(id, desk, fields, { photo });
      expect([fields, status, body.errors?.[0]?.field]).toEqual([fields, 400, field]);
    }
    expect((await calls.read(id, desk)).movements).toEqual([]);
  });

  it('refuses an invalid count, and one that is older than the last movement', async () => {
    const id = await calls.opened(desk);
    const { version } = await calls.read(id, desk);
    const count = { pieces: { '500': 4 }, terminal: 0, version };
    for (const over of [
      { pieces: { '2000': 1 } },
      { pieces: { '500': -1 } },
      { pieces: { '500': 1.5 } },
      { pieces: [] },
      { terminal: -100_000_001 },
      { terminal: undefined },
      { note: 'x' },
      { version: undefined },
    ])
      expect([over, (await calls.close(id, desk, { ...count, ...over })).status]).toEqual([over, 400]);
    await calls.move(id, desk, MOVE);
    expect((await calls.close(id, desk, count)).body).toMatchObject({
      code: 1015,
      data: { status: 'OPEN', reason: 'CHANGED' },
    });
    expect((await calls.read(id, desk)).report).toBeNull();
  });

  it('is shown to its owner and to admins only', async () => {
    const id = await calls.opened(desk);
    expect((await calls.move(id, admin, MOVE)).body.code).toBe(1002);
    expect((await calls.closeWith(id, desk, 0, { version: 9 })).body.data.reason).toBe('CHANGED');
    expect((await calls.close(id, admin, { pieces: {}, terminal: 0, version: 1 })).body.code).toBe(1002);
    await server.http.get(`/console/drawers/${id}`).set(bearer(next.token)).expect(404);
    const ids = async ({ token }: Cashier) =>
      (
        (await server.http.get('/console/drawers').set(bearer(token)).expect(200)).body as ConsoleDrawer[]
      ).map((drawer) => drawer.id);
    expect([await ids(admin), await ids(desk)]).toEqual([
      expect.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    expect(await ids(next)).not.toContain(id);
    expect((await calls.read(id, admin)).acts).toEqual([]);
  });

  it('offers its count to admins, without the expected sum, if its owner is disabled', async () => {
    const left = await cashier(server, 'CUSTOM_ADMIN');
    const id = await calls.opened(left);
    await calls.setAccess(left, admin, false);
    expect(await calls.read(id, admin)).toMatchObject({ status: 'OPEN', report: null, acts: ['CLOSE'] });
    expect((await calls.move(id, admin, MOVE)).body.code).toBe(1002);
    await calls.setAccess(left, admin, true);
    expect((await calls.read(id, admin)).acts).toEqual([]);
  });

  it('is in the work list of its owner alone, or of admins, from 16 hours after its opening', async () => {
    const id = await calls.opened(desk);
    const left = await cashier(server, 'CUSTOM_ADMIN');
    const leftId = await calls.opened(left);
    await calls.setAccess(left, admin, false);
    await server.db.query(`UPDATE sessions SET expires_at = now() + interval '1 year', idle_seconds = NULL`);
    const listed = async ({ token }: Cashier) =>
      (
        (await server.http.get('/console/work?group=MONEY').set(bearer(token)).expect(200)).body as WorkList
      ).items
        .filter(({ kind }) => kind === 'OWN_DRAWER')
        .map(({ subject, text, act }) => [subject.label, text, act?.name, act?.id]);
    const ofDesk = ['Shivajinagar', '', 'CLOSE_DRAWER', id];
    const ofLeft = ['Shivajinagar', '', 'CLOSE_DRAWER', leftId];
    await moveClock(server, '15 hours 59 minutes');
    expect([await listed(desk), await listed(admin)]).toEqual([[], []]);
    await moveClock(server, '16 hours');
    expect([await listed(desk), await listed(next), await listed(admin)]).toEqual([[ofDesk], [], [ofLeft]]);
    await calls.closeWith(id, desk, 0);
    await calls.closeWith(leftId, admin, 0);
    expect([await listed(desk), await listed(admin)]).toEqual([[], []]);
  });

  it('hides the photo of an expense from staff who may not see the drawer', async () => {
    const id = await calls.opened(desk);
    const { body } = await calls.move(id, desk, { kind: 'EXPENSE', amount: '90', reason: 'Cleaning cloths' });
    const path = (body as ConsoleDrawer).movements[0]!.photoPath!;
    const { body: link } = await server.http.get(path).set(bearer(desk.token)).expect(200);
    await server.http.get(link.data.downloadUrl).expect(200).expect('content-type', 'image/jpeg');
    await server.http.get(path).set(bearer(next.token)).expect(404);
  });

  it('is protected by the database from changed reports and movements, and from late movements', async () => {
    const id = await calls.opened(desk);
    await calls.move(id, desk, MOVE);
    await calls.closeWith(id, desk, 1500);
    for (const sql of [
      `UPDATE drawers SET counted_paise = 0, pieces = '{}' WHERE id = ${id}`,
      `UPDATE drawers SET status = 'OPEN' WHERE id = ${id}`,
      `UPDATE drawers SET opening_paise = 0 WHERE id = ${id}`,
      `DELETE FROM drawers WHERE id = ${id}`,
      `UPDATE drawer_movements SET amount_paise = 1 WHERE drawer_id = ${id}`,
      `DELETE FROM drawer_movements WHERE drawer_id = ${id}`,
      `INSERT INTO drawer_movements (drawer_id, kind, amount_paise, reason) VALUES (${id}, 'TO_SAFE', 1, 'Later')`,
    ])
      await expect(server.db.query(sql)).rejects.toThrow(
        /does not change|not open|append-only|never|refuse|change/i,
      );
    const other = await calls.opened(desk);
    await expect(
      server.db.query(
        `UPDATE drawers SET status = 'CLOSED', number = 999999, pieces = '{}', counted_paise = 0, expected_paise = 7, terminal_paise = 0,
                            terminal_expected_paise = 0, closed_at = now() WHERE id = ${other}`,
      ),
    ).rejects.toThrow(/differs from its movements/);
  });
});
