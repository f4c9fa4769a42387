import { refundDueOn } from '../../../backend/contract/rentals/cancellation.rules';
import { dayAhead, pay, place, rentalRequest, type Renter, renter } from '../../support/renting';
import { setPickupIn as setPickupAhead } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

export const HOUR_MS = 3_600_000;
export const TOTAL = 3799;
const WORDS = { bookings: 'book', reservations: 'reserve' } as const;
export type Kind = keyof typeof WORDS;

export interface Rented {
  who: Renter;
  kind: Kind;
  id: number;
  carId: number;
  transactionId: string;
  reference: string;
}

/** A server, two admins, and the steps before and after a cancellation. */
export async function cancellationData() {
  const server: TestServer = await startServer();
  const staff = await buildStaff(server, 'ADMIN');
  const admin = await signIn(server, 'admin', staff);
  const other = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  let customers = 0;

  async function rent(
    kind: Kind = 'bookings',
    over: {
      amount?: number;
      fromDays?: number;
      days?: number;
      costPerDay?: number;
      costPerHour?: number;
    } = {},
  ): Promise<Rented> {
    customers += 1;
    const who = await renter(server);
    const { costPerDay = 1800, costPerHour } = over;
    const carId = await buildCar(server, { costPerDay, costPerHour });
    const total = kind === 'bookings' ? TOTAL : TOTAL + 199;
    const transactionId = await pay(server, who.token, {
      amount: over.amount ?? total,
      type: WORDS[kind],
      shade: customers,
    });
    const from = over.fromDays ?? 10;
    const request = rentalRequest(carId, {
      fromDate: dayAhead(from),
      toDate: dayAhead(from + (over.days ?? 2)),
    });
    const { data } = (await place(server, kind, who.token, request).expect(201)).body;
    return { who, kind, id: data.id ?? data.reservationId, carId, transactionId, reference: data.reference };
  }

  const address = ({ kind, id }: Pick<Rented, 'kind' | 'id'>): string => `/api/${kind}/${id}/cancellation`;
  const preview = (rented: Rented, token = rented.who.account) =>
    server.http.get(address(rented)).set(bearer(token));
  const cancel = (rented: Rented, body: object = {}, token = rented.who.account) =>
    server.http.post(address(rented)).set(bearer(token)).send(body);
  const cancelByUs = (rented: Rented, body: object = { reason: 'Workshop' }, token = admin) =>
    server.http.put(`/console/${rented.kind}/${rented.id}/cancellation`).set(bearer(token)).send(body);
  const verify = (rented: Rented, isVerified = true) =>
    server.http
      .put('/api/payments/verify')
      .set(bearer(admin))
      .send({
        transactionId: rented.transactionId,
        bookingId: rented.id,
        actionType: WORDS[rented.kind],
        isVerified,
        ...(isVerified ? {} : { reason: 'No such transfer on our statement' }),
      });
  const own = async ({ kind, who, id }: Rented) => {
    const { body } = await server.http.get(`/api/${kind}/user/${kind}`).set(bearer(who.account)).expect(200);
    return body.data.find(
      (row: { id?: number; reservationId?: number }) => (row.id ?? row.reservationId) === id,
    );
  };
  const payment = async ({ transactionId }: Pick<Rented, 'transactionId'>) => {
    const filter = JSON.stringify({ q: transactionId });
    const { body } = await server.http
      .get('/console/transactions')
      .query({ filter })
      .set(bearer(admin))
      .expect(200);
    return body[0];
  };
  const mails = async ({ who }: Rented): Promise<string[]> => {
    const { rows } = await server.db.query('SELECT email FROM customers WHERE id = $1', [who.id]);
    const { body } = await server.http.get('/dev/outbox.json').query({ to: rows[0].email }).expect(200);
    return body.map(({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`);
  };
  /** Moves the pickup to `hours` from now. By default the rental was placed 10,000 minutes ago. */
  const setPickupIn = (rented: Rented, hours: number, rentedMinutesAgo = 10_000) =>
    setPickupAhead(server, rented.id, hours, { rentedMinutesAgo });
  const dueNow = (): string =>
    refundDueOn({ rules: { zone: 'Asia/Kolkata', refundWorkingDays: 5 }, holidays: [] }, new Date());

  return {
    server,
    admin,
    adminId: String(staff.id),
    other,
    rent,
    address,
    preview,
    cancel,
    cancelByUs,
    verify,
    own,
    payment,
    mails,
    setPickupIn,
    dueNow,
  };
}

export type CancellationData = Awaited<ReturnType<typeof cancellationData>>;
