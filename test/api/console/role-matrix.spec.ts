import { DEMO_PEOPLE } from '../../../backend/demo/demo-people';
import { DEMO_ADMIN, DEMO_CUSTOM_ADMIN } from '../../../backend/demo/sign-ins';
import { findIn } from '../../support/canaries';
import { textsOf } from '../../support/pdf-texts';
import { picture } from '../../support/pictures';
import { disableRowChecks } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, signIn } from '../../support/test-data';
import { desk } from '../desk-rentals/desk-rentals.support';
import { type Cashier, drawerCalls } from '../drawers/drawers.support';
import { TABLE } from '../login/access-table';

/** The prefix of every licence number. */
const NUMBER = 'MH142011';
const LICENCE = {
  licenseClasses: 'LMV',
  licenseValidUntil: '2060-01-01',
  dateOfBirth: '1991-07-23',
};
const STREAM = '/console/events';

/** The paths that a custom admin may read. */
const PATHS = Object.entries(TABLE).flatMap(([route, who]) =>
  route.startsWith('get /console/') && who.includes('custom-admin') ? [route.slice('get '.length)] : [],
);

interface Answer {
  path: string;
  status: number;
  text: string;
}

describe('custom admin in the console', () => {
  let server: TestServer;
  let member: Cashier;
  let answers: Answer[];

  beforeAll(async () => {
    server = await startServer({ SEED_DEMO: 'on' });
    const own = await desk(server);
    member = { ...own, id: Number((await idsOf(`staff WHERE mobile = '${own.mobile}'`))[0]) };
    await own.hold(await buildCustomer(server), await buildCar(server));
    await recordActs();
    answers = await readAll();
  }, 480_000);
  afterAll(() => server.stop());

  const idsOf = async (sql: string): Promise<string[]> =>
    (await server.db.query<{ id: string }>(`SELECT id::text FROM ${sql}`)).rows.map(({ id }) => id);

  /** Adds acts of other staff that the demo data lacks, one of them in the form of earlier versions. */
  async function recordActs(): Promise<void> {
    const { db, http } = server;
    await disableRowChecks(server);
    const admin = await signIn(server, 'admin', { mobile: DEMO_ADMIN });
    const [adminId] = await idsOf(`staff WHERE mobile = '${DEMO_ADMIN}'`);
    for (const id of await idsOf('rentals'))
      await http
        .post(`/console/rentals/${id}/notes`)
        .set(bearer(admin))
        .send({ text: 'Called.' })
        .expect(200);
    for (const id of await idsOf(`customers WHERE approval = 'APPROVED'`))
      await http
        .put(`/console/customers/${id}/licence`)
        .set(bearer(admin))
        .send({ ...LICENCE, licenseNumber: NUMBER + id.padStart(7, '0') })
        .expect(200);
    await db.query(
      `INSERT INTO refused_records (record_id, rental_id, kind, staff_id, code)
       SELECT gen_random_uuid(), id, 'RETURN', $1, 1015 FROM rentals`,
      [adminId],
    );
    await db.query(
      `INSERT INTO rental_moves (rental_id, to_status, moved_by, reason, reason_key)
       SELECT id, 'PENDING', $1::text, format('Placed at the desk by %s, confirmed with the customer''s code.', $1::text),
              jsonb_build_object('messageKey', 'history.placedAtDesk', 'messageParams', jsonb_build_object('who', $1::text))
         FROM rentals WHERE status = 'PENDING'`,
      [DEMO_CUSTOM_ADMIN],
    );
    await db.query(
      `UPDATE car_refusals SET answer = 'We clean it.', answered_by_id = $1, answered_at = app_now(), state = 'FIXED'`,
      [adminId],
    );
    const drawers = drawerCalls(server);
    const other = {
      id: 0,
      mobile: '',
      token: await signIn(server, 'custom-admin', { mobile: DEMO_CUSTOM_ADMIN }),
    };
    await drawers.opened(other);
    for (const id of await idsOf(`rentals WHERE status IN ('CONFIRMED', 'ON_TRIP')`))
      await http
        .post(`/console/rentals/${id}/receipts`)
        .set(bearer(other.token))
        .field({ method: 'CARD', amount: '1', terminal: 'T-1' })
        .attach('slip', await picture(1), 'slip.png');
    const drawer = await drawers.opened(member, 0);
    await drawers.move(drawer, member, { kind: 'EXPENSE', amount: '1', reason: 'Tea' });
  }

  /** Returns the URLs of a path, one for each row that it can show. */
  async function addressesOf(path: string): Promise<string[]> {
    const [, , resource] = path.split('/');
    if (path === '/console/search' || path === '/console/desk-rentals')
      return DEMO_PEOPLE.map(({ mobile }) => `${path}?q=${mobile}`);
    if (path.includes('{movementId}'))
      return (
        await server.db.query<{ address: string }>(
          `SELECT format('/console/drawers/%s/movements/%s/photo', drawer_id, id) AS address FROM drawer_movements WHERE kind = 'EXPENSE'`,
        )
      ).rows.map(({ address }) => address);
    if (!path.includes('{id}')) return [path];
    const table =
      { bookings: 'rentals', reservations: 'rentals', 'desk-rentals': 'desk_rentals' }[resource!] ??
      resource!;
    return (await idsOf(table)).map((id) => path.replace('{id}', id).replace('{type}', 'RC'));
  }

  async function readAll(): Promise<Answer[]> {
    const all: Answer[] = [];
    const files: { path: string; body: Buffer }[] = [];
    for (const path of PATHS)
      for (const address of path === STREAM ? [] : await addressesOf(path)) {
        const { status, headers, body, text } = await server.http.get(address).set(bearer(member.token));
        if (headers['content-type'] === 'application/pdf') files.push({ path, body: body as Buffer });
        all.push({ path, status, text: text || JSON.stringify(body) });
      }
    const texts = await textsOf(...files.map(({ body }) => body));
    return [...all, ...files.map(({ path }, index) => ({ path, status: 200, text: texts[index]! }))];
  }

  /** Returns each path whose response contains one of the values, together with that value. */
  const pathsWith = (values: readonly string[], among = answers): string[] => {
    const named = Object.fromEntries(values.map((value) => [value, value]));
    return [
      ...new Set(
        among.flatMap(({ path, text }) => findIn(text, named).map((value) => `${path} contains ${value}`)),
      ),
    ];
  };

  it('reads every path that the role may read', () => {
    const answered = new Set(answers.flatMap(({ path, status }) => (status === 200 ? [path] : [])));
    expect(PATHS.filter((path) => !answered.has(path))).toEqual([STREAM]);
    // The responses must contain the acts of other staff.
    for (const part of [
      '"method":"CARD"',
      '"answeredBy":"',
      '"text":"Called."',
      '"code":1015',
      'Placed at the desk',
    ])
      expect([part, answers.some(({ text }) => text.includes(part))]).toEqual([part, true]);
  });

  it('reads no mobile number of another staff member', async () => {
    const { rows } = await server.db.query<{ mobile: string }>('SELECT mobile FROM staff WHERE id <> $1', [
      member.id,
    ]);
    expect(pathsWith(rows.map(({ mobile }) => mobile))).toEqual([]);
  });

  it('reads no complete e-mail address and no postal address', async () => {
    const { rows } = await server.db.query<{ email: string; address: string | null }>(
      'SELECT email, address FROM customers',
    );
    expect(pathsWith(rows.flatMap(({ email, address }) => (address ? [email, address] : [email])))).toEqual(
      [],
    );
  });

  it('reads the mobile number of a customer only around a trip', async () => {
    const { rows } = await server.db.query<{ mobile: string; isOpen: boolean }>(
      `SELECT mobile, EXISTS (SELECT FROM rentals r WHERE r.customer_id = c.id AND is_contact_open(r)) AS "isOpen"
         FROM customers c WHERE mobile IS NOT NULL`,
    );
    const numbers = (isOpen: boolean): string[] =>
      rows.filter((row) => row.isOpen === isOpen).map(({ mobile }) => mobile);
    expect(numbers(false).length).toBeGreaterThan(1);
    expect(pathsWith(numbers(false))).toEqual([]);
    expect(pathsWith(numbers(true))).not.toEqual([]);
  });

  it('reads no number of a document and no birth date', () => {
    const aadhaars = DEMO_PEOPLE.flatMap(({ registered }) => (registered ? [registered.aadhaar] : []));
    const forms = aadhaars.flatMap((digits) => [digits, digits.replace(/(\d{4})(?=\d)/g, '$1 ')]);
    const texts = answers.map(({ text }) => text);
    expect(forms.filter((form) => texts.some((text) => text.includes(form)))).toEqual([]);
    expect(pathsWith([NUMBER, LICENCE.dateOfBirth])).toEqual([]);
  });

  it('reads no mobile number of staff in a refusal', async () => {
    const refused: Answer[] = [];
    for (const [list, kind] of [
      ['bookings', 'BOOKING'],
      ['reservations', 'RESERVATION'],
    ] as const)
      for (const id of await idsOf(`rentals WHERE kind = '${kind}'`)) {
        const path = `/console/${list}/${id}/trip`;
        const call = server.http.put(path).set(bearer(member.token));
        const { status, text } = await call.send({ status: 'NO_SHOW', cause: 'NOT_COME' });
        refused.push({ path, status, text });
      }
    expect(refused.filter(({ text }) => text.includes('movedBy'))).not.toEqual([]);
    expect(pathsWith([DEMO_ADMIN, DEMO_CUSTOM_ADMIN], refused)).toEqual([]);
  });
});
