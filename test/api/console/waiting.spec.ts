import type { WaitingReport } from '../../../backend/contract/reports';
import { dayAhead, pay, place, rentalRequest, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';

describe('report of open work and list changes', () => {
  let server: TestServer;
  let admin: string;
  let desk: string;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
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
});
