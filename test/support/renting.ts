import type { RentalAction } from '../../backend/contract/rentals/fare';
import { picture } from './pictures';
import type { TestServer } from './server';
import { openSession } from './session';
import { bearer, buildCar, buildCustomer } from './test-data';

let transactions = 0;
/** A twelve-digit ID that is unique within the test file. */
export const newTransactionId = (): string => String(400_000_000_000 + (transactions += 1));

/** The date this many days from now in the business's time zone. */
export function dayAhead(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    new Date(Date.now() + days * 86_400_000),
  );
}

export interface RentalRequest {
  carId: number;
  fromDate: string;
  toDate: string;
  pickupTime: string;
  dropTime: string;
}

export const rentalRequest = (carId: number, over: Partial<RentalRequest> = {}): RentalRequest => ({
  carId,
  fromDate: dayAhead(10),
  toDate: dayAhead(12),
  pickupTime: '12:00',
  dropTime: '12:00',
  ...over,
});

/** Submits payment details as the form does. */
export async function pay(
  server: TestServer,
  token: string,
  payment: {
    amount: number;
    type: RentalAction;
    transactionId?: string;
    holdId?: string;
    bookingId?: number | string;
    shade?: number;
  },
): Promise<string> {
  const transactionId = payment.transactionId ?? newTransactionId();
  const form = server.http
    .post('/api/payments/transaction-details')
    .set(bearer(token))
    .field('transactionId', transactionId)
    .field('amount', String(payment.amount))
    .field('type', payment.type)
    .attach('screenshot', await picture(payment.shade ?? transactions), 'screenshot.png');
  if (payment.holdId) form.field('holdId', payment.holdId);
  if (payment.bookingId !== undefined) form.field('bookingId', String(payment.bookingId));
  await form.expect(200);
  return transactionId;
}

export interface Renter {
  id: number;
  /** The token of `/user-login`. */
  token: string;
  /** The token of `/login`. */
  account: string;
}

/** A new customer who is signed in both ways. */
export async function renter(
  server: TestServer,
  approval: 'APPROVED' | 'PENDING' | 'NOT_REGISTERED' = 'APPROVED',
): Promise<Renter> {
  const person = await buildCustomer(server, { approval });
  return {
    id: person.id,
    token: await openSession(server, 'renting', person.id),
    account: await openSession(server, 'customer', person.id),
  };
}

type Request = ReturnType<TestServer['http']['post']>;

export const hold = (server: TestServer, token: string, body: object): Request =>
  server.http
    .post('/api/holds')
    .set(bearer(token))
    .send({ agreedToTerms: true, action: 'book', ...body });

export const place = (
  server: TestServer,
  kind: 'bookings' | 'reservations',
  token: string,
  body: object,
): Request =>
  server.http
    .post(`/api/${kind}`)
    .set(bearer(token))
    .send({ agreedToTerms: true, ...body });

interface Booked {
  id: number;
  reference: string;
  carId: number;
  person: Renter;
}

/** A booking of two days whose payment an admin has verified or rejected. */
async function decidedBooking(
  server: TestServer,
  admin: string,
  verdict: { isVerified: boolean; reason?: string; receivedAmount?: number },
): Promise<Booked> {
  const person = await renter(server);
  const transactionId = await pay(server, person.token, { amount: 3799, type: 'book' });
  const request = rentalRequest(await buildCar(server), { fromDate: dayAhead(10), toDate: dayAhead(12) });
  const { body } = await place(server, 'bookings', person.token, request).expect(201);
  const { id, reference } = body.data as { id: number; reference: string };
  await server.http
    .put('/api/payments/verify')
    .set(bearer(admin))
    .send({ transactionId, bookingId: id, actionType: 'book', ...verdict })
    .expect(200);
  return { id, reference, carId: request.carId, person };
}

/** @param paid `receivedAmount` by default the fare. */
export const confirmedBooking = (
  server: TestServer,
  admin: string,
  paid: { receivedAmount?: number } = {},
): Promise<Booked> => decidedBooking(server, admin, { isVerified: true, ...paid });

export const rejectedBooking = (server: TestServer, admin: string): Promise<Booked> =>
  decidedBooking(server, admin, { isVerified: false, reason: 'Not on our statement' });
