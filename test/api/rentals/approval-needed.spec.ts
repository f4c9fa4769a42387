import { picture } from '../../support/pictures';
import { hold, newTransactionId, place, rentalRequest, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, codeFor, signIn } from '../../support/test-data';
import { arrangement, type Desk, desk, pair, TOTAL } from '../desk-rentals/desk-rentals.support';

describe('required approval of documents', () => {
  let server: TestServer;
  let staff: Desk;
  let carId: number;
  let admin: string;

  beforeAll(async () => {
    server = await startServer();
    staff = await desk(server);
    carId = await buildCar(server);
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  const requireApproval = (isRequired: boolean): Promise<void> =>
    changeSettings({ approvalBeforeRenting: isRequired });

  async function changeSettings(changed: object): Promise<void> {
    const { body } = await server.http.get('/console/settings').set(bearer(admin)).expect(200);
    const settings = { ...body.settings, ...changed };
    await server.http
      .put('/console/settings')
      .set(bearer(admin))
      .send({ version: body.version, settings })
      .expect(200);
  }

  const submit = async (token: string) =>
    server.http
      .post('/api/payments/transaction-details')
      .set(bearer(token))
      .field('transactionId', newTransactionId())
      .field('amount', '3799')
      .field('type', 'book')
      .attach('screenshot', await picture(9), 'screenshot.png');

  it.each([
    [
      'NOT_REGISTERED',
      null,
      {
        message: 'Please upload your documents first. You can rent as soon as they are approved.',
        messageKey: 'customers.uploadFirst',
      },
    ],
    [
      'PENDING',
      'PENDING',
      {
        message: 'Your documents are under verification. You can rent as soon as they are approved.',
        messageKey: 'customers.rentOnceApproved',
      },
    ],
  ] as const)('is explained by every call to customers in state %s', async (state, approval, message) => {
    const { token } = await renter(server, state);
    const expected = { code: 1019, status: 'APPROVAL_NEEDED', ...message, data: { approval } };
    await requireApproval(true);
    const request = { ...rentalRequest(carId), expectedTotal: 3799 };
    for (const call of [
      hold(server, token, rentalRequest(carId)),
      place(server, 'bookings', token, request),
      place(server, 'reservations', token, request),
      submit(token),
    ]) {
      const answer = await call;
      expect([answer.status, answer.body]).toEqual([409, expected]);
    }
    const { rows } = await server.db.query(
      'SELECT (SELECT count(*) FROM payments)::int AS payments, (SELECT count(*) FROM holds)::int AS holds',
    );
    expect(rows).toEqual([{ payments: 0, holds: 0 }]);

    await server.db.query(`UPDATE customers SET approval = 'APPROVED' WHERE mobile IS NOT NULL`);
    const { body } = await hold(server, token, rentalRequest(carId)).expect(201);
    await server.http.delete(`/api/holds/${body.data.holdId}`).set(bearer(token)).expect(200);
    await server.db.query('DELETE FROM holds');
  });

  it.each([
    ['NOT_REGISTERED', null],
    ['PENDING', 'PENDING'],
  ] as const)('stops customers in state %s at every step of a desk rental', async (state, approval) => {
    await requireApproval(false);
    const [person, car] = await pair(server, state);
    const paidFor = await staff.hold(person, await buildCar(server));
    await requireApproval(true);
    const { body: found } = await staff.post('/customer', { contact: person.email }).expect(200);
    expect([found.approval, found.refusalCode]).toEqual([approval, 1019]);
    expect(found.refusal).toMatch(/as soon as they are approved/);
    for (const call of [
      staff.post('', arrangement(person, car)),
      staff.pay(paidFor.id, TOTAL, { status: 409 }),
      staff.post(`/${paidFor.id}/rental`),
    ])
      expect((await call).body).toMatchObject({ code: 1019, data: { approval } });
  });

  it('applies at the desk if the setting changes after the code was sent', async () => {
    await requireApproval(false);
    const [person, car] = await pair(server, 'PENDING');
    const { id } = await staff.send(person, car);
    const otp = await codeFor(server, person.email);
    await requireApproval(true);
    const { body } = await staff.post(`/${id}/confirmation`, { otp }).expect(409);
    expect(body).toMatchObject({ code: 1019, data: { approval: 'PENDING' } });
  });

  it('leaves the refusal of rejected customers unchanged, and is off without the setting', async () => {
    await requireApproval(true);
    const rejected = await buildCustomer(server, { approval: 'PENDING' });
    const token = await signIn(server, 'renting', rejected);
    await server.db.query(`UPDATE customers SET approval = 'REJECTED' WHERE id = $1`, [rejected.id]);
    expect((await hold(server, token, rentalRequest(carId)).expect(403)).body.code).toBe(1006);
    await requireApproval(false);
    const { token: pending } = await renter(server, 'PENDING');
    await hold(server, pending, rentalRequest(carId)).expect(201);
  });

  it('refuses a rental if the licence expires before its end or the driver is too young', async () => {
    await requireApproval(false);
    const [person, car] = await pair(server, 'APPROVED');
    const token = await signIn(server, 'renting', person);
    const request = rentalRequest(car);
    const enter = (details: object, status = 200) =>
      server.http
        .put(`/console/customers/${person.id}/licence`)
        .set(bearer(admin))
        .send({
          licenseNumber: 'MH12 2011 0012345',
          licenseClasses: 'LMV',
          licenseValidUntil: '2060-01-01',
          dateOfBirth: '1990-01-01',
          ...details,
        })
        .expect(status);
    await enter({ licenseValidUntil: '2020-01-01' }, 400);

    const { body } = await enter({ licenseValidUntil: request.fromDate });
    expect(body).toMatchObject({ licence: { licenseNumber: 'XXXXX 2345' }, flags: [] });
    const runsOut = { code: 1019, messageKey: 'customers.licenceRunsOut', data: { need: 'LICENCE' } };
    expect((await hold(server, token, request).expect(409)).body).toMatchObject(runsOut);
    const order = { ...request, expectedTotal: 3799 };
    expect((await place(server, 'bookings', token, order).expect(409)).body).toMatchObject(runsOut);
    expect((await staff.post('', arrangement(person, car))).body).toMatchObject({ code: 1019 });

    const [year, ...monthAndDay] = request.fromDate.split('-');
    const birthday21 = [Number(year) - 21, ...monthAndDay].join('-');
    const dayLater = new Date(Date.parse(birthday21) + 86_400_000).toISOString().slice(0, 10);
    expect((await enter({ dateOfBirth: dayLater })).body.flags).toEqual(['UNDER_AGE']);
    const tooYoung = await hold(server, token, request).expect(400);
    expect(tooYoung.body.errors[0].field).toBe('fromDate');
    await enter({ dateOfBirth: birthday21 });
    const reveal = { reason: 'A police request' };
    const shown = await server.http
      .post(`/console/customers/${person.id}/licence-reveal`)
      .set(bearer(admin))
      .send(reveal)
      .expect(200);
    expect(shown.body).toEqual({ licenseNumber: 'MH1220110012345' });
    const { rows } = await server.db.query(
      `SELECT action, after FROM audit_entries WHERE subject = 'customer' AND subject_id = $1 ORDER BY id`,
      [String(person.id)],
    );
    expect(rows.slice(-2)).toEqual([
      { action: 'record-licence', after: null },
      { action: 'reveal-licence', after: reveal },
    ]);
    await hold(server, token, request).expect(201);
  });

  it('is documented for every call that it can stop', async () => {
    const { body } = await server.http.get('/openapi.json').expect(200);
    const paths = body.paths as Record<
      string,
      { post: { responses: Record<string, { description: string }> } }
    >;
    for (const path of [
      '/api/holds',
      '/api/bookings',
      '/api/reservations',
      '/api/payments/transaction-details',
      '/console/desk-rentals',
      '/console/desk-rentals/{id}/confirmation',
      '/console/desk-rentals/{id}/payment',
      '/console/desk-rentals/{id}/rental',
    ])
      expect([path, paths[path]!.post.responses['409']!.description]).toEqual([
        path,
        expect.stringContaining('1019 APPROVAL_NEEDED'),
      ]);
  });
});
