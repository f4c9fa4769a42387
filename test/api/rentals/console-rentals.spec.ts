import type { RentalEvent } from '../../../backend/contract/rentals/console-rental';
import { RENTAL_WAITS, type RentalWait } from '../../../backend/contract/rentals/rentals';
import { decidePayment } from '../../support/decisions';
import { dayAhead, pay, place, rentalRequest, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';
import { adminToken, attach, pdf, picture } from '../fleet/fleet.support';

describe('rentals in the console', () => {
  let server: TestServer;
  let staff: { mobile: string };
  let admin: string;
  let desk: string;

  beforeAll(async () => {
    server = await startServer();
    staff = await buildStaff(server, 'ADMIN');
    admin = await signIn(server, 'admin', staff);
    desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
  });
  afterAll(() => server.stop());

  const get = (path: string, token = admin) => server.http.get(`/console/${path}`).set(bearer(token));
  const put = (path: string, body: object) =>
    server.http.put(`/console/${path}`).set(bearer(admin)).send(body).expect(200);
  const paymentOf = async (transactionId: string): Promise<number> => {
    const { rows } = await server.db.query<{ id: number }>(
      'SELECT id FROM payments WHERE transaction_id = $1',
      [transactionId],
    );
    return rows[0]!.id;
  };
  const decide = async (transactionId: string, verdict: { isVerified: boolean; reason?: string }) => {
    const { status } = await decidePayment(server, admin, await paymentOf(transactionId), verdict);
    expect(status).toBe(200);
  };

  it('returns the payments, moves, refunds and messages of this rental alone', async () => {
    const images = [await picture(400, 250).png().toBuffer()];
    const car = await attach(server, await adminToken(server), { images, agreement: await pdf() }).expect(
      201,
    );
    const carId = (car.body as { data: { id: number } }).data.id;
    const person = await renter(server);
    // The same customer's other booking does not appear in it.
    await pay(server, person.token, { amount: 4000, type: 'book' });
    await place(server, 'bookings', person.token, rentalRequest(await buildCar(server))).expect(201);

    const wrong = await pay(server, person.token, { amount: 3000, type: 'reserve' });
    const { body: made } = await place(server, 'reservations', person.token, rentalRequest(carId)).expect(
      201,
    );
    const { reservationId: id, reference } = made.data as { reservationId: number; reference: string };
    await decide(wrong, { isVerified: false, reason: 'Not on our statement' });
    const right = await pay(server, person.token, { amount: 4000, type: 'reserve', bookingId: id });
    await decide(right, { isVerified: true });
    await put(`reservations/${id}/decision`, { decision: 'CONFIRMED' });
    await put(`reservations/${id}/cancellation`, { reason: 'The car broke down' });
    await put(`transactions/${await paymentOf(right)}/refund`, { reference: 'NEFT4711' });

    // The worker may still be sending.
    let body: { events: RentalEvent[]; agreement: { url: string } };
    do body = (await get(`reservations/${id}`).expect(200)).body;
    while (body.events.some(({ what }) => what === 'MESSAGE_WAITING'));
    const { events } = body;
    const texts = events
      .filter(({ what }) => !what.startsWith('MESSAGE'))
      .map(({ what, by, from, to, about, reason }) => [what, by, from, to, about, reason]);
    const by = staff.mobile;
    expect(texts).toEqual([
      ['PAID', 'customer', null, null, wrong, null],
      ['MOVED', 'customer', null, 'PENDING', null, null],
      ['PAYMENT_REJECTED', by, null, null, wrong, 'Not on our statement'],
      ['PAID', 'customer', null, null, right, null],
      ['PAYMENT_VERIFIED', by, null, null, right, null],
      ['MOVED', by, 'PENDING', 'CONFIRMED', null, null],
      ['MOVED', by, 'CONFIRMED', 'CANCELLED', null, 'The car broke down'],
      ['REFUNDED', by, null, null, 'NEFT4711', null],
    ]);
    const subjects = events.filter(({ what }) => what.startsWith('MESSAGE')).map(({ about }) => about);
    expect(subjects.sort()).toEqual(
      [
        `We have received your reservation ${reference}`,
        `Your reservation ${reference} is cancelled`,
        `Your reservation ${reference} is confirmed`,
        'Your payment could not be verified',
        'Your payment is verified',
        'We have sent your refund',
      ].sort(),
    );
    const times = events.map(({ at }) => at);
    expect(times).toEqual([...times].sort());

    await server.http.get(body.agreement.url).expect(200).expect('content-type', 'application/pdf');
    expect((await get(`reservations/${id}`, desk).expect(200)).body).toEqual(body);
  });

  it('omits the agreement if the car had none', async () => {
    const person = await renter(server);
    await pay(server, person.token, { amount: 4000, type: 'book' });
    const { body } = await place(
      server,
      'bookings',
      person.token,
      rentalRequest(await buildCar(server)),
    ).expect(201);
    expect((await get(`bookings/${body.data.id}`).expect(200)).body).toMatchObject({ agreement: null });
    await get('reservations/999999').expect(404);
  });

  it('filters by the day of pickup and by the state of the payment', async () => {
    const made: Record<string, number> = {};
    let last: Awaited<ReturnType<typeof renter>>;
    for (const days of [100, 110, 120]) {
      const person = await renter(server);
      const id = await pay(server, person.token, { amount: 4000, type: 'book' });
      const request = rentalRequest(await buildCar(server), {
        fromDate: dayAhead(days),
        toDate: dayAhead(days + 1),
      });
      const { body } = await place(server, 'bookings', person.token, request).expect(201);
      made[days] = body.data.id as number;
      last = person;
      if (days === 100) continue;
      const verdict =
        days === 110 ? { isVerified: true } : { isVerified: false, reason: 'Not on our statement' };
      await decide(id, verdict);
    }
    const found = async (filter: object): Promise<number[]> => {
      const { body } = await get('bookings')
        .query({ filter: JSON.stringify(filter) })
        .expect(200);
      return (body as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
    };
    const pickupFrom = dayAhead(100);
    expect(await found({ pickupFrom })).toEqual([made[100], made[110], made[120]]);
    expect(await found({ pickupFrom, pickupTo: dayAhead(110) })).toEqual([made[100], made[110]]);
    expect(await found({ pickupFrom, payment: 'SUBMITTED', status: 'PENDING' })).toEqual([made[100]]);
    expect(await found({ pickupFrom, payment: 'REJECTED' })).toEqual([made[120]]);
    await pay(server, last!.account, { amount: 4000, type: 'book', bookingId: made[120]! });
    expect(await found({ pickupFrom, payment: 'REJECTED' })).toEqual([]);
    expect(await found({ pickupFrom, payment: 'SUBMITTED' })).toEqual([made[100], made[120]]);
    expect(await found({ payment: 'NONE' })).toEqual([]);
  });

  it('filters by what a rental waits for, combined with the other filters', async () => {
    const reserve = async (
      approval: Parameters<typeof renter>[1],
      verdict?: { isVerified: boolean; reason?: string },
    ): Promise<number> => {
      const person = await renter(server, approval);
      const payment = await pay(server, person.token, { amount: 4000, type: 'reserve' });
      const request = rentalRequest(await buildCar(server), {
        fromDate: dayAhead(130),
        toDate: dayAhead(131),
      });
      const { body } = await place(server, 'reservations', person.token, request).expect(201);
      if (verdict) await decide(payment, verdict);
      return (body as { data: { reservationId: number } }).data.reservationId;
    };
    const rejected = { isVerified: false, reason: 'Not on our statement' };
    const made: Record<RentalWait, number[]> = {
      DOCUMENTS_REVIEW: [await reserve('PENDING'), await reserve('PENDING', rejected)],
      PAYMENT_REVIEW: [await reserve('APPROVED'), await reserve('NOT_REGISTERED')],
      DOCUMENTS: [await reserve('NOT_REGISTERED', { isVerified: true })],
      DECISION: [await reserve('APPROVED', { isVerified: true })],
      PAYMENT: [await reserve('APPROVED', rejected)],
    };
    const found = async (filter: object, range = [0, 24]) => {
      const query = { filter: JSON.stringify(filter), range: JSON.stringify(range), sort: '["id","ASC"]' };
      const { body, headers } = await get('reservations').query(query).expect(200);
      const rows = body as { id: number; waitsFor: RentalWait | null; reference: string }[];
      return { rows, ids: rows.map(({ id }) => id), total: headers['content-range']!.split('/')[1] };
    };
    for (const waitsFor of RENTAL_WAITS) {
      const { rows, ids, total } = await found({ waitsFor, pickupFrom: dayAhead(130) });
      expect([waitsFor, ids, total]).toEqual([waitsFor, made[waitsFor], String(ids.length)]);
      expect([...new Set(rows.map((row) => row.waitsFor))]).toEqual([waitsFor]);
    }
    const ours = await found({ view: 'WAITING', pickupFrom: dayAhead(130) });
    expect(new Set(ours.ids)).toEqual(
      new Set([...made.DOCUMENTS_REVIEW, ...made.PAYMENT_REVIEW, ...made.DECISION]),
    );
    const waitsFor = 'DOCUMENTS_REVIEW';
    const second = await found({ waitsFor, status: 'PENDING' }, [1, 1]);
    expect([second.ids, second.total]).toEqual([[made[waitsFor][1]], '2']);
    expect((await found({ waitsFor, q: second.rows[0]!.reference })).ids).toEqual(second.ids);
    expect((await found({ waitsFor, payment: 'REJECTED' })).ids).toEqual(second.ids);
    expect((await found({ waitsFor, status: 'CONFIRMED' })).ids).toEqual([]);
  });

  it.each([
    ['pickupFrom', 'tomorrow'],
    ['pickupTo', 20261124],
    ['payment', 'LATE'],
    ['waitsFor', 'LUCK'],
  ])('refuses an invalid %s', async (name, value) => {
    const { body } = await get('bookings')
      .query({ filter: JSON.stringify({ [name]: value }) })
      .expect(400);
    expect([body.code, body.errors[0].field]).toEqual([1001, `filter.${name}`]);
  });
});
