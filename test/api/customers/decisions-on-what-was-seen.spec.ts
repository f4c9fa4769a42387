import { submittedAtOf } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { pay, place, rentalRequest, type Renter, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';

const AADHAAR = ['499118665246', '234123412346'];

describe('decision on a version', () => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  const get = async (path: string) => (await server.http.get(path).set(bearer(admin)).expect(200)).body;
  const put = (path: string, body: object) => server.http.put(path).set(bearer(admin)).send(body);

  it('takes effect once for 60 concurrent decisions of two admins', async () => {
    const other = await buildStaff(server, 'ADMIN');
    const tokens = [admin, await signIn(server, 'admin', other)];
    const person = await buildCustomer(server, { approval: 'PENDING' });
    const submittedAt = await submittedAtOf(server, person.id);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        server.http
          .put(`/console/pending-documents/${person.id}/approval`)
          .set(bearer(tokens[n % 2]!))
          .send({ decision: n % 3 ? 'APPROVED' : 'REJECTED', reasons: { note: 'Blurred.' }, submittedAt }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status, body }) => status === 409 && body.code === 1015);
    expect(refused).toHaveLength(59);
    expect(refused[0]!.body.data).toMatchObject({
      decidedBy: expect.stringMatching(/^\d{1,9}$/),
      decidedAt: expect.any(String),
    });
    const { rows } = await server.db.query(
      `SELECT staff_id, before, after FROM audit_entries WHERE subject = 'customer' AND subject_id = $1`,
      [String(person.id)],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].before).toEqual({ approval: 'PENDING' });
  });

  it('leaves an approval in force until requested documents are decided or overdue', async () => {
    const person = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    const account = bearer(await signIn(server, 'customer', person));
    const licence = {
      licenseNumber: 'MH1220110099999',
      licenseClasses: 'LMV',
      licenseValidUntil: '2060-01-01',
      dateOfBirth: '1998-04-12',
    };
    const number = { aadhaarNumber: '652384917060' };
    const send = async (
      fields: Record<string, string>,
      ...files: ('aadhaarFile' | 'identityFile' | 'drivingLicenseFile')[]
    ) => {
      const form = server.http.post('/api/auth/register').set(account).field(fields);
      for (const name of files) form.attach(name, await picture(person.id), 'picture.png');
      const { status, body } = await form;
      return [status, body.errors?.map(({ field }: { field: string }) => field)] as const;
    };
    const ask = (...parts: string[]) =>
      put(`/console/customers/${person.id}/document-request`, {
        parts,
        reason: 'It has expired.',
        mayRentMeanwhile: true,
      });
    const approve = async () =>
      put(`/console/pending-documents/${person.id}/approval`, {
        decision: 'APPROVED',
        submittedAt: await submittedAtOf(server, person.id),
      }).expect(200);
    const profile = async () => (await server.http.get('/api/user/profile').set(account)).body;

    const all = { ...licence, ...number, name: 'Asha Kulkarni', address: 'Pune' };
    expect((await send(all, 'aadhaarFile', 'drivingLicenseFile'))[0]).toBe(200);
    await approve();
    await ask('IDENTITY', 'LICENCE').expect(200);
    const { body: asked } = await ask('LICENCE').expect(200);
    expect(asked).toMatchObject({ approval: 'APPROVED', renewal: { submittedAt: null } });
    expect(await profile()).toMatchObject({
      code: 1000,
      data: { renewal: { reasons: { license: 'It has expired.' }, until: asked.renewal.until } },
    });
    expect(await send({ ...number, name: 'Other Name' }, 'drivingLicenseFile')).toEqual([
      400,
      ['aadhaarNumber', 'name'],
    ]);
    expect((await send({}, 'drivingLicenseFile'))[0]).toBe(200);
    expect((await send({}, 'drivingLicenseFile'))[0]).toBe(409);
    await ask('LICENCE').expect(409);
    const queue: { id: number }[] = await get('/console/pending-documents');
    expect(queue.find(({ id }) => id === person.id)).toMatchObject({
      renewal: { submittedAt: expect.any(String) },
      flags: ['LICENCE_DETAILS_MISSING'],
    });
    const renewed = { ...licence, licenseValidUntil: '2061-01-01' };
    await put(`/console/customers/${person.id}/licence`, renewed).expect(200);
    expect((await profile()).data.licence.licenseValidUntil).toBe('2061-01-01');
    await approve();
    expect(await profile()).toMatchObject({
      code: 1000,
      data: { renewal: null, licence: { licenseValidUntil: '2061-01-01' } },
    });

    await ask('IDENTITY').expect(200);
    expect(await send({ aadhaarNumber: AADHAAR[0]! }, 'aadhaarFile')).toEqual([400, ['aadhaarNumber']]);
    const passport = { identityKind: 'PASSPORT', identityNumber: 'K1112223' };
    expect((await send(passport, 'identityFile'))[0]).toBe(200);
    expect((await profile()).code).toBe(1000);
    await approve();
    const { rows: stored } = await server.db.query(
      'SELECT kind, approved FROM aadhaar_records WHERE customer_id = $1',
      [person.id],
    );
    expect(stored).toEqual([{ kind: 'PASSPORT', approved: true }]);
    await ask('IDENTITY').expect(200);
    await server.db.query(`UPDATE renewals SET due_on = app_now()::date - 2`);
    await server.runJob('end-overdue-renewals');
    const reasons = { aadhaar: 'It has expired.' };
    expect(await profile()).toMatchObject({ code: 1008, data: { renewal: null, reasons } });
    for (let time = 0; time < 2; time += 1) {
      expect((await send(number, 'aadhaarFile'))[0]).toBe(200);
      await server.db.query(`UPDATE customers SET approval = 'REJECTED' WHERE id = $1`, [person.id]);
    }
    expect((await send(number, 'aadhaarFile'))[0]).toBe(429);
  });

  describe('documents', () => {
    let person: Person;
    let account: string;
    beforeEach(async () => {
      person = await buildCustomer(server, { approval: 'PENDING' });
      account = await signIn(server, 'customer', person);
    });

    const look = async (): Promise<string> =>
      (await get(`/console/pending-documents/${person.id}`)).submittedAt as string;
    const decide = (body: object) => put(`/console/pending-documents/${person.id}/approval`, body);
    const byMobile = (query: object, body?: object) =>
      server.http
        .post('/admin/dashboard/verify-document')
        .query({ mobile: person.mobile, ...query })
        .set(bearer(admin))
        .send(body);
    const approval = async (): Promise<string> =>
      (await server.db.query('SELECT approval FROM customers WHERE id = $1', [person.id])).rows[0].approval;

    /** Rejects the documents without their submission time, and sends both again as the customer. */
    async function sendAgain(): Promise<void> {
      await byMobile({ action: 'REJECTED' }).expect(200);
      await server.http
        .post('/api/auth/register')
        .set(bearer(account))
        .field('name', 'Asha Kulkarni')
        .field('address', '4 Karve Road, Pune 411004')
        .field('aadhaarNumber', AADHAAR.pop()!)
        .attach('aadhaarFile', await picture(1), 'aadhaar.png')
        .attach('drivingLicenseFile', await picture(2), 'license.png')
        .expect(200);
    }

    it('is refused for documents that were submitted again in between', async () => {
      const submittedAt = await look();
      await sendAgain();
      for (const decision of ['APPROVED', 'REJECTED']) {
        const { status, body } = await decide({ decision, submittedAt, reasons: { note: 'Blurred.' } });
        expect([status, body.code]).toEqual([409, 1015]);
        expect(body.message).toMatch(/^These documents were sent again on .+ IST; check them again\.$/);
        expect(body.data).toEqual({ status: 'PENDING', submittedAt: await look() });
      }
      expect(await approval()).toBe('PENDING');
      const { rows } = await server.db.query(
        `SELECT action FROM audit_entries WHERE subject = 'customer' AND subject_id = $1 ORDER BY id`,
        [String(person.id)],
      );
      expect(rows).toEqual([{ action: 'reject-customer' }]);
      await decide({ decision: 'APPROVED', submittedAt: await look() }).expect(200);
      expect(await approval()).toBe('APPROVED');
    });

    it('requires the submission time in the console', async () => {
      const missing = await decide({ decision: 'APPROVED' });
      expect(missing.body).toMatchObject({ code: 1001, errors: [{ field: 'submittedAt' }] });
      for (const submittedAt of ['yesterday', 5, null, '2026-13-01T00:00:00Z', '']) {
        expect((await decide({ decision: 'APPROVED', submittedAt })).body.code).toBe(1001);
      }
      expect(await approval()).toBe('PENDING');
    });

    it('requires a reason for a rejection in the console, and applies one note to both documents', async () => {
      const submittedAt = await look();
      for (const given of [{}, { reasons: {} }]) {
        const { status, body } = await decide({ decision: 'REJECTED', submittedAt, ...given });
        expect([status, body.code, body.errors[0].field]).toEqual([400, 1001, 'reasons']);
      }
      expect(await approval()).toBe('PENDING');
      const note = 'These are not your documents.';
      await decide({ decision: 'REJECTED', submittedAt, reasons: { note } }).expect(200);
      const { body } = await server.http.get('/api/adminVerified').set(bearer(account)).expect(200);
      expect(body.data).toEqual({
        reasons: { aadhaar: note, license: note },
        needsNumber: true,
        identityKind: null,
      });
    });

    it('accepts the submission time, without requiring it, in the call of the specification', async () => {
      const submittedAt = await look();
      await sendAgain();
      const inQuery = await byMobile({ action: 'APPROVED', submittedAt });
      expect(inQuery.body.code).toBe(1015);
      const inBody = await byMobile({ action: 'APPROVED' }, { submittedAt });
      expect(inBody.body.code).toBe(1015);
      expect((await byMobile({ action: 'APPROVED', submittedAt: 'soon' })).body.code).toBe(1001);
      expect(await approval()).toBe('PENDING');
      await byMobile({ action: 'APPROVED', submittedAt: await look() }).expect(200);
      expect(await approval()).toBe('APPROVED');
    });
  });

  describe('payment', () => {
    let person: Renter;
    let id: number;
    let transactionId: string;
    beforeEach(async () => {
      person = await renter(server);
      transactionId = await pay(server, person.token, { amount: 4000, type: 'book' });
      id = (await server.db.query('SELECT id FROM payments WHERE transaction_id = $1', [transactionId]))
        .rows[0].id;
    });

    const look = async (): Promise<number> => (await get(`/console/transactions/${id}`)).version as number;
    const verify = (body: object) => put(`/console/transactions/${id}/verification`, body);
    const status = async (): Promise<string> =>
      (await server.db.query('SELECT status FROM payment_states WHERE payment_id = $1', [id])).rows[0].status;
    const book = async (): Promise<number> =>
      (await place(server, 'bookings', person.token, rentalRequest(await buildCar(server))).expect(201)).body
        .data.id;

    it('is refused after a booking has claimed the payment in between', async () => {
      const version = await look();
      const bookingId = await book();
      const rejected = await verify({ isVerified: false, reason: 'Unclaimed', version });
      expect([rejected.status, rejected.body.code]).toEqual([409, 1015]);
      expect(rejected.body.message).toBe(
        `This payment has changed since you opened it: it now belongs to booking ${bookingId}. Check it again.`,
      );
      expect(rejected.body.data).toEqual({ status: 'SUBMITTED', version: version + 1 });
      expect(await status()).toBe('SUBMITTED');
      await verify({ isVerified: true, version: await look() }).expect(200);
      expect(await status()).toBe('VERIFIED');
    });

    it('is refused after the booking was cancelled in between', async () => {
      const bookingId = await book();
      const version = await look();
      await server.http
        .post(`/api/bookings/${bookingId}/cancellation`)
        .set(bearer(person.account))
        .send({})
        .expect(200);
      const { body } = await verify({ isVerified: true, version });
      expect(body.code).toBe(1015);
      expect(body.message).toContain('its booking or reservation has ended and a refund is due');
      expect(await status()).toBe('REFUND_DUE');
    });

    it('is refused after another decision, with the author of that decision', async () => {
      await book();
      const version = await look();
      await verify({ isVerified: true, version }).expect(200);
      const { body } = await verify({ isVerified: false, reason: 'Late', version });
      expect(body.message).toMatch(/^This payment is VERIFIED already, decided by #\d+ on /);
    });

    it('requires the version in the console', async () => {
      await book();
      expect((await verify({ isVerified: true })).body).toMatchObject({
        code: 1001,
        errors: [{ field: 'version' }],
      });
      for (const version of [0, -1, 1.5, '1', null, 1e12]) {
        expect((await verify({ isVerified: true, version })).body.code).toBe(1001);
      }
      expect(await status()).toBe('SUBMITTED');
    });

    it('accepts the version, without requiring it, in the call of the specification', async () => {
      const version = await look();
      const bookingId = await book();
      const request = { transactionId, bookingId, isVerified: true, actionType: 'book' };
      expect((await put('/api/payments/verify', { ...request, version })).body.code).toBe(1015);
      const listed = (await get('/api/payments/unverified')).data as { id: number; version: number }[];
      expect(listed.find((one) => one.id === id)).toMatchObject({ version: version + 1 });
      await put('/api/payments/verify', { ...request, version: version + 1 }).expect(200);
      expect(await status()).toBe('VERIFIED');
    });

    it('uses a version that increases with every change, whichever code writes it', async () => {
      const version = await look();
      await server.db.query('UPDATE payments SET slot_lost_at = app_now(), version = 1 WHERE id = $1', [id]);
      expect(await look()).toBe(version + 1);
    });
  });
});
