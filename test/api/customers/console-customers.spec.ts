import { decideDocuments, decidePayment } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { hold, pay, place, rentalRequest, renter } from '../../support/renting';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import {
  bearer,
  buildCar,
  buildCustomer,
  buildStaff,
  newAadhaarNumber,
  signIn,
} from '../../support/test-data';
import { anAdmin, customersFor, register, type SignedIn } from './console-customers.support';

describe('customers in the console', () => {
  let server: TestServer;
  let admin: SignedIn;
  let desk: string;
  let calls: ReturnType<typeof customersFor>;

  beforeAll(async () => {
    server = await startServer();
    admin = await anAdmin(server);
    desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    calls = customersFor(server, admin);
  });
  afterAll(() => server.stop());

  it('requires an admin', async () => {
    const { id } = await buildCustomer(server);
    const refused = [
      calls.get('', desk),
      calls.get(`/${id}`, desk),
      server.http.put(`/console/customers/${id}/suspension`).set(bearer(desk)),
      server.http.post(`/console/customers/${id}/identity-reveal`).set(bearer(desk)),
    ];
    for (const call of refused) expect((await call).body).toMatchObject({ code: 1004 });
    await calls.get('/999999').expect(404);
    await calls.suspend(999999, true).expect(404);
    await calls.reveal(999999).expect(404);
  });

  it('finds them by prefixes of name, mobile number and e-mail, filtered and sorted', async () => {
    const asha = await buildCustomer(server, { fullName: "Asha D'Souza", approval: 'APPROVED' });
    const ravi = await buildCustomer(server, { fullName: 'Ravi Zed-Patil', approval: 'REJECTED' });
    const suspended = await buildCustomer(server, { fullName: 'Zeenat', suspended: true });
    const visitor = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    const ids = async (filter: object, sort?: [string, string]): Promise<number[]> =>
      (await calls.find(filter, sort)).map((row) => row.id);

    for (const q of [
      "d'sou",
      'ASHA',
      " asha d'souza ",
      asha.mobile,
      `+91 ${asha.mobile.slice(0, 5)} ${asha.mobile.slice(5)}`,
      asha.email.toUpperCase(),
    ])
      expect([q, await ids({ q })]).toEqual([q, [asha.id]]);
    expect(await ids({ q: 'asha patil' })).toEqual([]);
    expect(await ids({ q: '%' })).toEqual([]);
    expect(await ids({ q: `'\\ & | ! :* (` })).toEqual([]);
    expect(await ids({ q: 'zzz\u0000' })).toEqual([]);
    expect(await ids({ approval: 'REJECTED' })).toEqual([ravi.id]);
    expect(await ids({ approval: 'NOT_REGISTERED' })).toContain(visitor.id);
    expect(await ids({ suspended: true })).toEqual([suspended.id]);
    expect(await ids({ suspended: false, q: 'zee' })).toEqual([]);
    const everyone = await ids({});
    expect(await ids({}, ['createdAt', 'DESC'])).toEqual([...everyone].reverse());
    expect((await calls.find({}, ['fullName', 'DESC']))[0]).toMatchObject({ fullName: 'Zeenat' });
    const page = await calls.get('').query({ range: '[1,2]', sort: '["id","ASC"]' }).expect(200);
    expect(page.headers['content-range']).toBe(`customers 1-2/${everyone.length}`);

    for (const filter of [
      { q: 1 },
      { q: 'a\ud800' },
      { approval: 'NONE' },
      { suspended: 'yes' },
      { aadhaar: '1' },
    ])
      await calls
        .get('')
        .query({ filter: JSON.stringify(filter) })
        .expect(400);
    await calls.get('').query({ sort: '["email","ASC"]' }).expect(400);
  });

  it('shows documents, consent and decisions with their authors, and masks the Aadhaar number', async () => {
    const person = await buildCustomer(server);
    await register(server, person);
    const reasons = { aadhaar: 'Blurred.', license: 'Expired.' };
    const { status } = await decideDocuments(server, admin.token, person.id, {
      decision: 'REJECTED',
      reasons,
    });
    expect(status).toBe(200);
    const record = await calls.one(person.id);
    expect(record).toEqual({
      id: person.id,
      emailUnproved: false,
      open: { pending: [], confirmed: [], payments: 0, holds: 0 },
      licence: null,
      mobileProof: null,
      emailMove: null,
      driverRecordUntil: null,
      mergedInto: null,
      flags: ['LICENCE_DETAILS_MISSING'],
      renewal: null,
      sameNumbers: [],
      fullName: 'Asha Kulkarni',
      mobile: person.mobile,
      email: person.email,
      approval: 'REJECTED',
      suspendedAt: null,
      submittedAt: expect.any(String),
      createdAt: expect.any(String),
      addedBy: null,
      address: '4 Karve Road, Pune',
      identity: {
        kind: 'AADHAAR',
        number: 'XXXX XXXX 5246',
        filePath: expect.stringMatching(/^\/api\/documents\//),
        backFilePath: null,
        check: null,
      },
      licenseFilePath: expect.stringMatching(/^\/api\/documents\//),
      licenseBackFilePath: null,
      decidedBy: String(admin.id),
      decidedAt: expect.any(String),
      reasons,
      consent: { version: expect.any(String), at: expect.any(String) },
      suspension: null,
      trail: [
        {
          id: expect.any(Number),
          at: expect.any(String),
          action: 'reject-customer',
          by: String(admin.id),
          reason: 'Identity document: Blurred. · Driving licence: Expired.',
        },
      ],
    });
    await server.http.get(record.identity!.filePath!).set(bearer(admin.token)).expect(200);
    const visitor = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    expect(await calls.one(visitor.id)).toMatchObject({
      approval: null,
      identity: null,
      consent: null,
      trail: [],
    });
  });

  it('finds and sorts ten thousand of them with indexes', async () => {
    await server.db.query(
      `INSERT INTO customers (mobile, email, full_name, approval, submitted_at, suspended_at)
       SELECT '7' || lpad(n::text, 9, '0'), 'many' || n || '@example.com', 'First' || n % 97 || ' Last' || n,
              CASE n % 50 WHEN 0 THEN 'PENDING' WHEN 1 THEN 'REJECTED' ELSE 'APPROVED' END,
              app_now() - make_interval(mins => n), CASE WHEN n % 500 = 0 THEN app_now() END
         FROM generate_series(1, 10000) n`,
    );
    await server.db.query('VACUUM ANALYZE customers');
    expect(
      await plan(`customer_search_terms(c.email, c.mobile, c.full_name) @@ '''last77'':*'::tsquery`),
    ).toMatch('customers_words_idx');
    expect(await plan(`c.approval = 'REJECTED'`)).toMatch('customers_approval_idx');
    expect(await plan('c.suspended_at IS NOT NULL')).toMatch('customers_suspended_idx');
    for (const [order, index] of [
      ['c.id DESC', 'customers_pkey'],
      ['c.full_name DESC, c.id DESC', 'customers_name_idx'],
      ['c.submitted_at ASC, c.id ASC', 'customers_submitted_idx'],
    ])
      expect(await plan('true', `ORDER BY ${order} LIMIT 25`)).toMatch(index!);
    expect(await calls.find({ q: 'last7777' })).toHaveLength(1);
    expect(await calls.find({ q: '7000007777' })).toHaveLength(1);
  });

  it('declines pending rentals, rejects payments at a suspension and lists confirmed rentals', async () => {
    const person = await renter(server);
    const [booked, reserved, held] = [await buildCar(server), await buildCar(server), await buildCar(server)];
    await pay(server, person.token, { amount: 5000, type: 'book' });
    await place(server, 'bookings', person.token, rentalRequest(booked)).expect(201);
    const paid = await server.db.query('SELECT id FROM payments WHERE customer_id = $1', [person.id]);
    await decidePayment(server, admin.token, paid.rows[0].id, { isVerified: true });
    await pay(server, person.token, { amount: 5000, type: 'reserve' });
    await place(server, 'reservations', person.token, rentalRequest(reserved)).expect(201);
    await pay(server, person.token, { amount: 5000, type: 'book' });
    await hold(server, person.token, { ...rentalRequest(held), action: 'reserve' }).expect(201);
    const { open } = (await calls.one(person.id)) as { open: { pending: string[]; confirmed: string[] } };
    expect(open).toEqual({
      pending: [expect.any(String)],
      confirmed: [expect.any(String)],
      payments: 2,
      holds: 1,
    });

    const { body } = await server.http
      .put(`/console/customers/${person.id}/suspension`)
      .set(bearer(admin.token))
      .send({ suspended: true, reason: 'Forged documents.', declinePending: true })
      .expect(200);
    expect(body.open).toEqual({ pending: [], confirmed: open.confirmed, payments: 0, holds: 0 });
    const { rows } = await server.db.query(
      `SELECT r.status, r.refund_percent AS refund, p.status AS payment
         FROM payments p LEFT JOIN rentals r ON r.id = p.rental_id WHERE p.customer_id = $1 ORDER BY p.id`,
      [person.id],
    );
    expect(rows).toEqual([
      { status: 'CONFIRMED', refund: null, payment: 'VERIFIED' },
      { status: 'DECLINED', refund: 100, payment: 'REJECTED' },
      { status: null, refund: null, payment: 'REJECTED' },
    ]);
    const mails = (await server.http.get('/dev/outbox.json').query({ to: body.email })).body;
    expect(mails[0].text).toContain(`We have declined your request ${open.pending[0]}.`);
    const next = await renter(server);
    await hold(server, next.token, { ...rentalRequest(held), action: 'reserve' }).expect(201);
  });

  async function plan(where: string, rest = ''): Promise<string> {
    const { rows } = await server.db.query(
      `EXPLAIN SELECT c.id, c.email FROM customers c WHERE ${where} ${rest}`,
    );
    const text = JSON.stringify(rows);
    expect(text).not.toMatch('Seq Scan');
    return text;
  }

  it('reports a changed consent until the customer agrees, and records the hash of each text', async () => {
    const person = await buildCustomer(server);
    await register(server, person);
    const account = bearer(await signIn(server, 'customer', person));
    const asked = async () => (await server.http.get('/api/user/profile').set(account)).body.data.newConsent;
    const agree = (body: object) => server.http.put('/api/user/consent').set(account).send(body);
    expect(await asked()).toBeNull();
    await changeSettings(server, admin.token, () => ({ consentVersion: '2027-01' }));
    const first = await asked();
    expect(first).toEqual({ version: '2027-01', textHash: expect.any(String) });
    await changeSettings(server, admin.token, () => ({ licenceDetails: 'required' }));
    expect((await agree(first)).body.code).toBe(1015);
    const second = await asked();
    expect(second.textHash).not.toBe(first.textHash);
    await agree(second).expect(200);
    expect(await asked()).toBeNull();
    const { rows } = await server.db.query(
      'SELECT version, text_hash AS "textHash" FROM consents WHERE customer_id = $1 ORDER BY id',
      [person.id],
    );
    expect(rows).toEqual([{ version: expect.any(String), textHash: first.textHash }, second]);
    expect((await calls.one(person.id)).consent).toMatchObject({ version: '2027-01' });
  });

  it('has a history that cannot be changed', async () => {
    await expect(server.db.query(`UPDATE audit_entries SET action = 'nothing'`)).rejects.toThrow(
      /append-only/,
    );
    await expect(server.db.query('DELETE FROM audit_entries')).rejects.toThrow(/append-only/);
    await expect(server.db.query('DELETE FROM rental_moves')).rejects.toThrow(/append-only/);
  });

  it('shows documents to their owner and to admins, by links that expire after five minutes', async () => {
    const person = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    const [account, stranger, renting, desk] = [
      await signIn(server, 'customer', person),
      await signIn(server, 'customer', await buildCustomer(server)),
      await signIn(server, 'renting', person),
      await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN')),
    ];
    await server.http
      .post('/api/auth/register')
      .set(bearer(account))
      .field('name', 'Asha')
      .field('address', 'Pune')
      .field('aadhaarNumber', newAadhaarNumber())
      .attach('aadhaarFile', await picture(1), 'a.png')
      .attach('drivingLicenseFile', await picture(2), 'b.png')
      .expect(200);
    const { aadhaarFilePath } = (await server.http.get('/api/user/profile').set(bearer(account))).body.data;
    const request = (token: string): ReturnType<typeof server.http.get> =>
      server.http.get(aadhaarFilePath).set(bearer(token));
    await request(stranger).expect(404);
    await request(renting).expect(403);
    await request(desk).expect(404);
    const [mine, theirs] = [
      (await request(account).expect(200)).body.data,
      (await request(admin.token).expect(200)).body.data,
    ];
    for (const { downloadUrl, contentType } of [mine, theirs]) {
      const file = await server.http.get(downloadUrl).expect(200);
      expect(file.headers['content-type']).toContain(contentType);
      expect(file.headers['cache-control']).toContain('no-store');
    }
    await server.http.get(`${mine.downloadUrl}x`).expect(403);
    await server.http
      .get(
        mine.downloadUrl.replace(
          /files\/(.)/,
          (_: string, first: string) => `files/${first === 'a' ? 'b' : 'a'}`,
        ),
      )
      .expect(403);
    await moveClock(server, '4 minutes 45 seconds');
    await server.http.get(mine.downloadUrl).expect(200);
    await moveClock(server, '5 minutes 2 seconds');
    await server.http.get(mine.downloadUrl).expect(403);
  });
});
