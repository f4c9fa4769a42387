import { randomUUID } from 'node:crypto';
import { dayAhead, rentalRequest } from '../../support/renting';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, codeFor, signIn } from '../../support/test-data';
import { arrangement, type Desk, desk, pair, TOTAL, wrong } from './desk-rentals.support';

describe('desk rental', () => {
  let server: TestServer;
  let staff: Desk;
  beforeAll(async () => {
    server = await startServer();
    staff = await desk(server);
  });
  afterAll(() => server.stop());

  it('refuses rejected and suspended customers at every step', async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    const paidFor = await staff.hold(person, await buildCar(server));
    await staff.pay(paidFor.id, TOTAL);
    for (const change of [`approval = 'REJECTED'`, `approval = 'APPROVED', suspended_at = app_now()`]) {
      await server.db.query(`UPDATE customers SET ${change} WHERE id = $1`, [person.id]);
      const found = (await staff.post('/customer', { contact: person.email }).expect(200)).body;
      expect(found.refusal).toMatch(/rejected|suspended/);
      expect(found.messageKey).toMatch(/^customers\.(rejectedLogIn|suspended)$/);
      expect((await staff.post('', arrangement(person, carId)).expect(403)).body.code).toBe(1006);
      expect((await staff.pay(paidFor.id, TOTAL, { status: 403 })).body.code).toBe(1006);
      expect((await staff.post(`/${paidFor.id}/rental`).expect(403)).body.code).toBe(1006);
    }
    // The second code ended the first one, so that it cannot be used either.
    expect((await staff.post(`/${id}/confirmation`, { otp }).expect(401)).body.code).toBe(1010);
  });

  it('refuses a suspended customer with the right code', async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    await server.db.query('UPDATE customers SET suspended_at = app_now() WHERE id = $1', [person.id]);
    expect((await staff.post(`/${id}/confirmation`, { otp }).expect(403)).body.code).toBe(1006);
  });

  it("refuses the hold's reference as the transaction ID", async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.hold(person, carId);
    const { rows } = await server.db.query('SELECT reference FROM holds WHERE customer_id = $1', [person.id]);
    const { body } = await staff.pay(id, TOTAL, { transactionId: rows[0].reference, status: 400 });
    expect([body.code, body.errors[0].field, body.message]).toEqual([
      1001,
      'transactionId',
      'This is our booking reference. Enter the transaction ID that your UPI app shows, usually 12 digits.',
    ]);
    await staff.pay(id, TOTAL);
  });

  it('returns the tries left after each of five wrong codes, and then refuses the right code', async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    for (const left of [4, 3, 2, 1, 0]) {
      const { body } = await staff.post(`/${id}/confirmation`, { otp: wrong(otp) }).expect(401);
      expect([body.code, body.data.triesLeft]).toEqual([1010, left]);
    }
    expect((await staff.post(`/${id}/confirmation`, { otp }).expect(401)).body.code).toBe(1010);
    expect((await server.http.get(`/api/availability/${carId}`)).body).toEqual([]);
  });

  it('counts a wrong code once if the request is repeated with its key', async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    const key = randomUUID();
    for (let turn = 0; turn < 2; turn += 1) {
      const { body } = await staff.post(`/${id}/confirmation`, { otp: wrong(otp) }, key).expect(401);
      expect(body.data.triesLeft).toBe(4);
    }
    await staff.post(`/${id}/confirmation`, { otp }).expect(201);
  });

  it('checks only five of twenty concurrent wrong codes', async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    await Promise.all(
      Array.from({ length: 20 }, () => staff.post(`/${id}/confirmation`, { otp: wrong(otp) }).expect(401)),
    );
    const { rows } = await server.db.query('SELECT tries FROM login_challenges WHERE id = $1', [id]);
    expect(rows).toEqual([{ tries: 5 }]);
    await staff.post(`/${id}/confirmation`, { otp }).expect(401);
  });

  it('refuses the codes of another customer, another arrangement and a sign-in', async () => {
    const [person, carId] = await pair(server);
    const [other, otherCar] = await pair(server);
    const first = await staff.send(person, carId);
    const firstCode = await codeFor(server, person.email);
    const foreign = await staff.send(other, otherCar);
    const foreignCode = await codeFor(server, other.email);
    await staff.post(`/${first.id}/confirmation`, { otp: foreignCode }).expect(401);

    // Another arrangement for the same customer invalidates the code of the first.
    const dearer = await staff.send(person, carId, { toDate: dayAhead(11), expectedTotal: 1999 });
    const dearerCode = await codeFor(server, person.email);
    await staff.post(`/${first.id}/confirmation`, { otp: dearerCode }).expect(401);
    await staff.post(`/${first.id}/confirmation`, { otp: firstCode }).expect(401);
    await staff.post(`/${dearer.id}/confirmation`, { otp: dearerCode }).expect(201);

    await server.http.post('/api/login/send-otp').send({ email: other.email }).expect(200);
    const signInCode = await codeFor(server, other.email);
    if (signInCode !== foreignCode)
      await staff.post(`/${foreign.id}/confirmation`, { otp: signInCode }).expect(401);
    await staff.post(`/${foreign.id}/confirmation`, { otp: foreignCode }).expect(201);
  });

  it('refuses a sign-in with the code of the desk', async () => {
    const [person, carId] = await pair(server);
    await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    for (const path of ['/api/login/verify-otp', '/api/auth/verify-otp'])
      expect((await server.http.post(path).send({ email: person.email, otp }).expect(401)).body.code).toBe(
        1010,
      );
    for (const path of ['/admin/login/verify-otp', '/custom-admin/login/verify-otp'])
      await server.http.post(path).send({ phoneNumber: person.mobile, otp }).expect(401);
  });

  it('refuses a code that is more than ten minutes old', async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    await moveClock(server, '601 seconds');
    expect((await staff.post(`/${id}/confirmation`, { otp }).expect(401)).body.code).toBe(1010);
    await moveClock(server, '0 seconds');
  });

  it('refuses other staff members, who cannot read the arrangement either', async () => {
    const [person, carId] = await pair(server);
    const colleague = await desk(server, 'ADMIN');
    const sent = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    await colleague.get(`/${sent.id}`).expect(404);
    await colleague.post(`/${sent.id}/confirmation`, { otp }).expect(404);
    await staff.post(`/${sent.id}/confirmation`, { otp }).expect(201);
    await colleague.pay(sent.id, TOTAL, { status: 404 });
    await colleague.post(`/${sent.id}/rental`).expect(404);
    await colleague.release(sent.id).expect(404);
    expect((await colleague.get('').expect(200)).body).toEqual([]);
  });

  it('refuses customers with either token', async () => {
    const [person, carId] = await pair(server);
    const sent = await staff.send(person, carId);
    for (const kind of ['customer', 'renting'] as const) {
      const token = await signIn(server, kind, person);
      for (const path of ['', '/customer', `/${sent.id}/confirmation`, `/${sent.id}/rental`]) {
        const answer = await server.http.post(`/console/desk-rentals${path}`).set(bearer(token)).send({});
        expect([path, answer.status, answer.body.code]).toEqual([path, 403, 1004]);
      }
    }
  });

  it('refuses payment, rental and release before the customer has agreed, and unknown IDs', async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.send(person, carId);
    expect((await staff.pay(id, TOTAL, { status: 409 })).body.code).toBe(1015);
    expect((await staff.post(`/${id}/rental`).expect(409)).body.code).toBe(1015);
    expect((await staff.release(id).expect(409)).body.code).toBe(1015);
    for (const unknown of [randomUUID(), '1']) await staff.get(`/${unknown}`).expect(404);
  });

  it('refuses a price that differs from the one in the message', async () => {
    const [person, carId] = await pair(server);
    const { body } = await staff.post('', { ...arrangement(person, carId), expectedTotal: 1 }).expect(409);
    expect([body.code, body.data.total]).toEqual([1016, TOTAL]);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    await server.db.query('UPDATE cars SET cost_per_day_paise = 500000 WHERE id = $1', [carId]);
    expect((await staff.post(`/${id}/confirmation`, { otp }).expect(409)).body.code).toBe(1016);
    expect((await server.http.get(`/api/availability/${carId}`)).body).toEqual([]);
  });

  it('reports the wrong field', async () => {
    const [person, carId] = await pair(server);
    const good = arrangement(person, carId);
    for (const [field, over] of [
      ['fromDate', rentalRequest(carId, { fromDate: '2020-01-01' })],
      ['pickupTime', rentalRequest(carId, { pickupTime: '09:00' })],
      ['toDate', rentalRequest(carId, { toDate: dayAhead(9) })],
      ['action', { action: 'steal' }],
      ['customerId', { customerId: 'all' }],
    ] as const) {
      const { body } = await staff.post('', { ...good, ...over }).expect(400);
      expect(body.errors[0].field).toBe(field);
    }
    await staff.post('', { ...good, customerId: 2_000_000_000 }).expect(404);
    await staff.post('', { ...good, carId: 2_000_000_000 }).expect(404);
    const { id } = await staff.send(person, carId);
    for (const otp of ['', '12345', 'abcdef', 123456])
      expect((await staff.post(`/${id}/confirmation`, { otp }).expect(400)).body.errors[0].field).toBe('otp');
  });

  it('applies the limits of all one-time codes', async () => {
    const strict = await startServer({ RATE_LIMITS: 'on' });
    try {
      const office = await desk(strict);
      const [person, carId] = await pair(strict);
      await office.send(person, carId);
      const { body, headers } = await office.post('', arrangement(person, carId)).expect(429);
      expect([body.code, Number(headers['retry-after']) > 0]).toEqual([1011, true]);
      await office.send(await buildCustomer(strict), carId);
    } finally {
      await strict.stop();
    }
  });
});
