import { randomUUID } from 'node:crypto';
import { shortDay } from '../../../backend/contract/calendar';
import { hold, pay, rentalRequest } from '../../support/renting';
import { setHoldEnd } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, codeFor, signIn } from '../../support/test-data';
import { arrangement, type Desk, desk, pair, TOTAL } from './desk-rentals.support';

describe('desk rental', () => {
  let server: TestServer;
  let staff: Desk;
  beforeAll(async () => {
    server = await startServer();
    staff = await desk(server);
  });
  afterAll(() => server.stop());

  const count = async (sql: string, ...values: unknown[]): Promise<number> =>
    (await server.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`, values)).rows[0]!.n;
  const unfinished = async (): Promise<string[]> =>
    ((await staff.get('').expect(200)).body as { id: string }[]).map(({ id }) => id);
  const messages = async (to: string): Promise<{ channel: string; text: string }[]> =>
    (await server.http.get('/dev/outbox.json').query({ to }).expect(200)).body;

  it('finds the customer by the whole mobile number or e-mail, with minimal details', async () => {
    const [person] = await pair(server);
    const shown = {
      id: person.id,
      name: 'Asha Kulkarni',
      mobile: `${person.mobile.slice(0, 2)}••••••${person.mobile.slice(-2)}`,
      email: 'p•••@example.com',
      approval: 'APPROVED',
      refusal: null,
      refusalCode: null,
    };
    for (const contact of [person.mobile, `+91 ${person.mobile}`, person.email, person.email.toUpperCase()]) {
      const { body } = await staff.post('/customer', { contact }).expect(200);
      expect(body).toEqual(shown);
    }
    for (const contact of [person.mobile.slice(0, 9), 'example.com', '%', '']) {
      const { body } = await staff.post('/customer', { contact }).expect(400);
      expect(body.errors[0].field).toBe('contact');
    }
    const { body } = await staff.post('/customer', { contact: 'nobody@example.com' }).expect(404);
    expect(body.message).toContain('Please add them first.');
  });

  it.each([
    ['book', 'BOOKING', 'bookings', TOTAL],
    ['reserve', 'RESERVATION', 'reservations', TOTAL + 199],
  ] as const)('leads from the code to the rental (%s)', async (action, kind, list, total) => {
    const [person, carId] = await pair(server);
    const sent = await staff.send(person, carId, { action, expectedTotal: total });
    expect(sent).toMatchObject({ state: 'CODE_SENT', hold: null, rental: null, total, codeSecondsLeft: 600 });
    // The message to the customer contains all terms, and no time is claimed before they agree.
    const { text } = (await messages(person.email))[0]!;
    for (const part of [
      sent.carName,
      shortDay(sent.fromDate),
      shortDay(sent.toDate),
      `₹${total.toLocaleString('en-IN')}`,
    ])
      expect(text).toContain(part);
    expect((await server.http.get(`/api/availability/${carId}`)).body).toEqual([]);

    const otp = await codeFor(server, person.email);
    const { body: held } = await staff.post(`/${sent.id}/confirmation`, { otp }).expect(201);
    expect(held).toMatchObject({ state: 'HELD', hold: { state: 'LIVE', paymentSubmitted: false } });
    expect(held.hold.payment.upiUri).toContain(`am=${total}.00`);
    expect(await unfinished()).toContain(sent.id);

    // A reload shows the state on the server.
    const reloaded = (await staff.get(`/${sent.id}`).expect(200)).body;
    expect(reloaded.hold.holdId).toBe(held.hold.holdId);
    expect((await staff.post(`/${sent.id}/rental`).expect(409)).body.code).toBe(1013);
    const paid = await staff.pay(sent.id, total);
    expect(paid.body).toMatchObject({ state: 'HELD', hold: { paymentSubmitted: true } });
    const { body: rented } = await staff.post(`/${sent.id}/rental`).expect(201);
    expect(rented).toMatchObject({
      state: 'RENTED',
      rental: { kind, reference: held.hold.reference },
    });
    expect(await unfinished()).not.toContain(sent.id);

    const shown = (await staffReads(`/console/${list}/${rented.rental.id}`)).body;
    expect(shown).toMatchObject({ customerId: person.id, total, status: 'PENDING' });
    expect(shown.history).toEqual([
      expect.objectContaining({
        to: 'PENDING',
        by: expect.stringMatching(/^\d+$/),
        reason: `Placed at the desk, confirmed with the customer's code.`,
      }),
    ]);
    expect(shown.events).toContainEqual(
      expect.objectContaining({
        messageKey: 'history.placedAtDesk',
      }),
    );
    const { rows } = await server.db.query<{ action: string; mobile: string }>(
      `SELECT a.action, s.mobile FROM audit_entries a JOIN staff s ON s.id = a.staff_id
        WHERE a.after ->> 'deskRental' = $1 ORDER BY a.id`,
      [sent.id],
    );
    expect(rows.map((row) => row.action)).toEqual([
      'send-desk-code',
      'confirm-desk-rental',
      'submit-desk-payment',
      `place-desk-${kind.toLowerCase()}`,
    ]);
    expect(new Set(rows.map((row) => row.mobile))).toEqual(new Set([staff.mobile]));
    // The rental belongs to the customer, who is notified.
    const account = await signIn(server, 'customer', person);
    const own = (await server.http.get(`/api/${list}/user/${list}`).set(bearer(account)).expect(200)).body;
    expect(own.data).toHaveLength(1);
    expect((await messages(person.email)).some((one) => one.text.includes(held.hold.reference))).toBe(true);
  });

  const staffReads = (path: string) => server.http.get(path).set(bearer(staff.token)).expect(200);

  it('performs each step once for repeated requests', async () => {
    const [person, carId] = await pair(server);
    const [sendKey, codeKey, payKey, placeKey] = Array.from({ length: 4 }, () => randomUUID());
    const first = await staff.post('', arrangement(person, carId), sendKey).expect(201);
    const again = await staff.post('', arrangement(person, carId), sendKey).expect(201);
    expect(again.body.id).toBe(first.body.id);
    expect(await messages(person.email)).toHaveLength(1);
    const { id } = first.body as { id: string };
    await staff.post('', { ...arrangement(person, carId), action: 'reserve' }, sendKey).expect(422);

    const otp = await codeFor(server, person.email);
    const twice = await Promise.all([1, 2].map(() => staff.post(`/${id}/confirmation`, { otp }, codeKey)));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]!.body.hold.holdId).toBe(twice[1]!.body.hold.holdId);

    const payment = { transactionId: '777000111222', key: payKey };
    for (let turn = 0; turn < 2; turn += 1) await staff.pay(id, TOTAL, payment);
    expect(await count('payments WHERE transaction_id = $1', payment.transactionId)).toBe(1);

    const placed = await Promise.all([1, 2].map(() => staff.post(`/${id}/rental`, undefined, placeKey)));
    expect(placed.map(({ status }) => status)).toEqual([201, 201]);
    await staff.post(`/${id}/rental`).expect(201);
    expect(await count('rentals WHERE customer_id = $1', person.id)).toBe(1);
  });

  it('accepts a code once for two concurrent confirmations', async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => staff.post(`/${id}/confirmation`, { otp })),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : (body.code as number)));
    expect(codes.sort((a, b) => a - b)).toEqual([201, ...Array<number>(7).fill(1015)]);
    expect(await count('holds WHERE customer_id = $1', person.id)).toBe(1);
  });

  it('returns alternatives when the slot is lost, and leaves the code valid', async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(server, person.email);
    const rival = await signIn(server, 'renting', await buildCustomer(server));
    const { holdId } = (await hold(server, rival, rentalRequest(carId)).expect(201)).body.data;
    const { body } = await staff.post(`/${id}/confirmation`, { otp }).expect(409);
    expect([body.code, body.data.nextFreeFrom === undefined]).toEqual([1012, false]);
    expect((await staff.post('', arrangement(person, carId)).expect(409)).body.code).toBe(1012);
    await server.http.delete(`/api/holds/${holdId}`).set(bearer(rival)).expect(200);
    await staff.post(`/${id}/confirmation`, { otp }).expect(201);
  });

  it('releases a car only if no payment was made', async () => {
    const [person, carId] = await pair(server);
    const { id } = await staff.hold(person, carId);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await staff.release(id).expect(200)).body.state).toBe('LAPSED');
    expect((await server.http.get(`/api/availability/${carId}`)).body).toEqual([]);
    const next = await staff.hold(person, await buildCar(server));
    await staff.pay(next.id, TOTAL);
    expect((await staff.release(next.id).expect(409)).body.code).toBe(1015);
  });

  it('shows the payment after the hold expired, and rents the car if it is still free', async () => {
    const [person, carId] = await pair(server);
    const { id, hold: held } = await staff.hold(person, carId);
    await staff.pay(id, TOTAL);
    await setHoldEnd(server, held!.holdId);
    expect(await unfinished()).toContain(id);
    expect((await staff.get(`/${id}`).expect(200)).body.state).toBe('LAPSED');
    const { body } = await staff.post(`/${id}/rental`).expect(201);
    expect(body.state).toBe('RENTED');
  });

  it('uses a payment that the desk records after the hold expired, instead of an older one', async () => {
    const [person, carId] = await pair(server);
    const renting = await signIn(server, 'renting', person);
    await pay(server, renting, { amount: 1000, type: 'book' });
    const { id, hold: held } = await staff.hold(person, carId);
    await setHoldEnd(server, held!.holdId);
    expect(await unfinished()).not.toContain(id);
    const transactionId = '777000111444';
    await staff.pay(id, TOTAL, { transactionId });
    expect(await unfinished()).toContain(id);
    const { body } = await staff.post(`/${id}/rental`).expect(201);
    expect(
      await count('payments WHERE transaction_id = $1 AND rental_id = $2', transactionId, body.rental.id),
    ).toBe(1);
  });

  it('uses the payment for another car if the car is taken after the hold expired', async () => {
    const [person, carId] = await pair(server);
    const { id, hold: held } = await staff.hold(person, carId);
    const transactionId = '777000111333';
    await staff.pay(id, TOTAL, { transactionId });
    await setHoldEnd(server, held!.holdId);
    const rival = await signIn(server, 'renting', await buildCustomer(server));
    await hold(server, rival, rentalRequest(carId)).expect(201);
    const { body } = await staff.post(`/${id}/rental`).expect(409);
    expect([body.code, Array.isArray(body.data.alternatives)]).toEqual([1012, true]);
    expect(
      await count('payments WHERE transaction_id = $1 AND slot_lost_at IS NOT NULL', transactionId),
    ).toBe(1);
    expect(await unfinished()).toContain(id);
    expect((await staff.get(`/${id}`).expect(200)).body.hasUnclaimedPayment).toBe(true);
    // The customer does not pay again for the next car.
    const next = await staff.hold(person, await buildCar(server));
    expect(next).toMatchObject({ hasUnclaimedPayment: true, hold: { paymentSubmitted: false } });
    const { body: placed } = await staff.post(`/${next.id}/rental`).expect(201);
    expect([placed.state, placed.hasUnclaimedPayment]).toEqual(['RENTED', false]);
    expect(await count('payments WHERE customer_id = $1', person.id)).toBe(1);
  });

  it('handles a new code during the confirmation of the old one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [person, carId] = await pair(server);
      const { id } = await staff.send(person, carId);
      const otp = await codeFor(server, person.email);
      const [confirmed, sent] = await Promise.all([
        staff.post(`/${id}/confirmation`, { otp }),
        staff.post('', arrangement(person, carId)),
      ]);
      expect(sent.status).toBe(201);
      expect([201, 401]).toContain(confirmed.status);
    }
  });

  it('is available to an admin as well', async () => {
    const admin = await desk(server, 'ADMIN');
    const [person, carId] = await pair(server, 'NOT_REGISTERED');
    expect((await admin.hold(person, carId)).customer.approval).toBeNull();
  });
});
