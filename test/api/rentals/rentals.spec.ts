import { decideDocuments } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { dayAhead, hold, newTransactionId, pay, place, rentalRequest, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

describe('rental with payment', () => {
  let server: TestServer;
  let admin: string;

  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  it('leads from a hold through a payment to a booking that is confirmed automatically', async () => {
    const { token, account } = await renter(server);
    const carId = await buildCar(server, { costPerDay: 1800 });
    const request = rentalRequest(carId);

    const quote = (
      await server.http
        .post('/api/payments/calculate')
        .send({ ...request, dropTime: undefined, returnTime: '12:00' })
        .expect(200)
    ).body.data;
    expect(quote).toMatchObject({
      rentalCost: 3600,
      discount: 0,
      duration: 2,
      durationText: '2 days',
      cleaningFee: 199,
      total: 3799,
    });

    const held = (await hold(server, token, request).expect(201)).body.data;
    expect(held).toMatchObject({
      state: 'LIVE',
      fare: quote,
      payment: { amount: 3799 },
      paymentSubmitted: false,
    });
    expect(new URL(held.payment.upiUri).searchParams.get('am')).toBe('3799.00');
    expect(new URL(held.payment.upiUri).searchParams.get('tr')).toBe(held.reference);
    expect(held.secondsLeft).toBeGreaterThan(14 * 60);

    const { fromDate, toDate, pickupTime, dropTime } = request;
    expect((await server.http.get(`/api/availability/${carId}`).expect(200)).body).toEqual([
      { fromDate, toDate, pickupTime, dropTime, bufferMinutes: 60 },
    ]);

    const transactionId = await pay(server, token, { amount: 3799, type: 'book', holdId: held.holdId });
    const extended = (await server.http.get(`/api/holds/${held.holdId}`).set(bearer(token)).expect(200)).body
      .data;
    expect(extended.paymentSubmitted).toBe(true);
    expect(extended.secondsLeft).toBeGreaterThan(29 * 60);

    const booking = (
      await place(server, 'bookings', token, { ...request, expectedTotal: 3799, holdId: held.holdId }).expect(
        201,
      )
    ).body.data;
    expect(booking).toMatchObject({
      status: 'PENDING',
      isAdminVerified: false,
      paymentId: transactionId,
      reference: held.reference,
      total: 3799,
    });

    const waiting = (await server.http.get('/api/payments/unverified').set(bearer(admin)).expect(200)).body
      .data;
    expect(waiting).toContainEqual(
      expect.objectContaining({
        transactionId,
        bookingId: booking.id,
        expectedAmount: 3799,
        difference: 0,
        flags: [],
        action: 'book',
      }),
    );
    await server.http
      .put('/api/payments/verify')
      .set(bearer(admin))
      .send({ transactionId, bookingId: booking.id, isVerified: true, actionType: 'book' })
      .expect(200);
    const [mine] = (await server.http.get('/api/bookings/user/bookings').set(bearer(account)).expect(200))
      .body.data;
    expect(mine).toMatchObject({
      id: booking.id,
      status: 'CONFIRMED',
      isAdminVerified: true,
      car: { id: carId, cost: 1800 },
    });
  });

  it('leaves a reservation pending until an admin confirms it, and owes a refund if declined', async () => {
    const { token, account } = await renter(server);
    const decide = (id: number, body: object): ReturnType<typeof server.http.put> =>
      server.http.put(`/console/reservations/${id}/decision`).set(bearer(admin)).send(body);
    const reserve = async (): Promise<{ id: number; transactionId: string; carId: number }> => {
      const carId = await buildCar(server);
      const held = (await hold(server, token, { ...rentalRequest(carId), action: 'reserve' }).expect(201))
        .body.data;
      const transactionId = await pay(server, token, {
        amount: held.payment.amount,
        type: 'reserve',
        holdId: held.holdId,
      });
      const { body } = await place(server, 'reservations', token, rentalRequest(carId)).expect(201);
      return { id: body.data.reservationId, transactionId, carId };
    };

    const verify = ({ id, transactionId }: { id: number; transactionId: string }, verdict: object) =>
      server.http
        .put('/api/payments/verify')
        .set(bearer(admin))
        .send({ transactionId, bookingId: id, actionType: 'reserve', ...verdict });

    const first = await reserve();
    await decide(first.id, { decision: 'CONFIRMED' }).expect(409);
    await verify(first, { isVerified: true }).expect(200);
    const pending = (
      await server.http.get('/api/reservations/user/reservations').set(bearer(account)).expect(200)
    ).body.data[0];
    expect(pending).toMatchObject({
      status: 'PENDING',
      isAdminVerified: true,
      message: 'Your reservation is under admin review. Please wait.',
    });
    const confirmed = (await decide(first.id, { decision: 'CONFIRMED' }).expect(200)).body;
    expect(confirmed.status).toBe('CONFIRMED');
    expect(confirmed.history.map((move: { to: string }) => move.to)).toEqual(['PENDING', 'CONFIRMED']);
    const again = (await decide(first.id, { decision: 'DECLINED', reason: 'Too late' }).expect(409)).body;
    expect(again.code).toBe(1015);
    expect(again.data).toMatchObject({ status: 'CONFIRMED', movedBy: expect.stringMatching(/^\d{1,9}$/) });

    const second = await reserve();
    expect((await decide(second.id, { decision: 'DECLINED' }).expect(400)).body.errors[0].field).toBe(
      'reason',
    );
    await decide(second.id, { decision: 'DECLINED', reason: 'In the workshop' }).expect(200);
    expect((await server.http.get(`/api/availability/${second.carId}`)).body).toEqual([]);
    const { rows } = await server.db.query(
      'SELECT s.status FROM payments p JOIN payment_states s ON s.payment_id = p.id WHERE transaction_id = $1',
      [second.transactionId],
    );
    expect(rows[0].status).toBe('REFUND_DUE');

    const message = async (): Promise<string> => {
      const { body } = await server.http.get('/api/reservations/user/reservations').set(bearer(account));
      return body.data.find(({ status }: { status: string }) => status === 'DECLINED').message;
    };
    expect(await message()).toBe('Declined. We refund what you paid in full; our e-mail has the reason.');
    await verify(second, { isVerified: false, reason: 'Not received' }).expect(200);
    expect(await message()).toBe('Declined. We found no payment; our e-mail has the reason.');
  });

  it('requires a payment, but no hold', async () => {
    const { token } = await renter(server);
    const carId = await buildCar(server);
    const refused = await place(server, 'bookings', token, rentalRequest(carId)).expect(409);
    expect(refused.body.code).toBe(1013);
    expect((await server.http.get(`/api/availability/${carId}`)).body).toEqual([]);
    await pay(server, token, { amount: 100, type: 'book' });
    expect((await place(server, 'reservations', token, rentalRequest(carId)).expect(409)).body.code).toBe(
      1013,
    );
    await place(server, 'bookings', token, rentalRequest(carId)).expect(201);
    expect(
      (
        await place(
          server,
          'bookings',
          token,
          rentalRequest(carId, { fromDate: dayAhead(20), toDate: dayAhead(21) }),
        ).expect(409)
      ).body.code,
    ).toBe(1013);
  });

  it('confirms bookings of a customer who is approved after the payment was verified', async () => {
    const { token, account, id } = await renter(server, 'PENDING');
    const carId = await buildCar(server);
    const transactionId = await pay(server, token, { amount: 3799, type: 'book' });
    const booking = (await place(server, 'bookings', token, rentalRequest(carId)).expect(201)).body.data;
    expect(booking.message).toBe('Your document is under admin verification. Please wait.');
    await server.http
      .put('/api/payments/verify')
      .set(bearer(admin))
      .send({ transactionId, bookingId: booking.id, isVerified: true, actionType: 'book' })
      .expect(200);
    const status = async (): Promise<unknown> =>
      (await server.http.get('/api/bookings/user/bookings').set(bearer(account)).expect(200)).body.data[0]
        .status;
    expect(await status()).toBe('PENDING');
    expect((await decideDocuments(server, admin, id, { decision: 'APPROVED' })).status).toBe(200);
    expect(await status()).toBe('CONFIRMED');
  });

  it('charges the fare of the hold, and returns it if another total is expected', async () => {
    const { token } = await renter(server);
    const carId = await buildCar(server, { costPerDay: 1800 });
    const held = (await hold(server, token, rentalRequest(carId)).expect(201)).body.data;
    await pay(server, token, { amount: 3799, type: 'book', holdId: held.holdId });
    await server.db.query('UPDATE cars SET cost_per_day_paise = 900000 WHERE id = $1', [carId]);
    const refused = (
      await place(server, 'bookings', token, { ...rentalRequest(carId), expectedTotal: 3798 }).expect(409)
    ).body;
    expect(refused).toMatchObject({ code: 1016, data: { total: 3799 } });
    expect(
      (await place(server, 'bookings', token, { ...rentalRequest(carId), expectedTotal: 3799 }).expect(201))
        .body.data.total,
    ).toBe(3799);
  });

  it('accepts a transaction ID once, in any notation, and marks only the payment that the next rental claims', async () => {
    const { token } = await renter(server);
    const { token: stranger } = await renter(server);
    const id = newTransactionId();
    await pay(server, token, { amount: 100, type: 'book', transactionId: id });
    const later = await pay(server, token, { amount: 100, type: 'book' });
    for (const [variant, by, data] of [
      [later, token, null],
      [id, token, { reason: 'OWN_UNCLAIMED' }],
      [` ${id} `, token, { reason: 'OWN_UNCLAIMED' }],
      [`${id.slice(0, 4)} ${id.slice(4)}`, stranger, null],
      [`${id.slice(0, 6)}\u200b${id.slice(6)}`, stranger, null],
      [`\ufeff${id}`, stranger, null],
    ] as const) {
      const { body } = await server.http
        .post('/api/payments/transaction-details')
        .set(bearer(by))
        .field('transactionId', variant)
        .field('amount', '100')
        .field('type', 'book')
        .attach('screenshot', await picture(), 'a.png')
        .expect(409);
      expect(body).toMatchObject({ code: 1005, data, errors: [{ field: 'transactionId' }] });
    }
  });

  it('requires every part of the payment form', async () => {
    const { token } = await renter(server);
    const { body } = await server.http
      .post('/api/payments/transaction-details')
      .set(bearer(token))
      .field('type', 'book')
      .expect(400);
    expect(body.message).toBe('All fields are required.');
    expect(body.errors.map((e: { field: string }) => e.field)).toEqual([
      'transactionId',
      'amount',
      'screenshot',
    ]);
  });

  it('accepts another payment for the same booking after a rejected one', async () => {
    const { token, account } = await renter(server);
    const transactionId = await pay(server, token, { amount: 3799, type: 'book' });
    const booking = (
      await place(server, 'bookings', token, rentalRequest(await buildCar(server))).expect(201)
    ).body.data;
    const verify = (body: object): ReturnType<typeof server.http.put> =>
      server.http
        .put('/api/payments/verify')
        .set(bearer(admin))
        .send({ bookingId: booking.id, actionType: 'book', ...body });
    expect((await verify({ transactionId, isVerified: false }).expect(400)).body.errors[0].field).toBe(
      'reason',
    );
    await verify({ transactionId, isVerified: false, reason: 'Not on our statement' }).expect(200);
    expect((await verify({ transactionId, isVerified: true }).expect(409)).body.code).toBe(1015);
    const second = await pay(server, token, { amount: 3799, type: 'book' });
    await verify({ transactionId: second, isVerified: true }).expect(200);
    expect(
      (await server.http.get('/api/bookings/user/bookings').set(bearer(account))).body.data[0].status,
    ).toBe('CONFIRMED');
  });

  it('lists the payment when the slot is lost after paying', async () => {
    const [late, early] = [await renter(server), await renter(server)];
    const carId = await buildCar(server);
    const transactionId = await pay(server, late.token, { amount: 3799, type: 'book' });
    await hold(server, early.token, rentalRequest(carId)).expect(201);
    expect((await place(server, 'bookings', late.token, rentalRequest(carId)).expect(409)).body.code).toBe(
      1012,
    );
    const { rows } = await server.db.query(
      'SELECT slot_lost_at, rental_id FROM payments WHERE transaction_id = $1',
      [transactionId],
    );
    expect(rows[0]).toMatchObject({ slot_lost_at: expect.any(Date), rental_id: null });
    const other = await buildCar(server);
    expect(
      (await place(server, 'bookings', late.token, rentalRequest(other)).expect(201)).body.data.paymentId,
    ).toBe(transactionId);
  });

  it.each([
    ['carId', { carId: 'x' }, 'carId'],
    ['an impossible date', { fromDate: '2026-02-30' }, 'fromDate'],
    ['a return before the pickup', { toDate: dayAhead(9) }, 'toDate'],
    ['too early a pickup', { pickupTime: '08:00' }, 'pickupTime'],
    ['too late a return', { dropTime: '23:30' }, 'dropTime'],
    ['too long a rental', { toDate: dayAhead(80) }, 'toDate'],
    ['a day too far ahead', { fromDate: dayAhead(190), toDate: dayAhead(191) }, 'fromDate'],
  ])('refuses %s and reports the field', async (_, over, field) => {
    const { token } = await renter(server);
    const carId = await buildCar(server);
    for (const answer of [
      await hold(server, token, { ...rentalRequest(carId), ...over }),
      await place(server, 'bookings', token, { ...rentalRequest(carId), ...over }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].field).toBe(field);
    }
    expect((await server.http.get(`/api/availability/${carId}`)).body).toEqual([]);
  });
});
