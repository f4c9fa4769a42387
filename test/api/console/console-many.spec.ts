import { setTimeout as pause } from 'node:timers/promises';
import type { TokenKind } from '../../../backend/contract/customers/people';
import { buildBusiness } from '../../support/scale';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildStaff, signIn } from '../../support/test-data';
import { HEADER, statementData } from '../payments/statement.support';

type Row = Record<string, unknown> & { id: number | string };
type Role = Extract<TokenKind, 'admin' | 'custom-admin'>;

/** The lists that a custom admin may read; all others are for admins. */
const DESK_LISTS = [
  '/console/bookings',
  '/console/cars',
  '/console/drawers',
  '/console/reservations',
  '/console/settlements',
  '/console/timeline',
];

describe('console list filtered by IDs', () => {
  let server: TestServer;
  let lists: string[];
  const tokens = {} as Record<Role, string>;

  beforeAll(async () => {
    server = await startServer();
    await buildBusiness(server.databaseUrl, { customers: 1_000, cars: 40, rentals: 400 });
    // Closes the rentals that are due now, because one that closes between two reads would differ.
    await server.runJob('follow-settlements');
    const { upload, first, waiting } = await statementData(server);
    await waiting(3);
    tokens.admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    tokens['custom-admin'] = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    await server.db.query(`
      INSERT INTO subscribers (email, confirmed_at) SELECT 'reader' || i || '@example.com', app_now() FROM generate_series(1, 40) i;
      INSERT INTO blocked_identities (kind, value_hash, masked, reason, blocked_by_id, until)
      SELECT 'DOMAIN', i, 'mail.example', 'Forged screenshots.', 1, app_now() + interval '1 day' FROM generate_series(1, 4) i`);
    await server.db.query(`
      INSERT INTO mobile_disputes (customer_id, mobile, claimant_hash)
      SELECT id, mobile, 'claim' FROM customers ORDER BY id LIMIT 4`);
    // Closed drawers, which every member of staff can accept.
    await server.db.query(`
      INSERT INTO drawers (staff_id, location, status, opening_paise, number, pieces, counted_paise, expected_paise, terminal_paise,
                           terminal_expected_paise, closed_at)
      SELECT (SELECT min(id) FROM staff), 'Desk', 'CLOSED', 0, n, '{}', 0, 0, 0, 0, app_now() FROM generate_series(1, 4) n`);
    await server.db.query(`
      INSERT INTO settlements (rental_id, returned_at, charge_until)
      SELECT id, ends_at, ends_at + interval '10 days' FROM rentals WHERE status = 'CLOSED' ORDER BY id LIMIT 4`);
    await server.db.query(`SELECT issue_document('RC', e, 100) FROM ledger_entries e ORDER BY id LIMIT 4`);
    const rows = (...ids: string[]) => ids.map((id) => `01/11/2026,${id},,3799\n`).join('');
    const { body } = await upload(`${HEADER}\n${rows(first, '400000009998')}`).expect(201);
    await upload(`${HEADER}\n${rows('400000009999')}`).expect(201);
    // Waits, because a message that is sent between two reads would differ.
    const unsent = `SELECT FROM outbox_messages WHERE status NOT IN ('SENT', 'FAILED')`;
    while ((await server.db.query(unsent)).rowCount !== 0) await pause(20);
    const { body: document } = await server.http.get('/openapi.json').expect(200);
    lists = Object.entries(
      document.paths as Record<string, { get?: { parameters?: { name: string; description: string }[] } }>,
    ).flatMap(([path, { get }]) => {
      const filter = get?.parameters?.find(({ name }) => name === 'filter');
      if (!path.startsWith('/console/') || !filter) return [];
      expect(filter.description).toMatch(/any of id\b/);
      return [path.replace('{id}', String(body.id))];
    });
  });
  afterAll(() => server.stop());

  const request = (list: string, role: Role, query: Record<string, unknown>) =>
    server.http
      .get(list)
      .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])))
      .set(bearer(tokens[role]));
  const page = async (list: string, role: Role): Promise<Row[]> =>
    (await request(list, role, { range: [0, 99] }).expect(200)).body;
  const byId = (rows: Row[]): Row[] => [...rows].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));

  it.each<Role>(['admin', 'custom-admin'])(
    'returns the same rows as the whole list to the role %s',
    async (role) => {
      expect(lists.length).toBeGreaterThanOrEqual(14);
      for (const list of lists) {
        if (role === 'custom-admin' && !DESK_LISTS.includes(list)) {
          const { status, body } = await request(list, role, { filter: { id: [1] } });
          expect([list, status, body.code]).toEqual([list, 403, 1004]);
          continue;
        }
        const all = await page(list, role);
        expect([list, all.length > 1]).toEqual([list, true]);
        const wanted = all.filter((_, index) => index % 2 === 1);
        const unknown = typeof all[0]!.id === 'string' ? 'line-2147483' : 2_147_483_647;
        const ids = [unknown, ...wanted.map(({ id }) => id), wanted[0]!.id];
        const { body, headers } = await request(list, role, { filter: { id: ids } }).expect(200);
        expect([list, byId(body as Row[])]).toEqual([list, byId(wanted)]);
        expect([list, headers['content-range']]).toEqual([
          list,
          expect.stringMatching(new RegExp(` 0-${wanted.length - 1}/${wanted.length}$`)),
        ]);
        const asText = await request(list, role, {
          filter: { id: wanted.map(({ id }) => String(id)) },
        }).expect(200);
        expect([list, (asText.body as Row[]).length]).toEqual([list, wanted.length]);
        const none = await request(list, role, { filter: { id: [] } }).expect(200);
        expect([list, none.body]).toEqual([list, []]);
      }
    },
  );

  it('returns up to a hundred rows without a range', async () => {
    for (const list of ['/console/customers', '/console/bookings', '/console/transactions']) {
      const ids = (await page(list, 'admin')).map(({ id }) => id);
      expect(ids).toHaveLength(100);
      const { body } = await request(list, 'admin', { filter: { id: ids } }).expect(200);
      expect([list, (body as Row[]).length]).toEqual([list, 100]);
      const { body: part } = await request(list, 'admin', { filter: { id: ids }, range: [0, 9] }).expect(200);
      expect([list, (part as Row[]).length]).toEqual([list, 10]);
    }
  });

  it('respects the scope of the list and its other filters', async () => {
    const [booking] = await page('/console/bookings', 'admin');
    const elsewhere = await request('/console/reservations', 'admin', { filter: { id: [booking!.id] } });
    expect(elsewhere.body).toEqual([]);
    const customers = await page('/console/customers', 'admin');
    const approved = customers.filter((customer) => customer['approval'] === 'APPROVED').map(({ id }) => id);
    expect((await request('/console/pending-documents', 'admin', { filter: { id: approved } })).body).toEqual(
      [],
    );
    const filter = { id: approved.slice(0, 5), approval: 'REJECTED' };
    expect((await request('/console/customers', 'admin', { filter })).body).toEqual([]);
  });

  it('refuses an invalid ID and too many IDs', async () => {
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    for (const list of lists) {
      for (const id of [
        [0],
        [-1],
        [1.5],
        ['x'],
        [null],
        [[1]],
        { a: 1 },
        null,
        true,
        [2 ** 31],
        ['١'],
        many,
      ]) {
        const { status, body } = await request(list, 'admin', { filter: { id } });
        expect([list, id, status, body.code, body.errors?.[0]?.field]).toEqual([
          list,
          id,
          400,
          1001,
          'filter.id',
        ]);
      }
    }
  });
});
