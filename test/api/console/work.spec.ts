import type { WorkItem, WorkKind, WorkList } from '../../../backend/contract/work';
import { WORK_KINDS } from '../../../backend/contract/work';
import { decideDocuments, decidePayment } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { hold, pay, place, rentalRequest, renter } from '../../support/renting';
import { disableRowChecks, setHoldEnd, setPickupIn } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';
import { idOf, type Placed, placeFor, type Rented } from './work.support';

const HOUR_MS = 3_600_000;

describe('work list', () => {
  let server: TestServer;
  let admin: string;
  let desk: string;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
  });
  afterAll(() => server.stop());

  const seen = new Set<WorkKind>();
  const read = async (token = admin, group = ''): Promise<WorkList> => {
    const { body } = await server.http.get(`/console/work${group}`).set(bearer(token)).expect(200);
    const list = body as WorkList;
    list.items.forEach(({ kind }) => seen.add(kind));
    return list;
  };
  /** The rows of these subjects, as `kind act`. */
  const rowsOf = async (...labels: (string | number)[]): Promise<string[]> =>
    (await read()).items
      .filter(({ subject }) => labels.includes(subject.label) || labels.includes(subject.id))
      .map(({ kind, act }) => `${kind} ${act?.name ?? '-'}`);
  const itemOf = async (kind: WorkKind, id: number): Promise<WorkItem> =>
    (await read()).items.find((item) => item.kind === kind && item.subject.id === id)!;

  const put = (path: string, body: object, token = admin) =>
    server.http.put(path).set(bearer(token)).send(body).expect(200);

  const rent = (...as: Rented): Promise<Placed> => placeFor(server, ...as);

  const transactionOf = (payment: number) =>
    idOf<string>(server, 'SELECT transaction_id AS id FROM payments WHERE id = $1', payment);
  const refundOf = (payment: number) =>
    idOf<number>(server, 'SELECT id FROM refunds WHERE payment_id = $1', payment);
  const verify = (id: number) => decidePayment(server, admin, id, { isVerified: true });

  it('lists the payment and the documents of a booking until they are decided', async () => {
    const { id, reference, paymentId, person } = await rent('bookings', 'PENDING');
    const transaction = await transactionOf(paymentId);
    expect(await rowsOf(reference, transaction)).toEqual(['PAYMENT VERIFY']);
    const { rows } = await server.db.query<{ at: Date }>(
      'SELECT starts_at AS at FROM rentals WHERE id = $1',
      [id],
    );
    const pickup = rows[0]!.at.getTime();
    expect(await itemOf('PAYMENT', paymentId)).toMatchObject({
      at: new Date(pickup).toISOString(),
      late: false,
      text: expect.stringContaining('₹4,000'),
    });
    expect(await itemOf('DOCUMENTS', person.id)).toMatchObject({
      at: new Date(pickup - 24 * HOUR_MS).toISOString(),
      act: { name: 'REVIEW', resource: 'pending-documents', id: person.id },
    });

    // From 24 hours before the pickup the booking itself is listed, with its next step.
    await setPickupIn(server, id, 10);
    expect(await rowsOf(reference)).toEqual(['UNCONFIRMED REVIEW']);
    expect(
      (await read()).items.some(({ kind, subject }) => kind === 'DOCUMENTS' && subject.id === person.id),
    ).toBe(false);
    expect((await decideDocuments(server, admin, person.id, { decision: 'APPROVED' })).status).toBe(200);
    expect(await rowsOf(reference, transaction)).toEqual(['UNCONFIRMED VERIFY']);
    expect((await verify(paymentId)).status).toBe(200);
    expect((await rowsOf(reference, transaction)).filter((row) => !row.startsWith('PICKUP'))).toEqual([]);
  });

  it('lists a pickup of today, its return, and neither afterwards', async () => {
    const { id, reference, paymentId } = await rent();
    await verify(paymentId);
    await setPickupIn(server, id, -0.5);
    expect(await rowsOf(reference)).toEqual(['PICKUP HAND_OVER']);
    expect(await itemOf('PICKUP', id)).toMatchObject({ late: true, customerMobile: expect.any(String) });
    await put(`/console/bookings/${id}/trip`, { status: 'ON_TRIP', reason: 'No phone' });
    expect(await rowsOf(reference)).toEqual([]);
    await setPickupIn(server, id, -50);
    expect(await rowsOf(reference)).toEqual(['RETURN TAKE_BACK']);
    await put(`/console/bookings/${id}/trip`, { status: 'RETURNED', reason: 'No phone' });
    expect(await rowsOf(reference)).toEqual(['SETTLEMENT CHECK_SETTLEMENT']);
  });

  it('lists a pickup as at risk while its car is late from the previous trip', async () => {
    const car = await buildCar(server);
    const next = await rent('bookings', 'APPROVED', car);
    await verify(next.paymentId);
    await setPickupIn(server, next.id, 20);
    const trip = await rent('bookings', 'APPROVED', car);
    await verify(trip.paymentId);
    await setPickupIn(server, trip.id, -0.5, { lengthHours: 4 });
    await put(`/console/bookings/${trip.id}/trip`, { status: 'ON_TRIP', reason: 'No phone' });
    const risks = async (pickupIn: number, tripBegan: number): Promise<(string | null)[]> => {
      await setPickupIn(server, trip.id, -50, { lengthHours: tripBegan });
      await setPickupIn(server, next.id, pickupIn);
      return (await read(desk)).items
        .filter(({ kind, subject }) => kind === 'AT_RISK' && subject.id === next.id)
        .map(({ lateFrom, act }) => `${lateFrom} ${act?.name}`);
    };
    // The car may come back in two hours, or up to half an hour later, and is ready one hour after that.
    expect(await risks(2.99, 49)).toEqual([`${trip.reference} OPEN_RENTAL`]);
    expect(await risks(3.51, 49)).toEqual([]);
    expect(await risks(2.99, 51)).toEqual([]);
    expect(await risks(2.99, 49)).toHaveLength(1);
    await put(`/console/bookings/${trip.id}/trip`, { status: 'RETURNED', reason: 'No phone' });
    expect((await rowsOf(next.reference)).filter((row) => row.startsWith('AT_RISK'))).toEqual([]);
  });

  it('lists a settlement to send, its dispute, and the debt after its last day', async () => {
    const { id, reference, paymentId, person } = await rent();
    await verify(paymentId);
    await setPickupIn(server, id, -0.5);
    await put(`/console/bookings/${id}/trip`, { status: 'ON_TRIP', reason: 'No phone' });
    await setPickupIn(server, id, -50);
    await put(`/console/bookings/${id}/trip`, { status: 'RETURNED', reason: 'No phone' });
    const sheet = (await read(desk)).items.find(
      ({ kind, subject }) => kind === 'SETTLEMENT' && subject.label === reference,
    )!;
    expect(sheet).toMatchObject({ late: false, act: { name: 'CHECK_SETTLEMENT', resource: 'settlements' } });
    const path = `/console/settlements/${sheet.subject.id}`;
    const { lines, total } = (await server.http.get(path).set(bearer(desk)).expect(200)).body;
    await put(`${path}/issue`, { version: 1, expectedTotal: total }, desk);
    expect(await rowsOf(reference)).toEqual([]);
    await server.http
      .post(`/api/rentals/${reference}/settlements/1/dispute`)
      .set(bearer(person.account))
      .field('lines', JSON.stringify([{ lineId: lines[0].id, text: 'The car was back in time.', photos: 0 }]))
      .expect(200);
    expect(await rowsOf(reference)).toEqual(['DISPUTE ANSWER_DISPUTE']);
    await put(`${path}/replies`, {
      version: 3,
      replies: [{ lineId: lines[0].id, reply: 'KEPT', text: 'The log shows 6 PM.' }],
    });
    expect(await rowsOf(reference)).toEqual([]);
    await server.db.query('UPDATE settlements SET due_on = due_on - 8 WHERE rental_id = $1', [id]);
    expect(await rowsOf(reference)).toEqual(['DEBT COLLECT']);
    const holdAnother = async () => hold(server, person.token, rentalRequest(await buildCar(server)));
    // The payment exceeded the fare by 201 rupees.
    const debt = { owed: total - 201, reference };
    expect((await holdAnother()).body).toMatchObject({ code: 1013, data: debt });
    const { body } = await place(server, 'bookings', person.token, rentalRequest(await buildCar(server)));
    expect(body).toMatchObject({ code: 1013, data: debt });
    await changeSettings(server, admin, () => ({ blockDebtors: false }));
    expect((await holdAnother()).status).toBe(201);
    await changeSettings(server, admin, () => ({ blockDebtors: true }));
    expect((await read(desk)).items.some(({ subject }) => subject.label === reference)).toBe(false);
  });

  it('offers no handover to a suspended customer', async () => {
    const { id, reference, paymentId, person } = await rent();
    await verify(paymentId);
    await setPickupIn(server, id, -0.5);
    await server.db.query('UPDATE customers SET suspended_at = app_now() WHERE id = $1', [person.id]);
    expect(await rowsOf(reference)).toEqual(['PICKUP -']);
    expect(await itemOf('PICKUP', id)).toMatchObject({ customerSuspended: true });
  });

  it('asks what happened to a confirmed booking after its end', async () => {
    const { id, reference, paymentId } = await rent();
    await verify(paymentId);
    await setPickupIn(server, id, -72);
    expect(await rowsOf(reference)).toEqual(['WHAT_HAPPENED RECORD_TRIP']);
    await put(`/console/bookings/${id}/trip`, { status: 'NO_SHOW' });
    expect(await rowsOf(reference)).toEqual([]);
  });

  it('lists a refused car before all other work until staff respond', async () => {
    const { id, reference, paymentId, person } = await rent();
    await verify(paymentId);
    await setPickupIn(server, id, -0.5);
    await server.http
      .post(`/api/rentals/${reference}/refusal`)
      .set(bearer(person.account))
      .field('cause', 'UNSAFE')
      .attach('photos', await picture(1), 'tyre.png')
      .expect(200);
    expect(await rowsOf(reference)).toEqual(['REFUSED_CAR ANSWER_REFUSAL', 'PICKUP -']);
    expect((await read(desk)).items[0]).toMatchObject({ kind: 'REFUSED_CAR', subject: { id } });
    const answer = server.http.put(`/console/rentals/${id}/refusal`).set(bearer(desk));
    await answer.field('answer', 'FIXED').expect(200);
    expect(await rowsOf(reference)).toEqual(['PICKUP -']);
  });

  it('lists a pending rental after its end only for a decision', async () => {
    const { id, reference } = await rent();
    await setPickupIn(server, id, -72);
    expect(await rowsOf(reference)).toEqual(['UNCONFIRMED DECIDE']);
    await put(`/console/bookings/${id}/decision`, { decision: 'DECLINED', reason: 'The period is over.' });
    expect(await rowsOf(reference)).toEqual([]);
  });

  it('lists a reservation once only its decision is missing', async () => {
    const { id, reference, paymentId } = await rent('reservations');
    expect(await rowsOf(reference)).toEqual([]);
    await verify(paymentId);
    expect(await rowsOf(reference)).toEqual(['RESERVATION DECIDE']);
    await put(`/console/reservations/${id}/decision`, { decision: 'CONFIRMED' });
    expect(await rowsOf(reference)).toEqual([]);
  });

  it('lists a payment without a rental once its hold has ended, until it is refunded', async () => {
    const { token } = await renter(server);
    const { body } = await hold(server, token, rentalRequest(await buildCar(server))).expect(201);
    const { holdId } = body.data as { holdId: string };
    const transaction = await pay(server, token, { amount: 500, type: 'book', holdId });
    expect(await rowsOf(transaction)).toEqual(['PAYMENT VERIFY']);
    await disableRowChecks(server);
    await setHoldEnd(server, holdId, -1);
    expect(await rowsOf(transaction)).toEqual(['UNLINKED_PAYMENT LINK']);
    const { rows } = await server.db.query<{ id: number }>(
      'SELECT id FROM payments WHERE transaction_id = $1',
      [transaction],
    );
    await verify(rows[0]!.id);
    expect(await rowsOf(transaction)).toEqual(['UNLINKED_PAYMENT LINK']);
    await put(`/console/transactions/${rows[0]!.id}/refund`, { reference: 'N1' });
    expect(await rowsOf(transaction)).toEqual([]);
  });

  it('lists the refund of a cancelled booking at noon of its due day, until it is sent', async () => {
    const { id, paymentId } = await rent();
    const transaction = await transactionOf(paymentId);
    await verify(paymentId);
    await put(`/console/bookings/${id}/cancellation`, { reason: 'The car is at the workshop.' });
    expect(await rowsOf(transaction)).toEqual(['REFUND DESTINATION']);
    const refundId = await refundOf(paymentId);
    const { at } = await itemOf('REFUND', refundId);
    expect(at).toMatch(/T06:30:00.000Z$/);
    await put(`/console/refunds/${refundId}/destination`, { kind: 'UPI', upi: 'asha@upi', version: 1 });
    expect(await rowsOf(transaction)).toEqual(['REFUND REFUND']);
    await put(`/console/transactions/${paymentId}/refund`, { reference: 'N2' });
    expect(await rowsOf(transaction)).toEqual([]);
  });

  it('lists an unverified payment of a cancelled booking as a payment', async () => {
    const { id, paymentId } = await rent();
    const transaction = await transactionOf(paymentId);
    await put(`/console/bookings/${id}/cancellation`, { reason: 'The car is at the workshop.' });
    expect(await rowsOf(transaction)).toEqual(['PAYMENT VERIFY']);
    await verify(paymentId);
    expect(await rowsOf(transaction)).toEqual(['REFUND DESTINATION']);
  });

  it('lists documents without a rental, a complaint and a failed message', async () => {
    const customer = await buildCustomer(server, { approval: 'PENDING', fullName: 'Documents Only' });
    expect(await rowsOf('Documents Only')).toEqual(['DOCUMENTS REVIEW']);
    await decideDocuments(server, admin, customer.id, { decision: 'APPROVED' });
    expect(await rowsOf('Documents Only')).toEqual([]);

    const { rows } = await server.db.query<{ id: number }>(
      `INSERT INTO complaints (number, customer_id, subject, message) VALUES ('K1', $1, 'Charged twice', 'm') RETURNING id`,
      [customer.id],
    );
    expect(await rowsOf('K1')).toEqual(['COMPLAINT ANSWER']);
    const { at } = await itemOf('COMPLAINT', rows[0]!.id);
    expect(Date.parse(at) - Date.now()).toBeGreaterThan(47 * HOUR_MS);
    await put(`/console/complaints/${rows[0]!.id}/answer`, { text: 'We have refunded it.' });
    expect(await rowsOf('K1')).toEqual([]);

    const failed = async (subject: string, carriesCode: boolean, age = '1 hour'): Promise<number> => {
      const message = await server.db.query<{ id: number }>(
        `INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, status, carries_code, next_attempt_at)
         SELECT 'EMAIL', 'asha@example.com', $1, sealed_text, 'FAILED', $2, app_now() - $3::interval FROM outbox_messages LIMIT 1 RETURNING id`,
        [subject, carriesCode, age],
      );
      return message.rows[0]!.id;
    };
    const message = await failed('Confirmed', false);
    await Promise.all([failed('Your code', true), failed('Long ago', false, '8 days')]);
    expect(await rowsOf('Confirmed', 'Your code', 'Long ago')).toEqual(['FAILED_MESSAGE RESEND']);
    await put(`/console/messages/${message}/resend`, {});
    expect(await rowsOf('Confirmed')).toEqual([]);
  });

  it('covers every kind here or in another spec', () => {
    // Other specs cover these kinds.
    const elsewhere =
      'REFUSED_RECORD INSPECTION OWN_DRAWER VEHICLE_DOCUMENT MAINTENANCE COMPLAINT_COPY'.split(' ');
    expect([...seen, ...elsewhere].sort()).toEqual([...WORK_KINDS].sort());
  });

  it('orders the rows by time, filters them by group, and counts the late ones', async () => {
    const late = await rent();
    await verify(late.paymentId);
    await setPickupIn(server, late.id, -2);
    await buildCustomer(server, { approval: 'PENDING' });
    const list = await read();
    const times = list.items.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    expect(list.late).toBe(list.items.filter((item) => item.late).length);
    expect(Object.keys(list.counts)).toEqual(['PICKUPS', 'RETURNS', 'MONEY', 'PEOPLE', 'CARS']);
    const people = await read(admin, '?group=PEOPLE');
    expect(people.items.length).toBe(list.counts.PEOPLE);
    expect(people.counts).toEqual(list.counts);
    expect((await read(admin, '?group=CARS')).items).toEqual([]);
    await server.http.get('/console/work?group=OTHERS').set(bearer(admin)).expect(400);
  });

  it('shows a custom admin pickups, returns and settlements only, without money of customers', async () => {
    const { items, counts } = await read(desk);
    expect(Object.keys(counts)).toEqual(['PICKUPS', 'RETURNS', 'MONEY']);
    expect(items.length).toBeGreaterThan(0);
    for (const { kind, subject } of items) {
      expect(['PICKUP', 'RETURN', 'WHAT_HAPPENED', 'SETTLEMENT']).toContain(kind);
      expect(['bookings', 'reservations', 'settlements']).toContain(subject.resource);
    }
    expect((await read(desk, '?group=MONEY')).items).toEqual([]);
  });

  it('sends no body if the list has not changed, and forbids caches to store it', async () => {
    const first = await server.http.get('/console/work').set(bearer(admin)).expect(200);
    expect(first.headers['cache-control']).toBe('private, no-store');
    const again = () =>
      server.http.get('/console/work').set(bearer(admin)).set('if-none-match', first.headers['etag']!);
    await again().expect(304);
    await buildCustomer(server, { approval: 'PENDING' });
    await again().expect(200);
  });
});
