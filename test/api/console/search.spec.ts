import type { FoundRecord } from '../../../backend/contract/search';
import { dayAhead, newTransactionId, pay, place, rentalRequest } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';

describe('search over all records', () => {
  let server: TestServer;
  let admin: string;
  let desk: string;
  let person: Person;
  let rental: { id: number; reference: string };
  const transactionId = newTransactionId();

  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    person = await buildCustomer(server, { fullName: 'Ishita Ranade' });
    await server.db.query(
      `INSERT INTO aadhaar_records (customer_id, number_hash, last_four) VALUES ($1, 'hash', '4321')`,
      [person.id],
    );
    const token = await signIn(server, 'customer', person);
    const carId = await buildCar(server, { carName: 'Nexon' });
    await server.db.query(`UPDATE cars SET plate = 'MH12QX7788' WHERE id = $1`, [carId]);
    await server.db.query(`SELECT pg_notify('fleet', '')`);
    await pay(server, token, { amount: 4000, type: 'reserve', transactionId });
    const request = rentalRequest(carId, { fromDate: dayAhead(5), toDate: dayAhead(6) });
    const { body } = await place(server, 'reservations', token, request).expect(201);
    const { reservationId, reference } = body.data as { reservationId: number; reference: string };
    rental = { id: reservationId, reference };
  });
  afterAll(() => server.stop());

  const find = async (q: string, token = admin): Promise<FoundRecord[]> =>
    (await server.http.get('/console/search').query({ q }).set(bearer(token)).expect(200))
      .body as FoundRecord[];
  const lists = (found: FoundRecord[]): string[] => found.map(({ list }) => list);

  it.each([
    ['the beginning of a reference', () => rental.reference.slice(0, 6).toLowerCase(), ['reservations']],
    [
      'a mobile number, spaced',
      () => `+91 ${person.mobile.slice(0, 5)} ${person.mobile.slice(5)}`,
      ['customers', 'reservations'],
    ],
    ['words of a name', () => 'ranade ish', ['customers', 'reservations']],
    ['a plate, spaced', () => 'mh12 qx 7788', ['cars', 'reservations']],
    ['a transaction ID', () => transactionId, ['transactions', 'reservations']],
    ['the name of a car', () => 'nexon', ['cars']],
  ])('finds a record by %s', async (_, text, expected) => {
    expect(lists(await find(text()))).toEqual(expected);
  });

  it('returns the list, the ID, the title and the details of a record', async () => {
    expect(await find(rental.reference)).toEqual([
      {
        list: 'reservations',
        id: rental.id,
        title: rental.reference,
        details: ['Ishita Ranade', person.mobile, 'Nexon VX', 'MH12QX7788'],
        status: 'PENDING',
      },
    ]);
  });

  it('finds only rentals for a custom admin', async () => {
    expect(lists(await find(person.mobile, desk))).toEqual(['reservations']);
    expect(lists(await find(transactionId, desk))).toEqual(['reservations']);
    expect(lists(await find('nexon', desk))).toEqual([]);
    const [found] = await find('ishita', desk);
    expect(found?.details).toContain(`${person.mobile.slice(0, 2)}••••••${person.mobile.slice(-2)}`);
    for (const part of [person.mobile.slice(0, 9), 'is', person.email.slice(0, 8)])
      expect(await find(part, desk)).toEqual([]);
    const { body } = await server.http
      .post('/console/search')
      .set(bearer(desk))
      .send({ q: person.email })
      .expect(200);
    expect(lists(body)).toEqual(['reservations']);
  });

  it('finds nothing by an Aadhaar number or by punctuation', async () => {
    expect(await find('4321')).toEqual([]);
    expect(await find('%%')).toEqual([]);
    expect(await find("''")).toEqual([]);
  });

  it.each(['', 'a', 'a'.repeat(101)])('refuses %p', async (q) => {
    const { body } = await server.http.get('/console/search').query({ q }).set(bearer(admin)).expect(400);
    expect(body.message).toBe('Enter 2 to 100 characters to search.');
  });

  it('requires a staff member', async () => {
    const token = await signIn(server, 'customer', person);
    await server.http.get('/console/search?q=nexon').set(bearer(token)).expect(403);
  });
});
