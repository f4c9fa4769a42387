import { setTimeout as pause } from 'node:timers/promises';
import { columnsWith } from '../../support/canaries';
import { picture } from '../../support/pictures';
import { rentalRequest } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';
import { erasureSteps } from './erasure.support';

describe('erasure', () => {
  let server: TestServer;
  let customer: Person;
  let token: string;
  let admin: string;
  beforeEach(async () => {
    server = await startServer();
    customer = await buildCustomer(server);
    token = await signIn(server, 'customer', customer);
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterEach(() => server.stop());

  const { call, prove, fill, files, values } = erasureSteps(() => ({ server, customer, token, admin }));

  it('leaves none of twelve canary values in any column or file, and frees mobile and e-mail', async () => {
    await fill();
    expect((await columnsWith(server.db, values())).length).toBeGreaterThan(8);
    expect(files().length).toBeGreaterThan(1);

    await call()
      .send(await prove())
      .expect(200);
    const left = await columnsWith(server.db, values());
    // The last message may still wait to be sent.
    expect(left.filter((column) => column !== 'outbox_messages.recipient')).toEqual([]);
    expect(files()).toEqual([]);
    const { rows } = await server.db.query(
      `SELECT full_name, erased_at IS NOT NULL AS erased,
              (SELECT count(*)::int FROM licences WHERE customer_id = $1) AS licences FROM customers WHERE id = $1`,
      [customer.id],
    );
    expect(rows).toEqual([{ full_name: `Customer ${customer.id} (erased)`, erased: true, licences: 0 }]);
    const audit = await server.db.query(
      `SELECT staff_id, after FROM audit_entries WHERE action = 'erase-customer' AND subject_id = $1`,
      [String(customer.id)],
    );
    expect(audit.rows).toEqual([{ staff_id: null, after: null }]);
    const verdicts = await server.db.query(
      `SELECT after FROM audit_entries WHERE subject IN ('payment', 'rental') ORDER BY id`,
    );
    expect(verdicts.rows.map(({ after }) => after)).toEqual([
      { status: 'REJECTED' },
      { replies: [{ lineId: 1, reply: 'KEPT' }] },
      { answer: 'FIXED' },
      { required: 0, reason: 'A regular customer' },
    ]);

    await server.http.get('/api/user/profile').set(bearer(token)).expect(401);
    const again = await server.db.query(
      `INSERT INTO customers (mobile, email) VALUES ($1, $2) RETURNING id`,
      [customer.mobile, customer.email],
    );
    expect(again.rowCount).toBe(1);
  });

  it('removes the files that a process leaves behind if it is killed after the commit', async () => {
    await fill();
    const stored = files();
    // Deletes the rows of the images as the transaction does, without the removal of files that follows it.
    await server.db.query(
      `DELETE FROM settlement_signatures; DELETE FROM documents WHERE customer_id = ${customer.id}`,
    );
    expect([stored.length > 1, files()]).toEqual([true, stored]);
    await server.runJob('remove-files');
    expect(files()).toEqual([]);
    expect((await server.db.query('SELECT FROM file_removals')).rowCount).toBe(0);
  });

  it('is refused with a wrong code, which leaves the right code valid', async () => {
    const proof = await prove();
    const wrong = { ...proof, otp: proof.otp === '111111' ? '222222' : '111111' };
    expect((await call().send(wrong)).body).toMatchObject({ code: 1010, data: { triesLeft: 4 } });
    expect(
      (await call().send({ ...proof, challengeId: '4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11' })).body,
    ).toMatchObject({
      code: 1010,
    });
    await server.http.get('/api/user/profile').set(bearer(token)).expect(200);
    await call().send(proof).expect(200);
  });

  it('is refused with 1015 while a complaint is open, which the response lists', async () => {
    await server.db.query(
      `INSERT INTO complaints (number, customer_id, subject, message) VALUES ('OPEN1', $1, 'Seat', 'Dirty.')`,
      [customer.id],
    );
    const blockers = [{ kind: 'COMPLAINT', reference: 'OPEN1' }];
    expect((await call().send(await prove())).body).toMatchObject({ code: 1015, data: { blockers } });
    const plan = await server.http.get('/api/user/erasure').set(bearer(token)).expect(200);
    expect(plan.body).toMatchObject({ data: { blockers, kept: [{ what: 'rentals' }, {}, {}, {}] } });
  });

  it('requires a reason from an admin, writes an audit entry and refuses the second request', async () => {
    const erase = (body: object) =>
      server.http.post(`/console/customers/${customer.id}/erasure`).set(bearer(admin)).send(body);
    await erase({}).expect(400);
    await erase({ reason: 'Letter of today.' }).expect(200);
    await erase({ reason: 'Letter of today.' }).expect(404);
    const { rows } = await server.db.query(`SELECT after FROM audit_entries WHERE action = 'erase-customer'`);
    expect(rows).toEqual([{ after: { reason: 'Letter of today.' } }]);
  });

  it('leaves no hold, document or session of a concurrent request', async () => {
    const car = await buildCar(server);
    const photo = await picture();
    for (let round = 0; round < 4; round += 1) {
      const person = await buildCustomer(server);
      const renting = await signIn(server, 'renting', person);
      const account = await signIn(server, 'customer', person);
      await server.db.query(`UPDATE customers SET approval = 'NOT_REGISTERED' WHERE id = $1`, [person.id]);
      const requests = [
        server.http
          .post('/api/holds')
          .set(bearer(renting))
          .send({ ...rentalRequest(car), action: 'book', agreedToTerms: true }),
        server.http
          .post('/api/auth/register')
          .set(bearer(account))
          .field({ name: 'Asha', address: '4 Karve Road', aadhaarNumber: '234123412346' })
          .attach('aadhaarFile', photo, 'a.jpg')
          .attach('drivingLicenseFile', photo, 'b.jpg'),
        server.http
          .post('/api/complaints')
          .set(bearer(account))
          .field({ subject: 'Seat', message: 'Dirty seat.' }),
        server.http
          .post(`/console/customers/${person.id}/notes`)
          .set(bearer(admin))
          .send({ text: 'At the same moment.' }),
        signIn(server, 'customer', person).catch(() => null),
      ].map((request) => Promise.resolve(request));
      await pause(round * 16);
      const erased = await server.http
        .post(`/console/customers/${person.id}/erasure`)
        .set(bearer(admin))
        .send({ reason: 'At once.' });
      await Promise.all(requests);
      const { rows } = await server.db.query(
        `SELECT erased_at IS NOT NULL AS erased,
                (SELECT count(*) FROM holds WHERE customer_id = c.id AND state = 'LIVE')::int AS holds,
                (SELECT count(*) FROM documents WHERE customer_id = c.id)::int AS documents,
                (SELECT count(*) FROM aadhaar_records WHERE customer_id = c.id)::int AS numbers,
                (SELECT count(*) FROM notes WHERE customer_id = c.id)::int AS notes,
                (SELECT count(*) FROM complaints WHERE customer_id = c.id)::int AS complaints,
                (SELECT count(*) FROM sessions WHERE subject_id = c.id AND kind IN ('customer', 'renting')
                                                 AND revoked_at IS NULL)::int AS sessions,
                (SELECT count(*) FROM known_browsers WHERE person_id = c.id AND person_kind = 'customer')::int AS browsers
           FROM customers c WHERE id = $1`,
        [person.id],
      );
      if (erased.status === 200)
        expect(rows).toEqual([
          {
            erased: true,
            holds: 0,
            documents: 0,
            numbers: 0,
            notes: 0,
            complaints: 0,
            sessions: 0,
            browsers: 0,
          },
        ]);
      else expect([erased.status, (rows[0] as { erased: boolean }).erased]).toEqual([409, false]);
    }
  });
});
