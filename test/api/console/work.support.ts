import { dayAhead, pay, place, rentalRequest, type Renter, renter } from '../../support/renting';
import type { TestServer } from '../../support/server';
import { buildCar } from '../../support/test-data';

export interface Placed {
  id: number;
  reference: string;
  paymentId: number;
  person: Renter;
}

/** Kind, approval of the customer, and car; a new car by default. */
export type Rented = [kind?: 'bookings' | 'reservations', approval?: 'APPROVED' | 'PENDING', car?: number];

export async function idOf<Id>({ db }: TestServer, sql: string, of: number): Promise<Id> {
  const { rows } = await db.query<{ id: Id }>(sql, [of]);
  return rows[0]!.id;
}

/** A paid rental of a new customer for two days, ten days from now. */
export async function placeFor(
  server: TestServer,
  ...[kind = 'bookings', approval = 'APPROVED', car]: Rented
): Promise<Placed> {
  const person = await renter(server, approval);
  await pay(server, person.token, { amount: 4000, type: kind === 'bookings' ? 'book' : 'reserve' });
  const window = { fromDate: dayAhead(10), toDate: dayAhead(12) };
  const request = rentalRequest(car ?? (await buildCar(server)), window);
  const { body } = await place(server, kind, person.token, request).expect(201);
  const { id, reservationId, reference } = body.data as {
    id?: number;
    reservationId?: number;
    reference: string;
  };
  const rentalId = id ?? reservationId!;
  const paymentId = await idOf<number>(server, 'SELECT id FROM payments WHERE rental_id = $1', rentalId);
  return { id: rentalId, reference, paymentId, person };
}
