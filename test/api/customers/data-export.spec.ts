import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { picture } from '../../support/pictures';
import { hold, pay, place, rentalRequest } from '../../support/renting';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';

type Files = Map<string, Buffer>;
type Row = Record<string, unknown>;

/** Reads the archive as any zip reader does. */
async function unzip(zip: Buffer): Promise<Files> {
  const files: Files = new Map();
  const archive = await yauzl.fromBufferPromise(zip);
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return files;
}

describe('data export', () => {
  let server: TestServer;
  let customer: Person;
  let other: Person;
  let token: string;
  let admin: string;
  let boss: { id: number; mobile: string };
  beforeEach(async () => {
    server = await startServer();
    customer = await buildCustomer(server);
    other = await buildCustomer(server);
    token = await signIn(server, 'customer', customer);
    boss = await buildStaff(server, 'ADMIN');
    admin = await signIn(server, 'admin', boss);
  });
  afterEach(() => server.stop());

  const call = (path = '', by = token) => server.http.post(`/api/user/data-export${path}`).set(bearer(by));
  const asFile = (response: IncomingMessage, done: (error: Error | null, body: Buffer) => void): void =>
    void buffer(response).then(
      (body) => done(null, body),
      (error: unknown) => done(error as Error, Buffer.alloc(0)),
    );

  async function prove(): Promise<{ challengeId: string; otp: string }> {
    const sent = await call('/send-otp').expect(200);
    const { challengeId } = (sent.body as { data: { challengeId: string } }).data;
    const { body } = await server.http.get(`/dev/outbox.json?to=${customer.email}`).expect(200);
    const codes = [...JSON.stringify(body).matchAll(/Code: (\d+)/g)].map(([, code]) => code ?? '');
    return { challengeId, otp: codes[0] ?? '' };
  }

  const byAdmin = (id: number) =>
    server.http
      .post(`/console/customers/${id}/data-export`)
      .set(bearer(admin))
      .send({ reason: 'Letter of today.' });

  async function fill(person: Person, canary: string): Promise<void> {
    const photo = await picture();
    await server.db.query(`UPDATE customers SET approval = 'NOT_REGISTERED' WHERE id = $1`, [person.id]);
    const account = await signIn(server, 'customer', person);
    await server.http
      .post('/api/auth/register')
      .set(bearer(account))
      .field({
        name: canary,
        address: `${canary} Lane`,
        aadhaarNumber: person === customer ? '234123412346' : '499118665246',
        licenseNumber: 'MH12 2011 0012345',
        licenseClasses: 'LMV',
        licenseValidUntil: '2060-01-01',
        dateOfBirth: '1990-01-01',
      })
      .attach('aadhaarFile', photo, 'a.jpg')
      .attach('drivingLicenseFile', photo, 'b.jpg')
      .expect(200);
    await server.db.query(`UPDATE customers SET approval = 'APPROVED' WHERE id = $1`, [person.id]);
    const renting = await signIn(server, 'renting', person);
    await pay(server, renting, { amount: 123, type: 'book' });
    await place(server, 'bookings', renting, rentalRequest(await buildCar(server))).expect(201);
    await hold(server, renting, rentalRequest(await buildCar(server))).expect(201);
    await server.db.query(
      `WITH s AS (INSERT INTO settlements (rental_id, state, returned_at, charge_until)
                  SELECT id, 'DRAFT', now(), now() FROM rentals WHERE customer_id = $1 RETURNING id)
       INSERT INTO settlement_lines (settlement_id, kind, amount_paise, text, staff_id) SELECT id, 'LATE', 500, $2, $3 FROM s`,
      [person.id, `${canary} line`, boss.id],
    );
    await server.db.query(`UPDATE settlements SET state = 'ISSUED', issued_at = now()`);
    await server.db.query(
      `UPDATE rentals SET company_name = $2, company_gstin = '29AABCD1234E1Z4' WHERE customer_id = $1`,
      [person.id, `${canary} LLP`],
    );
    await server.http
      .post('/api/complaints')
      .set(bearer(account))
      .field({ subject: 'Seat', message: `${canary} complaint` })
      .expect(201);
    await server.http
      .post(`/console/customers/${person.id}/notes`)
      .set(bearer(admin))
      .send({ text: `${canary} note` })
      .expect(200);
    await server.http.post('/api/subscribe').send({ email: person.email }).expect(200);
  }

  it('contains all data of the customer, and none of other customers or of staff', async () => {
    await fill(customer, 'Zephyrine');
    await fill(other, 'Quillfeather');
    const response = await call()
      .send(await prove())
      .buffer(true)
      .parse(asFile as never)
      .expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'private, no-store',
    });
    const files = await unzip(response.body as Buffer);
    const text = files.get('data.json')!.toString();
    const data = JSON.parse(text) as Record<string, Row[]> & { profile: Row; identity: Row };

    expect(data.profile).toMatchObject({ name: 'Zephyrine', email: customer.email, mobile: customer.mobile });
    expect(data.identity).toEqual({ kind: 'AADHAAR', lastFour: '2346' });
    expect(data.licences).toMatchObject([
      { lastFour: '2345', validUntil: '2060-01-01', dateOfBirth: '1990-01-01' },
    ]);
    expect(data.complaints).toMatchObject([
      { message: 'Zephyrine complaint', complaintBookPage: null, answers: [] },
    ]);
    expect(data.notesAboutMe).toMatchObject([{ text: 'Zephyrine note', by: 'our team' }]);
    expect(data.payments).toMatchObject([{ amountPaise: 12300, status: 'SUBMITTED' }]);
    expect(data.rentals).toMatchObject([
      { status: 'PENDING', company: 'Zephyrine LLP', moves: [{ to: 'PENDING', by: 'customer' }] },
    ]);
    expect(data.settlements).toMatchObject([{ lines: [{ amountPaise: 500, text: 'Zephyrine line' }] }]);
    const { rows } = await server.db.query<Record<string, number>>(
      `SELECT (SELECT count(*) FROM holds WHERE customer_id = $1)::int AS holds,
              (SELECT count(*) FROM rentals WHERE customer_id = $1)::int AS rentals,
              (SELECT count(*) FROM sign_ins WHERE person_kind = 'customer' AND person_id = $1)::int AS "signIns",
              (SELECT count(*) FROM known_browsers WHERE person_kind = 'customer' AND person_id = $1)::int AS browsers,
              (SELECT count(*) FROM outbox_messages WHERE recipient = $2 AND NOT carries_code)::int AS messages,
              (SELECT count(*) FROM documents WHERE customer_id = $1)::int AS files, 1 AS newsletter, 1 AS consents`,
      [customer.id, customer.email],
    );
    const counts = Object.fromEntries(Object.keys(rows[0]!).map((part) => [part, data[part]?.length]));
    expect(counts).toEqual(rows[0]);
    expect(counts).toMatchObject({ rentals: 1, files: 3 });
    expect(data.messages!.length + data.signIns!.length).toBeGreaterThan(1);

    for (const foreign of ['Quillfeather', other.email, other.mobile, boss.mobile, '234123412346'])
      expect(text).not.toContain(foreign);
    expect([...files.keys()].sort()).toEqual(
      ['README.txt', 'data.json', ...data.files!.map(({ file }) => String(file))].sort(),
    );
    const opened = await server.http
      .get(`/api/documents/${String(data.files![0]!.id)}`)
      .set(bearer(token))
      .expect(200);
    const { downloadUrl } = (opened.body as { data: { downloadUrl: string } }).data;
    const own = await server.http
      .get(downloadUrl)
      .buffer(true)
      .parse(asFile as never)
      .expect(200);
    const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
    expect(hash(files.get(String(data.files![0]!.file))!)).toBe(hash(own.body as Buffer));
    expect(files.get('README.txt')!.toString()).toMatch(/four digits[\s\S]*दस्तावेज़/);
  });

  it('requires a one-time code, and is allowed twice a day', async () => {
    const proof = await prove();
    const wrong = { ...proof, otp: proof.otp === '111111' ? '222222' : '111111' };
    expect((await call().send(wrong)).body).toMatchObject({ code: 1010, data: { triesLeft: 4 } });
    await call().send(proof).expect(200);
    await call().send(proof).expect(401);
    await call()
      .send(await prove())
      .expect(200);
    const third = await prove();
    const { status, body } = await call().send(third);
    expect([status, body]).toMatchObject([
      429,
      { code: 1011, data: { retryAfterSeconds: expect.any(Number) } },
    ]);
    await byAdmin(customer.id).expect(200);
    await moveClock(server, '25 hours');
    token = await signIn(server, 'customer', customer);
    await call()
      .send(await prove())
      .expect(200);
  });

  it('is audited with the reason of an admin, and shown to the customer', async () => {
    await byAdmin(customer.id).send({ reason: '' }).expect(400);
    const { body } = await byAdmin(customer.id)
      .buffer(true)
      .parse(asFile as never)
      .expect(200);
    const files = await unzip(body as Buffer);
    expect(JSON.parse(files.get('data.json')!.toString())).toMatchObject({
      profile: { email: customer.email },
      whoLooked: [{ what: 'ALL_DATA', by: 'verification team', reason: 'Letter of today.' }],
    });
    const { rows } = await server.db.query(
      `SELECT staff_id, subject_id, after FROM audit_entries WHERE action = 'export-customer'`,
    );
    expect(rows).toEqual([
      { staff_id: boss.id, subject_id: String(customer.id), after: { reason: 'Letter of today.' } },
    ]);
    await byAdmin(999_999).expect(404);
  });
});
