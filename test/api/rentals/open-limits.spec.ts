import supertest from 'supertest';
import type { TooManyOpenData } from '../../../backend/contract/rentals/rentals';
import { picture } from '../../support/pictures';
import {
  dayAhead,
  hold,
  newTransactionId,
  pay,
  place,
  rentalRequest,
  type Renter,
  renter,
} from '../../support/renting';
import { moveClock, runSecond, startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

const AMOUNT = 3799;

describe('limit of open holds and rentals', () => {
  let server: TestServer;
  let other: Awaited<ReturnType<typeof runSecond>>;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    other = await runSecond(server);
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(async () => {
    await other.stop();
    await server.stop();
  });

  const cars = (count: number): Promise<number[]> =>
    Promise.all(Array.from({ length: count }, () => buildCar(server)));
  const dataOf = (body: unknown): TooManyOpenData => (body as { data: TooManyOpenData }).data;

  /** Pays without a hold and books. */
  async function book(person: Renter, carId: number): Promise<Awaited<ReturnType<typeof place>>> {
    await pay(server, person.token, { amount: AMOUNT, type: 'book' });
    return place(server, 'bookings', person.token, rentalRequest(carId));
  }

  async function verifyAll(person: Renter): Promise<void> {
    const { rows } = await server.db.query<{ transactionId: string; bookingId: number }>(
      `SELECT transaction_id AS "transactionId", rental_id AS "bookingId" FROM payments
        WHERE customer_id = $1 AND status = 'SUBMITTED' AND rental_id IS NOT NULL`,
      [person.id],
    );
    for (const payment of rows) {
      await server.http
        .put('/api/payments/verify')
        .set(bearer(admin))
        .send({ ...payment, isVerified: true, actionType: 'book' })
        .expect(200);
    }
  }

  it('allows two live holds and other windows of the same car, and refuses a third with 1020', async () => {
    const person = await renter(server);
    const [a, b, c] = (await cars(3)) as [number, number, number];
    const first = (await hold(server, person.token, rentalRequest(a)).expect(201)).body.data;
    await hold(server, person.token, rentalRequest(b)).expect(201);
    const refused = await hold(server, person.token, rentalRequest(c));
    expect([refused.status, refused.body.code, refused.body.status]).toEqual([409, 1020, 'TOO_MANY_OPEN']);
    expect(refused.body.message).toBe(
      'At most 2 cars can be held for one customer at a time. Release one, or finish its payment, first.',
    );
    expect(dataOf(refused.body)).toEqual({
      limit: 2,
      holds: [
        {
          holdId: first.holdId,
          reference: first.reference,
          carId: a,
          carName: expect.stringMatching(/^Car \d+ VX$/),
          fromDate: dayAhead(10),
          toDate: dayAhead(12),
          expiresAt: first.expiresAt,
        },
        expect.objectContaining({ carId: b }),
      ],
      rentals: [],
    });

    expect((await hold(server, person.token, rentalRequest(a)).expect(201)).body.data.holdId).toBe(
      first.holdId,
    );
    const moved = await hold(server, person.token, rentalRequest(a, { toDate: dayAhead(13) })).expect(201);
    await server.http
      .delete(`/api/holds/${moved.body.data.holdId as string}`)
      .set(bearer(person.token))
      .expect(200);
    await hold(server, person.token, rentalRequest(c)).expect(201);
    expect((await hold(server, person.token, rentalRequest(a))).body.code).toBe(1020);
  });

  it('counts live holds only', async () => {
    const person = await renter(server);
    const [a, b, c] = (await cars(3)) as [number, number, number];
    await hold(server, person.token, rentalRequest(a)).expect(201);
    await hold(server, person.token, rentalRequest(b)).expect(201);
    try {
      await moveClock(server, '16 minutes');
      await hold(server, person.token, rentalRequest(c)).expect(201);
    } finally {
      await moveClock(server, '0');
    }
  });

  it('allows three rentals with an unverified payment, with or without a hold', async () => {
    const person = await renter(server);
    const [a, b, c, d] = (await cars(4)) as [number, number, number, number];
    const held = (await hold(server, person.token, rentalRequest(a)).expect(201)).body.data;
    await pay(server, person.token, { amount: AMOUNT, type: 'book', holdId: held.holdId });
    const first = await place(server, 'bookings', person.token, rentalRequest(a)).expect(201);
    expect((await book(person, b)).status).toBe(201);
    expect((await book(person, c)).status).toBe(201);

    const fourth = await book(person, d);
    expect([fourth.status, fourth.body.code]).toEqual([409, 1020]);
    expect(fourth.body.message).toBe(
      'At most 3 bookings and reservations of a customer may wait for payment verification at a time, held cars included.',
    );
    expect(dataOf(fourth.body)).toMatchObject({ limit: 3, holds: [], rentals: [{}, {}, {}] });
    expect(dataOf(fourth.body).rentals[0]).toEqual({
      id: first.body.data.id,
      kind: 'BOOKING',
      reference: held.reference,
      carName: expect.stringMatching(/^Car \d+ VX$/),
      fromDate: dayAhead(10),
      toDate: dayAhead(12),
    });
    // The payment without a rental is stored, and the next booking claims it.
    await server.http
      .post(`/api/bookings/${first.body.data.id}/cancellation`)
      .set(bearer(person.account))
      .send({})
      .expect(200);
    await place(server, 'bookings', person.token, rentalRequest(d)).expect(201);
    await verifyAll(person);
    expect((await book(person, a)).status).toBe(201);
  });

  it('refuses a hold whose rental would be refused, so that nothing is paid for it', async () => {
    const person = await renter(server);
    const [a, b, c, d] = (await cars(4)) as [number, number, number, number];
    for (const carId of [a, b]) expect((await book(person, carId)).status).toBe(201);
    await hold(server, person.token, rentalRequest(c)).expect(201);
    const refused = await hold(server, person.token, rentalRequest(d));
    expect(refused.body.code).toBe(1020);
    expect(dataOf(refused.body)).toMatchObject({
      limit: 3,
      holds: [{ carId: c }],
      rentals: [{ kind: 'BOOKING' }, { kind: 'BOOKING' }],
    });
    await pay(server, person.token, { amount: AMOUNT, type: 'book' });
    await place(server, 'bookings', person.token, rentalRequest(c)).expect(201);
    const full = await hold(server, person.token, rentalRequest(d));
    expect(dataOf(full.body)).toMatchObject({ limit: 3, holds: [], rentals: [{}, {}, {}] });
    await verifyAll(person);
    await hold(server, person.token, rentalRequest(d)).expect(201);
  });

  it('follows the settings', async () => {
    const person = await renter(server);
    const [a, b] = (await cars(2)) as [number, number];
    const read = async () => (await server.http.get('/console/settings').set(bearer(admin))).body;
    const save = async (maxOpenHolds: number) => {
      const { version, settings } = await read();
      const rules = { ...settings.rules, maxOpenHolds };
      return server.http
        .put('/console/settings')
        .set(bearer(admin))
        .send({ version, settings: { ...settings, rules } });
    };
    for (const wrong of [0, 21]) {
      expect((await save(wrong)).body.errors[0].field).toBe('settings.rules.maxOpenHolds');
    }
    expect((await save(1)).status).toBe(200);
    try {
      await hold(server, person.token, rentalRequest(a)).expect(201);
      const refused = await hold(server, person.token, rentalRequest(b));
      expect(refused.body.message).toContain('At most 1 car can be held');
    } finally {
      expect((await save(2)).status).toBe(200);
    }
  });

  describe('concurrent calls to two processes', () => {
    const processOf = (n: number) => supertest(n % 2 === 0 ? server.url : other.url);

    it('allows exactly two of twenty holds on twenty cars', async () => {
      const person = await renter(server);
      const ids = await cars(20);
      const answers = await Promise.all(
        ids.map((carId, n) =>
          processOf(n)
            .post('/api/holds')
            .set(bearer(person.token))
            .send({ agreedToTerms: true, action: 'book', ...rentalRequest(carId) }),
        ),
      );
      expect(answers.map(({ body }) => body.code).sort()).toEqual([
        ...Array(2).fill(1000),
        ...Array(18).fill(1020),
      ]);
      const { rows } = await server.db.query(
        `SELECT count(*)::int AS live FROM holds WHERE customer_id = $1 AND state = 'LIVE'`,
        [person.id],
      );
      expect(rows).toEqual([{ live: 2 }]);
    });

    it('allows exactly three of twenty bookings of twenty cars', async () => {
      const person = await renter(server);
      const ids = await cars(20);
      for (let paid = 0; paid < 3; paid += 1)
        await pay(server, person.token, { amount: AMOUNT, type: 'book' });
      const answers = await Promise.all(
        ids.map((carId, n) =>
          processOf(n)
            .post('/api/bookings')
            .set(bearer(person.token))
            .send({ agreedToTerms: true, ...rentalRequest(carId) }),
        ),
      );
      expect(answers.map(({ body }) => body.code).sort()).toEqual([
        ...Array(3).fill(1000),
        ...Array(17).fill(1020),
      ]);
      const { rows } = await server.db.query(
        'SELECT count(*)::int AS rentals FROM rentals WHERE customer_id = $1',
        [person.id],
      );
      expect(rows).toEqual([{ rentals: 3 }]);
    });
  });

  it('stores three payments without a rental through two processes, and refuses more (1020)', async () => {
    const person = await renter(server, 'NOT_REGISTERED');
    const screenshot = await picture(1);
    const send = (n: number, fields: Record<string, string> = {}) =>
      supertest(n % 2 === 0 ? server.url : other.url)
        .post('/api/payments/transaction-details')
        .set(bearer(person.token))
        .field({ transactionId: newTransactionId(), amount: '3799', type: 'book', ...fields })
        .attach('screenshot', screenshot, 'screenshot.png');
    const first = await pay(server, person.token, { amount: AMOUNT, type: 'book' });
    await pay(server, person.token, { amount: AMOUNT, type: 'reserve' });
    const [car] = (await cars(1)) as [number];
    const { body: held } = await hold(server, person.token, rentalRequest(car)).expect(201);
    const hasHold = { holdId: held.data.holdId as string };
    const twoAtOnce = await Promise.all([send(0, hasHold), send(1)]);
    expect(twoAtOnce.map(({ body }) => body.code as number).sort()).toEqual([1000, 1020]);
    expect(twoAtOnce.find(({ status }) => status === 409)!.body.message).toBe(
      'We are still verifying 3 of your payments that no booking uses. You can submit another once one of them is decided.',
    );
    expect((await send(0, { transactionId: first })).body.code).toBe(1005);

    const placed = await place(server, 'bookings', person.token, rentalRequest(car)).expect(201);
    await send(1, { bookingId: String(placed.body.data.id) }).expect(200);
    await send(0).expect(200);
    expect((await send(1)).body.code).toBe(1020);
    const { rows } = await server.db.query(
      `SELECT count(*)::int AS waiting FROM payments WHERE customer_id = $1 AND rental_id IS NULL AND status = 'SUBMITTED'`,
      [person.id],
    );
    expect(rows).toEqual([{ waiting: 3 }]);
  });

  it('is lower for an unproven customer if so configured', async () => {
    await changeSettings(server, admin, ({ rules }) => ({
      rules: { ...rules, unprovenMaxHolds: 1, unprovenMaxRentals: 1 },
    }));
    const [unproven, approved] = [await renter(server, 'NOT_REGISTERED'), await renter(server)];
    const [a, b, c] = (await cars(3)) as [number, number, number];
    for (const { token } of [unproven, approved])
      expect((await hold(server, token, rentalRequest(token === unproven.token ? a : b))).status).toBe(201);
    expect((await hold(server, approved.token, rentalRequest(c))).status).toBe(201);
    const held = await hold(server, unproven.token, rentalRequest((await cars(1))[0]!));
    expect([held.body.code, dataOf(held.body)]).toMatchObject([1020, { limit: 1, holds: [{ carId: a }] }]);

    await pay(server, unproven.token, { amount: AMOUNT, type: 'book' });
    const placed = await place(server, 'bookings', unproven.token, rentalRequest(a));
    expect(placed.status).toBe(201);
    const [more] = await cars(1);
    const another = await hold(server, unproven.token, rentalRequest(more!));
    expect([another.body.code, dataOf(another.body)]).toMatchObject([
      1020,
      {
        limit: 1,
        holds: [],
        rentals: [{ id: placed.body.data.id, kind: 'BOOKING', carName: expect.any(String) }],
      },
    ]);
    expect((await book(unproven, more!)).body.code).toBe(1020);
    await changeSettings(server, admin, ({ rules }) => ({
      rules: { ...rules, unprovenMaxHolds: 2, unprovenMaxRentals: 3 },
    }));
  });
});
