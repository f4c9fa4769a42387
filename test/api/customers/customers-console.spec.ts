import { randomUUID } from 'node:crypto';
import type { PendingDocument } from '../../../backend/contract/customers/people';
import { decideDocuments } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { disableRowChecks } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildCustomer, buildStaff, codeFor, signIn } from '../../support/test-data';

const NUMBERS = ['499118665246', '234123412346', '368204189504'];

describe('customers added at the desk', () => {
  let server: TestServer;
  let desk: string;
  let deskId: string;
  let admin: string;

  beforeAll(async () => {
    server = await startServer();
    const staff = await buildStaff(server, 'CUSTOM_ADMIN');
    deskId = String(staff.id);
    desk = await signIn(server, 'custom-admin', staff);
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  const person = (n: number) => ({
    mobile: `987650000${n}`,
    email: `walk-in-${n}@example.com`,
    name: 'Asha Kulkarni',
    address: '4 Karve Road, Pune',
    aadhaarNumber: NUMBERS[n % 3]!,
  });
  async function add(
    fields: Record<string, string>,
    key = randomUUID(),
    files = ['aadhaarFile', 'drivingLicenseFile'],
  ) {
    const call = server.http.post('/console/customers').set(bearer(desk)).set('idempotency-key', key);
    for (const [name, value] of Object.entries(fields)) void call.field(name, value);
    for (const [shade, name] of files.entries())
      void call.attach(name, await picture(shade + 1), `${name}.png`);
    return call;
  }
  const count = async (table: string): Promise<number> =>
    (await server.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]!.n;

  it('creates a pending customer with the staff member who added them, and an audit row', async () => {
    const { status, body } = await add({
      ...person(1),
      mobile: '+91 98765 00001',
      email: 'Walk-In-1@Example.com',
    });
    expect([status, body]).toMatchObject([
      201,
      {
        mobile: '9876500001',
        email: 'walk-in-1@example.com',
        aadhaarNumber: 'XXXX XXXX 2346',
        addedBy: deskId,
      },
    ]);
    const pending = await server.http.get('/console/pending-documents').set(bearer(admin)).expect(200);
    expect(pending.body).toEqual([expect.objectContaining({ id: body.id, addedBy: deskId })]);
    const { rows } = await server.db.query(
      `SELECT action, subject_id, after FROM audit_entries WHERE action = 'add-customer'`,
    );
    expect(rows).toEqual([
      {
        action: 'add-customer',
        subject_id: String(body.id),
        after: null,
      },
    ]);
    const decided = await decideDocuments(server, admin, body.id, { decision: 'APPROVED' });
    expect(decided.status).toBe(200);
    const account = await signIn(server, 'customer', person(1));
    await server.http.get('/api/user/profile').set(bearer(account)).expect(200);
  });

  it('sorts by the next pickup, and lists customers without a pickup last in both directions', async () => {
    await disableRowChecks(server);
    const waiting = async (...statuses: string[]): Promise<number> => {
      const { id } = await buildCustomer(server, { approval: 'PENDING' });
      for (const [index, status] of statuses.entries())
        await server.db.query(
          `INSERT INTO rentals (reference, kind, status, customer_id, car_id, from_date, to_date, pickup_time, drop_time, starts_at, ends_at,
                                fare, total_paise, cancellation, buffer_minutes)
           SELECT concat('NEXT', $1::int, $2::int), 'BOOKING', $3, $1::int, $4, '2027-01-01', '2027-01-02', '12:00', '12:00',
                  '2027-01-01T06:30:00Z'::timestamptz + make_interval(days => $2::int), '2027-02-01T06:30:00Z', '{}', 100, '{}', 60`,
          [id, index, status, await buildCar(server)],
        );
      return id;
    };
    const none = await waiting('CANCELLED');
    const later = await waiting('CANCELLED', 'DECLINED', 'PENDING', 'CONFIRMED');
    const sooner = await waiting('CANCELLED', 'CONFIRMED');
    const sorted = async (direction: string): Promise<unknown> => {
      const query = {
        sort: `["nextPickupAt","${direction}"]`,
        filter: JSON.stringify({ id: [none, later, sooner] }),
      };
      const { body } = await server.http
        .get('/console/pending-documents')
        .query(query)
        .set(bearer(admin))
        .expect(200);
      return (body as PendingDocument[]).map(({ id, nextPickupAt }) => [id, nextPickupAt]);
    };
    const [second, third] = [
      [sooner, '2027-01-02T06:30:00.000Z'],
      [later, '2027-01-03T06:30:00.000Z'],
    ];
    expect(await sorted('ASC')).toEqual([second, third, [none, null]]);
    expect(await sorted('DESC')).toEqual([third, second, [none, null]]);
  });

  it('refuses a known customer, and a mobile number and e-mail of two accounts', async () => {
    const known = await buildCustomer(server);
    const before = await count('documents');
    const again = await add({ ...person(2), mobile: known.mobile, email: known.email });
    expect([again.status, again.body.code]).toEqual([409, 1005]);
    const other = await add({ ...person(2), mobile: known.mobile });
    expect([other.status, other.body.code]).toEqual([409, 1009]);
    expect(await count('documents')).toBe(before);
  });

  it('accepts a customer who has signed in before without registering', async () => {
    const visitor = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    const { status, body } = await add({ ...person(2), mobile: visitor.mobile, email: visitor.email });
    expect([status, body.id]).toEqual([201, visitor.id]);
  });

  it('reports all mistakes together, and stores nothing', async () => {
    const before = await count('customers');
    const { status, body } = await add(
      { ...person(0), mobile: '12345', email: 'nobody', name: ' ' },
      undefined,
      ['aadhaarFile'],
    );
    expect(status).toBe(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([
      'mobile',
      'email',
      'name',
      'drivingLicenseFile',
    ]);
    expect(await count('customers')).toBe(before);
  });

  it('adds a customer once for a repeated form and for twenty concurrent ones', async () => {
    const key = randomUUID();
    const [one, two] = [await add(person(0), key), await add(person(0), key)];
    expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => add({ ...person(3), aadhaarNumber: '652384917060' })),
    );
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [201, undefined],
      ...Array<number[]>(19).fill([409, 1005]),
    ]);
  });

  it('keeps only the last four digits of old and new Aadhaar numbers if so configured', async () => {
    const stored = async (): Promise<unknown[]> =>
      (await server.db.query('SELECT FROM aadhaar_records WHERE sealed_number IS NOT NULL')).rows;
    expect((await stored()).length).toBeGreaterThan(2);
    await server.runJob('forget-aadhaar-numbers');
    expect((await stored()).length).toBeGreaterThan(2);
    const settings = await server.http.get('/console/settings').set(bearer(admin)).expect(200);
    expect(settings.body.storedAadhaarNumbers).toBe((await stored()).length);
    await changeSettings(server, admin, () => ({ keepOnlyLastFourOfAadhaar: true }));
    await server.runJob('forget-aadhaar-numbers');
    expect(await stored()).toEqual([]);
    const { body } = await add({ ...person(4), aadhaarNumber: '734568219030' });
    expect(await stored()).toEqual([]);
    const passport = { identityKind: 'PASSPORT', identityNumber: 'K7654321', aadhaarNumber: '' };
    await add({ ...person(5), ...passport }, undefined, ['identityFile', 'drivingLicenseFile']);
    await server.runJob('forget-aadhaar-numbers');
    expect(await stored()).toHaveLength(1);
    const shown = await server.http
      .post(`/console/customers/${body.id}/identity-reveal`)
      .set(bearer(admin))
      .send({ reason: 'Compared with the card.' })
      .expect(200);
    expect(shown.body).toEqual({ kind: 'AADHAAR', number: 'XXXX XXXX 9030', complete: false });
    await changeSettings(server, admin, () => ({ keepOnlyLastFourOfAadhaar: false }));
  });

  describe('unproved e-mail address', () => {
    const MAIL = 'stranger@example.com';
    const who = { mobile: '9876500020', email: MAIL, name: 'Asha Kulkarni', address: '4 Karve Road, Pune' };
    const stranger = () => signIn(server, 'customer', who);
    const codeTo = async (path: string, token: string, email: string) => {
      const { body } = await server.http.post(path).set(bearer(token)).send({ email }).expect(200);
      return { challengeId: body.challengeId as string, otp: await codeFor(server, email) };
    };

    it('shows nothing about the customer until another address is proved', async () => {
      const { body: added } = await add({ ...who, aadhaarNumber: '499118665246' });
      const id = added.id as number;
      await decideDocuments(server, admin, id, { decision: 'APPROVED' });
      const token = await stranger();
      const { body } = await server.http.get('/api/user/profile').set(bearer(token)).expect(200);
      expect(body.data).toMatchObject({ email: MAIL, emailUnproved: true, adminApproval: 'APPROVED' });
      expect(JSON.stringify(body)).not.toMatch(/Asha|Karve|5246|documents/);
      const { rows } = await server.db.query<{ id: string }>(
        'SELECT id FROM documents WHERE customer_id = $1',
        [id],
      );
      const refused = await Promise.all([
        server.http.get(`/api/documents/${rows[0]!.id}`).set(bearer(token)),
        server.http.put('/api/user/profile').set(bearer(token)).send({ fullName: 'Somebody Else' }),
        server.http.post('/api/user/email-change').set(bearer(token)).send({ email: 'mine@example.com' }),
        server.http.post('/api/user/data-export/send-otp').set(bearer(token)),
        server.http.post('/api/user/erasure/send-otp').set(bearer(token)),
        server.http.post('/api/user/proof/send-otp').set(bearer(token)),
        server.http.post('/api/auth/register').set(bearer(token)).field('name', 'Somebody Else'),
        ...['receipt', 'documents/1', 'handovers/b3c0f6f0-0b46-4f6e-9d6c-0d6f1c7d2a11/file'].map((file) =>
          server.http.get(`/api/rentals/ABCDEFGHJK/${file}`).set(bearer(token)),
        ),
        server.http
          .put('/api/rentals/ABCDEFGHJK/refund-destination')
          .set(bearer(token))
          .send({ kind: 'UPI', vpa: 'stranger@bank' }),
      ]);
      for (const { status, body: answer } of refused)
        expect([status, answer.message]).toEqual([404, expect.stringMatching(/^Our desk typed this e-mail/)]);

      // The change takes effect immediately, so that the stranger cannot stop it by signing in.
      const page = `/console/customers/${id}`;
      expect((await server.http.get(page).set(bearer(admin))).body.emailUnproved).toBe(true);
      const right = 'asha.kulkarni@example.com';
      const { challengeId } = (
        await server.http.post(`${page}/email-change`).set(bearer(admin)).send({ email: right }).expect(200)
      ).body;
      const { body: changed } = await server.http
        .post(`${page}/email-change/confirm`)
        .set(bearer(admin))
        .send({ challengeId, otp: await codeFor(server, right), reason: 'It was mistyped.' })
        .expect(200);
      expect(changed).toEqual({ waits: false });
      await server.http.get('/api/user/profile').set(bearer(token)).expect(401);
      const owner = await signIn(server, 'customer', { ...who, email: right });
      const own = await server.http.get('/api/user/profile').set(bearer(owner)).expect(200);
      expect(own.body.data).toMatchObject({ fullName: 'Asha Kulkarni', emailUnproved: false });
      await server.http.get(`/api/documents/${rows[0]!.id}`).set(bearer(owner)).expect(200);
    });

    it('is proved by a code to the same address', async () => {
      const email = 'walk-in-21@example.com';
      const { body: added } = await add({
        ...who,
        email,
        mobile: '9876500021',
        aadhaarNumber: '823456719051',
      });
      const page = `/console/customers/${added.id}`;
      const code = await codeTo(`${page}/email-change`, admin, email);
      await server.http
        .post(`${page}/email-change/confirm`)
        .set(bearer(admin))
        .send({ ...code, reason: 'The customer called.' })
        .expect(200);
      const { body } = await server.http.get(page).set(bearer(admin));
      expect([body.emailUnproved, body.trail[0].action]).toEqual([false, 'prove-email']);
    });

    it('is refused with a wrong code, and without a code if the settings require one', async () => {
      const email = 'walk-in-22@example.com';
      const fields = { ...who, email, mobile: '9876500022', aadhaarNumber: '934567128091' };
      const errorsOf = async (over: object) => (await add({ ...fields, ...over })).body.errors;
      await changeSettings(server, admin, () => ({ deskEmailProof: 'required' }));
      const missing = [
        { field: 'otp', message: expect.stringMatching(/^Enter the code/), messageKey: 'customers.deskCode' },
      ];
      expect(await errorsOf({})).toEqual(missing);
      const code = await codeTo('/console/customers/email-proof', desk, email);
      const wrong = { ...code, otp: code.otp === '000000' ? '000001' : '000000' };
      expect(await errorsOf({ ...code, challengeId: 'none' })).toEqual(missing);
      for (let n = 0; n < 4; n += 1) expect(await errorsOf(wrong)).toEqual(missing);
      const added = await add({ ...fields, ...code });
      expect(added.status).toBe(201);
      const { body } = await server.http.get(`/console/customers/${added.body.id}`).set(bearer(admin));
      expect(body.emailUnproved).toBe(false);

      const burnt = await codeTo('/console/customers/email-proof', desk, 'walk-in-23@example.com');
      const next = { email: 'walk-in-23@example.com', mobile: '9876500023' };
      for (let n = 0; n < 5; n += 1)
        await errorsOf({
          ...next,
          challengeId: burnt.challengeId,
          otp: wrong.otp === burnt.otp ? '111111' : wrong.otp,
        });
      expect(await errorsOf({ ...next, ...burnt })).toEqual(missing);
      await changeSettings(server, admin, () => ({ deskEmailProof: 'optional' }));
    });
  });
});
