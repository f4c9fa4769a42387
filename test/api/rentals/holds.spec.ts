import { setTimeout as pause } from 'node:timers/promises';
import { lockWaits } from '../../support/lock-waits';
import { dayAhead, hold, pay, place, rentalRequest, renter } from '../../support/renting';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';

describe('hold', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('is refused for a taken car with its next free time and alternatives', async () => {
    const [first, second] = [await renter(server), await renter(server)];
    const carId = await buildCar(server, { vehicleType: 'PICKUP', carName: 'Wanted' });
    const similar = await buildCar(server, { vehicleType: 'PICKUP', carName: 'Similar' });
    await hold(server, first.token, rentalRequest(carId)).expect(201);
    const { body } = await hold(server, second.token, rentalRequest(carId)).expect(409);
    expect(body.code).toBe(1012);
    expect(body.data.nextFreeFrom).toEqual({ date: dayAhead(12), time: '13:00' });
    expect(body.data.alternatives[0].id).toBe(similar);
    expect(body.data.alternatives.length).toBeLessThanOrEqual(3);
  });

  it('leaves the turnaround buffer between two rentals', async () => {
    const [first, second] = [await renter(server), await renter(server)];
    const carId = await buildCar(server);
    await hold(server, first.token, rentalRequest(carId, { dropTime: '14:00' })).expect(201);
    const after = { fromDate: dayAhead(12), toDate: dayAhead(13) };
    await hold(server, second.token, rentalRequest(carId, { ...after, pickupTime: '14:30' })).expect(409);
    await hold(server, second.token, rentalRequest(carId, { ...after, pickupTime: '15:00' })).expect(201);
  });

  it('locks the car before the customer, whose row is read after the wait', async () => {
    const { id, token } = await renter(server);
    const carId = await buildCar(server);
    const client = await server.db.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM cars WHERE id = $1 FOR NO KEY UPDATE', [carId]);
      const answer = Promise.resolve(hold(server, token, rentalRequest(carId)));
      while ((await lockWaits(server)) === 0) await pause(5);
      await client.query('UPDATE customers SET suspended_at = app_now() WHERE id = $1', [id]);
      await client.query('COMMIT');
      const { status, body } = await answer;
      expect([status, body.code]).toEqual([403, 1006]);
    } finally {
      client.release();
    }
  });

  it('returns the same hold for the same window, and replaces it for another', async () => {
    const { token } = await renter(server);
    const carId = await buildCar(server);
    const first = (await hold(server, token, rentalRequest(carId)).expect(201)).body.data;
    expect((await hold(server, token, rentalRequest(carId)).expect(201)).body.data.holdId).toBe(first.holdId);
    const moved = (await hold(server, token, rentalRequest(carId, { toDate: dayAhead(13) })).expect(201)).body
      .data;
    expect(moved.holdId).not.toBe(first.holdId);
    expect(
      (await server.http.get(`/api/holds/${first.holdId}`).set(bearer(token)).expect(200)).body.data.state,
    ).toBe('RELEASED');
    expect((await server.http.get(`/api/availability/${carId}`)).body).toHaveLength(1);
    await server.http.delete(`/api/holds/${moved.holdId}`).set(bearer(token)).expect(200);
    await server.http.delete(`/api/holds/${moved.holdId}`).set(bearer(token)).expect(200);
    expect((await server.http.get(`/api/availability/${carId}`)).body).toEqual([]);
  });

  it('is in the list of its customer while it is live', async () => {
    const [{ token }, other] = [await renter(server), await renter(server)];
    const list = async (of = token) =>
      (await server.http.get('/api/holds').set(bearer(of)).expect(200)).body.data;
    const held = (await hold(server, token, rentalRequest(await buildCar(server))).expect(201)).body.data;
    expect(await list()).toEqual([{ ...held, secondsLeft: expect.any(Number) }]);
    expect(await list(other.token)).toEqual([]);
    await server.http.delete(`/api/holds/${held.holdId}`).set(bearer(token)).expect(200);
    expect(await list()).toEqual([]);
  });

  it('is read again when its request is repeated with the same key', async () => {
    const { token } = await renter(server);
    const request = rentalRequest(await buildCar(server));
    const send = () => hold(server, token, request).set('Idempotency-Key', 'repeated-hold').expect(201);
    const { holdId } = (await send()).body.data;
    try {
      await moveClock(server, '10 minutes');
      const { state, secondsLeft } = (await send()).body.data;
      expect(state).toBe('LIVE');
      expect(secondsLeft).toBeLessThanOrEqual(5 * 60);
      await moveClock(server, '16 minutes');
      expect((await send()).body).toMatchObject({
        message: 'This car is no longer held for you.',
        data: { holdId, state: 'EXPIRED', secondsLeft: 0 },
      });
    } finally {
      await moveClock(server, '0 seconds');
    }
  });

  it('is returned again even if its period can no longer be booked', async () => {
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const allow = (minLeadMinutes: number) =>
      changeSettings(server, admin, ({ rules }) => ({ rules: { ...rules, minLeadMinutes } }));
    const { token } = await renter(server);
    const carId = await buildCar(server);
    const request = rentalRequest(carId, { fromDate: dayAhead(1), toDate: dayAhead(2) });
    const { holdId } = (await hold(server, token, request).expect(201)).body.data;
    await allow(7 * 24 * 60);
    try {
      expect((await hold(server, token, request).expect(201)).body.data.holdId).toBe(holdId);
      const other = { ...request, action: 'reserve' };
      expect((await hold(server, token, other).expect(400)).body.errors).toMatchObject([
        { field: 'pickupTime' },
      ]);
    } finally {
      await allow(60);
    }
  });

  it('is hidden from other customers', async () => {
    const [first, second] = [await renter(server), await renter(server)];
    const { holdId } = (await hold(server, first.token, rentalRequest(await buildCar(server))).expect(201))
      .body.data;
    await server.http.get(`/api/holds/${holdId}`).set(bearer(second.token)).expect(404);
    await server.http.delete(`/api/holds/${holdId}`).set(bearer(second.token)).expect(404);
  });

  it('is refused to rejected and suspended customers at every step', async () => {
    const carId = await buildCar(server);
    const person = await buildCustomer(server);
    const token = await signIn(server, 'renting', person);
    for (const change of [`approval = 'REJECTED'`, `approval = 'APPROVED', suspended_at = app_now()`]) {
      await server.db.query(`UPDATE customers SET ${change} WHERE id = $1`, [person.id]);
      expect((await hold(server, token, rentalRequest(carId)).expect(403)).body.code).toBe(1006);
      expect((await place(server, 'bookings', token, rentalRequest(carId)).expect(403)).body.code).toBe(1006);
    }
  });

  it('requires the acceptance of the terms', async () => {
    const { token } = await renter(server);
    const { body } = await hold(server, token, {
      ...rentalRequest(await buildCar(server)),
      agreedToTerms: false,
    }).expect(400);
    expect(body).toMatchObject({
      message: 'Please accept the agreement before booking.',
      errors: [{ field: 'agreedToTerms' }],
    });
  });

  it('is refused for a car that is not on offer', async () => {
    const { token } = await renter(server);
    expect((await hold(server, token, rentalRequest(999_999)).expect(404)).body.message).toBe(
      'No car details found.',
    );
  });

  it('frees the car when it expires, and leaves its payment to the next rental', async () => {
    const person = await buildCustomer(server);
    const other = await buildCustomer(server);
    const [token, otherToken] = [
      await signIn(server, 'renting', person),
      await signIn(server, 'renting', other),
    ];
    const carId = await buildCar(server);
    const held = (
      await server.http
        .post('/api/holds')
        .set(bearer(token))
        .send({ ...rentalRequest(carId), action: 'book', agreedToTerms: true })
        .expect(201)
    ).body.data;
    const transactionId = await pay(server, token, { amount: 3799, type: 'book', holdId: held.holdId });
    const attempt = (): Promise<{ status: number }> =>
      server.http
        .post('/api/holds')
        .set(bearer(otherToken))
        .send({ ...rentalRequest(carId), action: 'book', agreedToTerms: true });
    await moveClock(server, '29 minutes 50 seconds');
    expect((await attempt()).status).toBe(409);
    await moveClock(server, '30 minutes 5 seconds');
    expect((await server.http.get(`/api/availability/${carId}`)).body).toEqual([]);
    expect((await server.http.get(`/api/holds/${held.holdId}`).set(bearer(token))).body.data.state).toBe(
      'EXPIRED',
    );
    expect((await attempt()).status).toBe(201);
    const elsewhere = await buildCar(server);
    const { body } = await server.http
      .post('/api/bookings')
      .set(bearer(token))
      .send({ ...rentalRequest(elsewhere), agreedToTerms: true })
      .expect(201);
    expect(body.data.paymentId).toBe(transactionId);
  });
});
