import { momentIn } from '../../../backend/contract/calendar';
import type { ConsoleCarDetails, EditCarRequest } from '../../../backend/contract/fleet/console-fleet';
import { rupees } from '../../../backend/contract/money';
import { dayAhead, hold, pay, place, rentalRequest, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';
import { attach, blamed, CAR, keptFiles, pdf, picture } from './fleet.support';

let server: TestServer;
let admin: string;
let other: string;
let otherId: number;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  const second = await buildStaff(server, 'ADMIN');
  otherId = second.id;
  other = await signIn(server, 'admin', second);
});
afterAll(() => server.stop());

const open = async (id: number): Promise<ConsoleCarDetails> =>
  (await server.http.get(`/console/cars/${id}`).set(bearer(admin)).expect(200)).body as ConsoleCarDetails;

const FORM: EditCarRequest = { ...CAR, version: 1 };

const edit = (id: number, over: Partial<EditCarRequest> = {}, token = admin) =>
  server.http
    .put(`/console/cars/${id}`)
    .set(bearer(token))
    .send({ ...FORM, ...over });

async function attached(pictures = 3): Promise<ConsoleCarDetails> {
  const images: Buffer[] = [];
  for (let n = 0; n < pictures; n += 1) images.push(await picture(400, 250).png().toBuffer());
  const { body } = await attach(server, admin, { images, agreement: await pdf() }).expect(201);
  return open(body.data.id);
}

const audited = async (id: number) =>
  (
    await server.db.query<{ action: string; before: object | null; after: object | null }>(
      `SELECT action, before, after FROM audit_entries WHERE subject = 'car' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    )
  ).rows;

describe('editing a car', () => {
  it('changes every field, shows it in the next response, and audits only the changes', async () => {
    const id = await buildCar(server, { carName: 'Old name' });
    const sizes = { mileage: 20.5, bootLitres: 0, tankLitres: 37, batteryKwh: 40.5, permitState: 'Goa' };
    const { body } = await edit(id, {
      carName: 'New name',
      cost: rupees(2400),
      costPerHour: rupees(111),
      plate: 'mh 14 xy 7',
      location: 'Baner',
      ...sizes,
      description: 'Cool',
      color: 'Red',
      insuranceExpiresOn: '2030-01-02',
      pucExpiresOn: '2030-01-03',
      permitExpiresOn: '2030-01-04',
      firstName: 'Ravi',
    }).expect(200);
    expect(body).toMatchObject({
      carName: 'New name',
      costPerDay: 2400,
      costPerHour: 111,
      plate: 'MH14XY7',
      location: 'Baner',
      ...sizes,
      description: 'Cool',
      color: 'Red',
      documentsState: 'VALID',
      documentsExpireOn: '2030-01-02',
      owner: { firstName: 'Ravi' },
      version: 2,
    });
    const site = await server.http.get(`/api/vehicles/${id}`).expect(200);
    expect(site.body.data).toMatchObject({ carName: 'New name', cost: 2400, location: 'Baner' });
    const [row] = await audited(id);
    expect(row).toMatchObject({
      action: 'edit-car',
      before: { carName: 'Old name', costPerDayPaise: 180_000, plate: null },
      after: { carName: 'New name', bootLitres: 0, costPerDayPaise: 240_000, ownerChanged: true },
    });
    expect(JSON.stringify(row)).not.toMatch(/"year"|Ravi/);
  });

  it('writes nothing without a change', async () => {
    const id = await buildCar(server);
    await edit(id).expect(200);
    expect((await edit(id, { version: 2 }).expect(200)).body.version).toBe(2);
    expect(await audited(id)).toHaveLength(1);
  });

  it('returns admin and time of the earlier change, and saves nothing', async () => {
    const id = await buildCar(server);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => edit(id, { carName: `Name ${n}` }, other)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body } = await edit(id, { carName: 'Too late' }).expect(409);
    expect(body).toMatchObject({ code: 1015, data: { version: 2, changedBy: String(otherId) } });
    expect(body.message).toContain(`by #${otherId} on`);
    expect(body.message).toContain(momentIn('Asia/Kolkata', new Date(body.data.changedAt)));
    expect((await open(id)).carName).toMatch(/^Name \d$/);
    expect(await audited(id)).toHaveLength(1);
  });

  it('leaves the price of existing rentals and holds unchanged', async () => {
    const id = await buildCar(server, { costPerDay: 1800 });
    const [rented, held] = [await renter(server), await renter(server)];
    const first = await hold(server, rented.token, rentalRequest(id)).expect(201);
    await pay(server, rented.token, { amount: first.body.data.fare.total, type: 'book' });
    await place(server, 'bookings', rented.token, rentalRequest(id)).expect(201);
    const later = { fromDate: dayAhead(20), toDate: dayAhead(22) };
    const second = await hold(server, held.token, rentalRequest(id, later)).expect(201);

    await edit(id, { cost: rupees(9000) }).expect(200);

    const { body } = await server.http
      .get('/console/bookings')
      .query({ filter: '{}' })
      .set(bearer(admin))
      .expect(200);
    expect(body.find((one: { carId: number }) => one.carId === id).total).toBe(first.body.data.fare.total);
    await pay(server, held.token, { amount: second.body.data.fare.total, type: 'book' });
    const placed = await place(server, 'bookings', held.token, rentalRequest(id, later)).expect(201);
    expect(placed.body.data.total).toBe(second.body.data.fare.total);
    const fresh = await server.http
      .post('/api/payments/calculate')
      .send({ ...rentalRequest(id), returnTime: '12:00' })
      .expect(200);
    expect(fresh.body.data.total).toBeGreaterThan(first.body.data.fare.total);
  });

  it.each([
    ['year', { year: 1900 }],
    ['plate', { plate: 'nonsense' }],
    ['cost', { cost: rupees(0) }],
    ['insuranceExpiresOn', { insuranceExpiresOn: '2026-02-30' }],
    ['version', { version: undefined as never }],
  ])('reports %s', async (field, over) => {
    const id = await buildCar(server);
    expect(blamed((await edit(id, over).expect(400)).body)).toEqual([field]);
  });

  it('refuses the plate of another car, an unknown car and a custom admin', async () => {
    const [a, b] = [await buildCar(server), await buildCar(server)];
    await edit(a, { plate: 'MH12ZZ9999' }).expect(200);
    const { body } = await edit(b, { plate: 'MH12ZZ9999' }).expect(409);
    expect({ code: body.code, fields: blamed(body) }).toEqual({ code: 1005, fields: ['plate'] });
    await edit(999_999).expect(404);
    const desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    await edit(b, {}, desk).expect(403);
  });
});

