import type { RentalEvent } from '../../../backend/contract/rentals/console-rental';
import { RENTAL_WAITS, type RentalWait } from '../../../backend/contract/rentals/rentals';
import { decidePayment } from '../../support/decisions';
import { dayAhead, pay, place, rentalRequest, renter } from '../../support/renting';
import { setPickupIn } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';
import { adminToken, attach, pdf, picture } from '../fleet/fleet.support';

describe('rentals in the console', () => {
  let server: TestServer;
  let staff: { id: number; mobile: string };
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
  const book = async ({ token }: { token: string }): Promise<number> => {
    await pay(server, token, { amount: 3799, type: 'book' });
    const { body } = await place(server, 'bookings', token, rentalRequest(await buildCar(server))).expect(
      201,
    );
    return body.data.id;
  };

  it('returns the payments, moves, refunds and messages of this rental alone', async () => {
    const images = [await picture(400, 250).png().toBuffer()];
    const car = await attach(server, await adminToken(server), { images, agreement: await pdf() }).expect(
      201,
    );
    const carId = (car.body as { data: { id: number } }).data.id;
    const person = await renter(server);
    // The other booking of the customer must not appear in the response.
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

    // Waits, because the worker may still be sending messages.
    let body: { events: RentalEvent[]; agreement: { url: string } };
    do body = (await get(`reservations/${id}`).expect(200)).body;
    while (body.events.some(({ what }) => what === 'MESSAGE_WAITING'));
    const { events } = body;
    const texts = events
      .filter(({ what }) => !what.startsWith('MESSAGE'))
      .map(({ what, by, from, to, about, reason }) => [what, by, from, to, about, reason]);
    const by = String(staff.id);
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
    const customerMobile = expect.stringMatching(/^\d\d••••••\d\d$/);
    expect((await get(`reservations/${id}`, desk).expect(200)).body).toEqual({
      ...body,
      customerMobile,
      customerEmail: 'p•••@example.com',
    });
  });

  it.each([
    ['approved@example.com', 'a•••@example.com'],
    ['a@example.com', 'a•••@example.com'],
    ['"odd@name"@example.com', '"•••@example.com'],
  ])('masks the e-mail address %s for the desk', async (email, shown) => {
    const { rows } = await server.db.query('SELECT mask_email($1) AS shown', [email]);
    expect(rows).toEqual([{ shown }]);
  });

  it('shows a mobile number to the desk around the trip, and at other times with a reason', async () => {
    const person = await renter(server);
    const id = await book(person);
    const { rows } = await server.db.query<{ customer: number; mobile: string }>(
      'SELECT c.id AS customer, c.mobile FROM rentals r JOIN customers c ON c.id = r.customer_id WHERE r.id = $1',
      [id],
    );
    const { customer, mobile } = rows[0]!;
    const masked = `${mobile.slice(0, 2)}••••••${mobile.slice(-2)}`;
    const shown = async (): Promise<string> => (await get(`bookings/${id}`, desk)).body.customerMobile;
    const found = async (q: string): Promise<number> =>
      (await get(`bookings?filter=${encodeURIComponent(JSON.stringify({ q }))}`, desk).expect(200)).body
        .length;
    for (const [hours, number] of [
      [48.1, masked],
      [47.9, mobile],
      [-95.9, mobile],
      [-96.1, masked],
    ] as const) {
      await setPickupIn(server, id, hours);
      expect([hours, await shown()]).toEqual([hours, number]);
    }
    expect([await found(mobile.slice(0, 9)), await found(mobile)]).toEqual([0, 1]);
    const reveal = (reason: string, token = desk) =>
      server.http.post(`/console/rentals/${id}/contact`).set(bearer(token)).send({ reason });
    await reveal('CURIOUS').expect(400);
    expect((await reveal('LEFT_ITEM').expect(200)).body).toEqual({ mobile });
    const log = await server.http.get('/api/user/access-log').set(bearer(person.account)).expect(200);
    expect(log.body.data).toMatchObject([{ what: 'CONTACT', by: 'support', reason: 'LEFT_ITEM' }]);
    const { rows: audited } = await server.db.query(
      `SELECT after FROM audit_entries WHERE action = 'reveal-contact' AND subject_id = $1::text`,
      [String(customer)],
    );
    expect(audited).toEqual([{ after: { reason: 'LEFT_ITEM', rentalId: id } }]);
  });

  it('reports a staff member who opens many mobile numbers within a day to the office', async () => {
    const { id: staffId, mobile } = await buildStaff(server, 'CUSTOM_ADMIN');
    const look = (times: number) =>
      server.db.query(
        `INSERT INTO audit_entries (staff_id, action, subject, subject_id)
         SELECT $1, 'reveal-contact', 'customer', '1' FROM generate_series(1, $2)`,
        [staffId, times],
      );
    const reports = async (): Promise<number> => {
      await server.runJob('report-many-looks');
      const { rowCount } = await server.db.query('SELECT FROM outbox_messages WHERE once_key LIKE $1', [
        `MANY_LOOKS:${staffId}:%`,
      ]);
      return rowCount ?? 0;
    };
    await look(60);
    expect(await reports()).toBe(0);
    await look(1);
    expect([await reports(), await reports()]).toEqual([1, 1]);
    const { rows } = await server.db.query('SELECT subject FROM outbox_messages WHERE once_key LIKE $1', [
      `MANY_LOOKS:${staffId}:%`,
    ]);
    expect(rows).toEqual([{ subject: `${mobile} opened many documents or numbers` }]);
  });

  it('omits the agreement if the car had none', async () => {
    const id = await book(await renter(server));
    expect((await get(`bookings/${id}`).expect(200)).body).toMatchObject({ agreement: null });
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
