import type { ListedRefund } from '../../../backend/contract/payments/refunds';
import type { WaitingReport } from '../../../backend/contract/reports';
import { dayAhead, pay, place, rentalRequest, renter } from '../../support/renting';
import type { TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';
import { type CancellationData, cancellationData } from '../rentals/cancellation.support';

describe('report of open work and list changes', () => {
  let w: CancellationData;
  let server: TestServer;
  let admin: string;
  let desk: string;
  beforeAll(async () => {
    w = await cancellationData();
    ({ server, admin } = w);
    desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
  });
  afterAll(() => server.stop());

  const read = async (token: string): Promise<WaitingReport> =>
    (await server.http.get('/console/reports/waiting').set(bearer(token)).expect(200)).body as WaitingReport;

  it('counts all open work for admins, and only rentals for a custom admin', async () => {
    await buildCustomer(server, { approval: 'PENDING' });
    expect((await read(admin)).counts).toEqual({
      'pending-documents': 1,
      transactions: 0,
      reservations: 0,
      complaints: 0,
      messages: 0,
    });
    const { counts, changes } = await read(desk);
    expect([counts, Object.keys(changes)]).toEqual([{}, ['bookings', 'reservations']]);
  });

  it('changes only after a row is added or decided', async () => {
    const before = await read(admin);
    expect(await read(admin)).toEqual(before);
    const person = await renter(server);
    await pay(server, person.token, { amount: 4000, type: 'reserve' });
    const request = rentalRequest(await buildCar(server), { fromDate: dayAhead(5), toDate: dayAhead(6) });
    const { body } = await place(server, 'reservations', person.token, request).expect(201);
    const placed = await read(admin);
    expect(placed.counts).toMatchObject({ reservations: 1, transactions: 1 });
    expect(placed.changes.reservations).not.toBe(before.changes.reservations);
    expect(placed.changes.complaints).toBe(before.changes.complaints);

    const { reservationId } = body.data as { reservationId: number };
    await server.http
      .put(`/console/reservations/${reservationId}/decision`)
      .set(bearer(admin))
      .send({ decision: 'DECLINED', reason: 'The car is at the workshop.' })
      .expect(200);
    const decided = await read(admin);
    expect(decided.counts.reservations).toBe(0);
    expect(decided.changes.reservations).not.toBe(placed.changes.reservations);
  });

  it('changes the lists that contain a refund after it is opened and after it is sent', async () => {
    const changing = ['refunds', 'transactions', 'bookings', 'reservations'] as const;
    const changed = ({ changes: now }: WaitingReport, { changes: before }: WaitingReport) =>
      changing.filter((list) => now[list] !== before[list]);
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    const confirmed = await read(admin);
    await w.cancel(rented).expect(200);
    const due = await read(admin);
    expect(changed(due, confirmed)).toEqual(changing);

    const refunds = async (): Promise<[ListedRefund]> =>
      (
        await server.http
          .get('/console/refunds')
          .query({ filter: JSON.stringify({ q: rented.reference }) })
          .set(bearer(admin))
          .expect(200)
      ).body as [ListedRefund];
    const [{ id, version }] = await refunds();
    const put = (what: string, body: object) =>
      server.http.put(`/console/refunds/${id}/${what}`).set(bearer(admin)).send(body).expect(200);
    await put('destination', { kind: 'UPI', upi: 'asha@okaxis', version });
    const entered = await read(admin);
    expect(changed(entered, due)).toEqual(changing);
    const [{ version: newest }] = await refunds();
    await put('sending', { method: 'UPI', reference: 'UTR42', sentOn: dayAhead(0), version: newest });
    expect(changed(await read(admin), entered)).toEqual(changing);
  });

  it('counts reservations only while they wait for staff', async () => {
    const counted = async (): Promise<number> => (await read(admin)).counts.reservations!;
    const before = await counted();
    const rented = await w.rent('reservations');
    expect(await counted()).toBe(before + 1);
    await w.verify(rented, false).expect(200);
    expect(await counted()).toBe(before);
  });

  it('omits failed messages that contain a code or a secret link', async () => {
    const before = (await read(admin)).counts.messages!;
    const { rows } = await server.db.query<{ id: number }>(
      `SELECT id FROM outbox_messages WHERE status <> 'FAILED' AND channel = 'EMAIL' ORDER BY id LIMIT 2`,
    );
    const [plain, coded] = rows;
    const fail = (id: number, carriesCode: boolean) =>
      server.db.query(`UPDATE outbox_messages SET status = 'FAILED', carries_code = $2 WHERE id = $1`, [
        id,
        carriesCode,
      ]);
    await fail(plain!.id, false);
    await fail(coded!.id, true);
    expect((await read(admin)).counts.messages).toBe(before + 1);
  });
});