describe('retiring a car', () => {
  it('lets only a customer with a hold rent the car', async () => {
    const car = await attached();
    const { token } = await renter(server);
    const trip = rentalRequest(car.id, { fromDate: dayAhead(40), toDate: dayAhead(42) });
    await hold(server, token, trip).expect(201);
    await server.http
      .put(`/console/cars/${car.id}/retirement`)
      .set(bearer(admin))
      .send({ version: car.version, retired: true })
      .expect(200);
    await pay(server, token, { amount: 3799, type: 'book' });
    await place(server, 'bookings', token, trip).expect(201);

    const { token: late } = await renter(server);
    const other = rentalRequest(car.id, { fromDate: dayAhead(50), toDate: dayAhead(52) });
    await hold(server, late, other).expect(404);
    await pay(server, late, { amount: 3799, type: 'book' });
    await place(server, 'bookings', late, other).expect(404);
  });

  it('hides the car, preserves its rentals, and can be undone', async () => {
    const id = await buildCar(server);
    const person = await renter(server);
    const first = await hold(server, person.token, rentalRequest(id)).expect(201);
    await pay(server, person.token, { amount: first.body.data.fare.total, type: 'book' });
    await place(server, 'bookings', person.token, rentalRequest(id)).expect(201);

    const retire = (version: number, retired: boolean) =>
      server.http.put(`/console/cars/${id}/retirement`).set(bearer(admin)).send({ version, retired });
    expect((await retire(1, true).expect(200)).body).toMatchObject({ retired: true, version: 2 });
    for (const unknown of [id, 999_999, 2_147_483_648, 'x']) {
      await server.http.get(`/api/vehicles/${unknown}`).expect(404);
      const { body } = await server.http.get(`/api/availability/${unknown}`).expect(404);
      expect([unknown, body.code, body.data]).toEqual([unknown, 1002, null]);
    }
    const { body: retired } = await server.http.get(`/api/availability/${id}`).expect(404);
    expect(retired.message).toBe('No car details found.');
    await hold(
      server,
      person.token,
      rentalRequest(id, { fromDate: dayAhead(30), toDate: dayAhead(31) }),
    ).expect(404);
    const own = await server.http.get('/api/bookings/user/bookings').set(bearer(person.account)).expect(200);
    expect(own.body.data[0].car.id).toBe(id);

    expect((await retire(1, true).expect(409)).body.code).toBe(1015);
    expect((await retire(2, false).expect(200)).body).toMatchObject({ retired: false, version: 3 });
    await server.http.get(`/api/vehicles/${id}`).expect(200);
    await server.http.get(`/api/availability/${id}`).expect(200);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['retire-car', 'bring-car-back']);
  });
});

