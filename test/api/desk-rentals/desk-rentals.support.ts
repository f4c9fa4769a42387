import type { DeskRental } from '../../../backend/contract/rentals/desk-rentals';
import { picture } from '../../support/pictures';
import { newTransactionId, type RentalRequest, rentalRequest } from '../../support/renting';
import type { TestServer } from '../../support/server';
import {
  bearer,
  buildCar,
  buildCustomer,
  buildStaff,
  codeFor,
  type Person,
  signIn,
} from '../../support/test-data';

type Request = ReturnType<TestServer['http']['post']>;
type Response = Awaited<Request>;

interface Payment {
  transactionId?: string;
  key?: string;
  status?: number;
}

export interface Desk {
  token: string;
  mobile: string;
  /** One of the desk's calls; `key` is its Idempotency-Key. */
  post(path: string, body?: object, key?: string): Request;
  get(path: string): Request;
  release(id: string): Request;
  /** `status` is the expected status, 200 by default. */
  pay(id: string, amount: number, over?: Payment): Promise<Response>;
  /** Sends the code for a booking of this car; `over` changes the arrangement. */
  send(
    person: Person,
    carId: number,
    over?: Partial<RentalRequest> & Record<string, unknown>,
  ): Promise<DeskRental>;
  /** Sends the code, and confirms with it. */
  hold(
    person: Person,
    carId: number,
    over?: Partial<RentalRequest> & Record<string, unknown>,
  ): Promise<DeskRental>;
}

/** A member of staff at the desk. */
export async function desk(
  server: TestServer,
  role: 'ADMIN' | 'CUSTOM_ADMIN' = 'CUSTOM_ADMIN',
): Promise<Desk> {
  const staff = await buildStaff(server, role);
  const token = await signIn(server, role === 'ADMIN' ? 'admin' : 'custom-admin', staff);
  const path = (rest: string): string => `/console/desk-rentals${rest}`;
  const self: Desk = {
    token,
    mobile: staff.mobile,
    post(rest, body, key) {
      const call = server.http.post(path(rest)).set(bearer(token)).send(body);
      return key ? call.set('idempotency-key', key) : call;
    },
    get: (rest) => server.http.get(path(rest)).set(bearer(token)),
    release: (id) => server.http.delete(path(`/${id}/hold`)).set(bearer(token)),
    async pay(id, amount, { transactionId = newTransactionId(), key, status = 200 } = {}) {
      const call = server.http.post(path(`/${id}/payment`)).set(bearer(token));
      if (key) void call.set('idempotency-key', key);
      return call
        .field('transactionId', transactionId)
        .field('amount', String(amount))
        .attach('screenshot', await picture(Number(transactionId.slice(-4)) || 0), 'paid.png')
        .expect(status);
    },
    async send(person, carId, over = {}) {
      const request = { ...arrangement(person, carId), ...over };
      const { body } = await self.post('', request).expect(201);
      return body as DeskRental;
    },
    async hold(person, carId, over) {
      const { id } = await self.send(person, carId, over);
      const otp = await codeFor(server, person.email);
      return (await self.post(`/${id}/confirmation`, { otp }).expect(201)).body as DeskRental;
    },
  };
  return self;
}

/** The price of two days at 1,800 rupees a day, with the washing fee of 199. */
export const TOTAL = 3799;

export const arrangement = (person: Person, carId: number) => ({
  customerId: person.id,
  action: 'book',
  expectedTotal: TOTAL,
  ...rentalRequest(carId),
});

/** A customer and a car for one test. */
export async function pair(
  server: TestServer,
  approval: 'APPROVED' | 'PENDING' | 'NOT_REGISTERED' = 'APPROVED',
): Promise<[Person, number]> {
  return [await buildCustomer(server, { approval, fullName: 'Asha Kulkarni' }), await buildCar(server)];
}

export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
