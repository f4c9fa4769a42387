import { parse } from 'csv-parse/sync';
import { disableRowChecks } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';

const BOM = '\uFEFF';

describe('export of a console list', () => {
  let server: TestServer;
  let admin: string;
  let adminId: number;
  let desk: string;
  let lists: string[];

  beforeAll(async () => {
    server = await startServer();
    await disableRowChecks(server);
    const staff = await buildStaff(server, 'ADMIN');
    adminId = staff.id;
    admin = await signIn(server, 'admin', staff);
    desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    const { body } = await server.http.get('/openapi.json').expect(200);
    const paths = body.paths as Record<string, { get?: { parameters?: { name: string }[] } }>;
    // Lists with an ID in their path are left out: the rows of one statement have their own test.
    lists = Object.entries(paths)
      .filter(
        ([path, { get }]) => !path.includes('{') && get?.parameters?.some(({ name }) => name === 'range'),
      )
      .map(([path]) => path.replace('/console/', ''));
  });
  afterAll(() => server.stop());

  const take = (list: string, token: string, query: object = {}) =>
    server.http
      .get(`/console/${list}`)
      .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])))
      .set(bearer(token))
      .set('accept', 'text/csv');
  const rowsOf = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true });
  const notes = async (list: string) =>
    (
      await server.db.query<{ after: { rows: number; filter: string[]; sort: unknown }; staff_id: number }>(
        `SELECT after, staff_id FROM audit_entries WHERE action = 'export-list' AND subject = 'list' AND subject_id = $1 ORDER BY id`,
        [list],
      )
    ).rows;

  it('returns a named file with a header even for an empty list, and writes an audit entry', async () => {
    expect(lists.length).toBeGreaterThanOrEqual(9);
    for (const list of lists) {
      const { status, text, headers } = await take(list, admin);
      expect([list, status]).toEqual([list, 200]);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="${list}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
      );
      expect(headers['content-range']).toBeUndefined();
      expect(text.startsWith(BOM)).toBe(true);
      const [head, ...rows] = parse(text, { bom: true });
      expect([list, head!.length > 2]).toEqual([list, true]);
      const note = (await notes(list)).at(-1)!;
      expect([list, note.staff_id, note.after]).toEqual([
        list,
        adminId,
        { rows: rows.length, filter: [], sort: null },
      ]);
    }
  });

  it('has a column for each field of a row and its nested objects, except screen-only fields', async () => {
    const { text } = await take('bookings', admin);
    const [head] = parse(text, { bom: true });
    expect(head!.slice(0, 4)).toEqual(['Id', 'Kind', 'Reference', 'Status']);
    expect(head).toEqual(
      expect.arrayContaining(['Fare rental cost', 'Fare lines', 'Refund state', 'History']),
    );
    expect(head).not.toContain('Possible moves');
  });

  it('refuses custom admins and callers without a session, and writes no audit entry', async () => {
    for (const list of lists) {
      const before = await notes(list);
      const { status, body } = await take(list, desk);
      expect([list, status, body.code]).toEqual([list, 403, 1004]);
      expect(await notes(list)).toEqual(before);
    }
    await server.http.get('/console/bookings').set(bearer(desk)).expect(200);
    await server.http.get('/console/bookings').set('accept', 'text/csv').expect(401);
  });

  it('refuses an invalid filter like the list does', async () => {
    const { status, body } = await take('bookings', admin, { filter: { nonsense: 1 } });
    expect([status, body.code, body.errors[0].field]).toEqual([400, 1001, 'filter.nonsense']);
  });

  it('returns JSON to callers that accept anything', async () => {
    const { headers } = await server.http.get('/console/bookings').set(bearer(admin)).set('accept', '*/*');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['vary']).toMatch(/accept/i);
  });

  it('masks the same values as the list, and escapes formulas', async () => {
    const names = ['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\tTab', '\rReturn', 'Asha "AK", Kulkarni\nPune'];
    for (const [n, fullName] of names.entries()) {
      const { id } = await buildCustomer(server, { approval: 'PENDING', fullName });
      await server.db.query(
        'INSERT INTO aadhaar_records (customer_id, number_hash, last_four) VALUES ($1, $2, $3)',
        [id, `hash ${n}`, `123${n}`],
      );
    }
    const { text } = await take('pending-documents', admin, { sort: ['id', 'ASC'] });
    const rows = rowsOf(text);
    expect(rows.map((row) => row['Full name'])).toEqual(
      names.map((name) => (/^[=+\-@\t\r]/.test(name) ? `'${name}` : name)),
    );
    expect(rows.map((row) => row['Aadhaar number'])).toEqual(names.map((_, n) => `XXXX XXXX 123${n}`));
    expect(rows[0]!['Submitted at']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

  it('contains every row that matches the filter, in the requested order', async () => {
    const car = await buildCar(server);
    const { id: customer } = await buildCustomer(server);
    await disableRowChecks(server);
    await server.db.query(
      `WITH many AS (
         INSERT INTO rentals (reference, kind, status, customer_id, car_id, from_date, to_date, pickup_time, drop_time,
                              starts_at, ends_at, fare, total_paise, cancellation, buffer_minutes)
         SELECT 'R' || lpad(n::text, 9, '0'), 'BOOKING', CASE WHEN n % 2 = 0 THEN 'CLOSED' ELSE 'CANCELLED' END, $1, $2,
                '2025-01-01', '2025-01-02', '12:00', '12:00', '2025-01-01T06:30Z', '2025-01-02T06:30Z',
                '{"lines": [], "total": 1}', n, '{}', 60
           FROM generate_series(1, 24000) n RETURNING id)
       INSERT INTO rental_moves (rental_id, to_status, moved_by) SELECT id, 'PENDING', 'customer' FROM many`,
      [customer, car],
    );
    const { text, headers } = await take('bookings', admin, {
      filter: { status: 'CLOSED' },
      sort: ['total', 'DESC'],
      range: [0, 9],
    });
    expect(headers['transfer-encoding']).toBe('chunked');
    const rows = rowsOf(text);
    expect(rows.map((row) => row['Reference'])).toEqual(
      Array.from({ length: 12_000 }, (_, index) => `R${String(24_000 - 2 * index).padStart(9, '0')}`),
    );
    expect(new Set(rows.map((row) => row['Status']))).toEqual(new Set(['CLOSED']));
    expect((await notes('bookings')).at(-1)!.after).toEqual({
      rows: 12_000,
      filter: ['status'],
      sort: ['total', 'DESC'],
    });
  });
});