describe('images of a car', () => {
  const arrange = (id: number, version: number, images: string[]) =>
    server.http.put(`/console/cars/${id}/images`).set(bearer(admin)).send({ version, images });

  it('accepts another order and removes images with their files', async () => {
    const car = await attached(3);
    const [a, b, c] = car.images.map(({ id }) => id) as [string, string, string];
    const turned = await arrange(car.id, 1, [c, a, b]).expect(200);
    expect(turned.body.images.map(({ id }: { id: string }) => id)).toEqual([c, a, b]);
    const site = await server.http.get(`/api/vehicles/${car.id}`).expect(200);
    expect(site.body.data.imageUrls[0]).toContain(c);

    const before = keptFiles(server).length;
    await arrange(car.id, 2, [b, c]).expect(200);
    expect(keptFiles(server).length).toBeLessThan(before);
    expect(keptFiles(server).some((path) => path.includes(a))).toBe(false);
    expect((await open(car.id)).images.map(({ id }) => id)).toEqual([b, c]);
  });

  it('refuses an empty list, a duplicate, an image of another car and a stale version', async () => {
    const [car, foreign] = [await attached(2), await attached(1)];
    const [a, b] = car.images.map(({ id }) => id) as [string, string];
    for (const images of [[], [a, a], [a, foreign.images[0]!.id], ['x']])
      expect(blamed((await arrange(car.id, 1, images).expect(400)).body)).toEqual(['images']);
    await arrange(car.id, 1, [b, a]).expect(200);
    expect((await arrange(car.id, 1, [a]).expect(409)).body.code).toBe(1015);
  });

  it('appends images, at most twelve, once per key', async () => {
    const car = await attached(1);
    const image = await picture(400, 250).png().toBuffer();
    const add = (version: number, count: number, key = 'x') => {
      const request = server.http
        .post(`/console/cars/${car.id}/images`)
        .set({ ...bearer(admin), 'idempotency-key': key })
        .field('version', String(version));
      for (let n = 0; n < count; n += 1) void request.attach('images', image, `${n}.png`);
      return request;
    };
    const { body } = await add(1, 2).expect(200);
    expect(body.images).toHaveLength(3);
    expect(body.images[0].id).toBe(car.images[0]!.id);
    const files = keptFiles(server).length;
    expect((await add(1, 2).expect(200)).body.images).toHaveLength(3);
    expect(blamed((await add(2, 10, 'y').expect(400)).body)).toEqual(['images']);
    expect((await add(1, 1, 'z').expect(409)).body.code).toBe(1015);
    expect(keptFiles(server)).toHaveLength(files);
  });
});

describe('agreement of a car', () => {
  it('is replaced only for rentals whose customer accepts the new version', async () => {
    const car = await attached(1);
    const person = await renter(server);
    const first = await hold(server, person.token, rentalRequest(car.id)).expect(201);
    const replace = (version: number, file: Buffer) =>
      server.http
        .post(`/console/cars/${car.id}/agreements`)
        .set(bearer(admin))
        .field('version', String(version))
        .attach('agreement', file, 'new.pdf');
    // Replaces it between the acceptance of the terms and the booking; the accepted version applies.
    const { body } = await replace(1, await pdf((document) => document.addPage())).expect(200);
    expect(body.agreements).toHaveLength(2);
    expect(body.agreements[1].id).toBe(car.agreements[0]!.id);
    await pay(server, person.token, { amount: first.body.data.fare.total, type: 'book' });
    await place(server, 'bookings', person.token, rentalRequest(car.id)).expect(201);
    const second = await renter(server);
    const later = rentalRequest(car.id, { fromDate: dayAhead(20), toDate: dayAhead(21) });
    const held = await hold(server, second.token, later).expect(201);
    await pay(server, second.token, { amount: held.body.data.fare.total, type: 'book' });
    await place(server, 'bookings', second.token, later).expect(201);
    const { rows } = await server.db.query<{ agreement_id: number }>(
      'SELECT agreement_id FROM rentals WHERE car_id = $1 ORDER BY starts_at',
      [car.id],
    );
    expect(rows.map((row) => row.agreement_id)).toEqual([body.agreements[1].id, body.agreements[0].id]);

    const [now, then] = await Promise.all(
      [`/api/vehicles/${car.id}/agreement`, body.agreements[1].url as string].map((url) =>
        server.http.get(url).expect(200),
      ),
    );
    expect(then!.body.length).toBe(body.agreements[1].bytes);
    expect(now!.body.length).toBe(body.agreements[0].bytes);
    await server.http.get(`/api/vehicles/${car.id}/agreement?version=999999`).expect(404);
    expect((await replace(1, await pdf()).expect(409)).body.code).toBe(1015);
    expect((await replace(2, Buffer.from('no pdf')).expect(415)).body.code).toBe(1014);
  });
});

describe('filter by vehicle documents', () => {
  it('finds cars by the state of their documents', async () => {
    const [expired, soon, fine] = [await buildCar(server), await buildCar(server), await buildCar(server)];
    const documents = (day: string) => ({
      insuranceExpiresOn: day,
      pucExpiresOn: dayAhead(200),
      permitExpiresOn: dayAhead(200),
    });
    await edit(expired, documents(dayAhead(-1))).expect(200);
    await edit(soon, documents(dayAhead(30))).expect(200);
    await edit(fine, documents(dayAhead(60))).expect(200);
    const found = async (state: string): Promise<number[]> => {
      const query = { filter: JSON.stringify({ documentsState: state }), range: '[0,99]' };
      const { body } = await server.http.get('/console/cars').query(query).set(bearer(admin)).expect(200);
      return (body as { id: number }[]).map(({ id }) => id);
    };
    expect(await found('EXPIRED')).toEqual([expired]);
    expect(await found('EXPIRING')).toEqual([soon]);
    expect(await found('VALID')).toContain(fine);
    expect(await found('MISSING')).not.toContain(fine);
  });
});
