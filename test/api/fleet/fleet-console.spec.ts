import { parse } from 'csv-parse/sync';
import type { ConsoleCar } from '../../../backend/contract/console';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';
import { adminToken, blamed, noticed, retire } from './fleet.support';

let server: TestServer;
let admin: string;
let retired: number;

beforeAll(async () => {
  server = await startServer();
  admin = await adminToken(server);
  for (const [carName, costPerDay] of [
    ['Swift', 1200],
    ['City', 2400],
    ['Thar', 3600],
  ] as const)
    await buildCar(server, { carName, costPerDay, vehicleType: carName === 'Thar' ? 'SUV' : 'SEDAN' });
  retired = await buildCar(server, { carName: 'Ambassador', costPerDay: 600 });
  await server.db.query(
    `UPDATE cars SET plate = 'MH12AB1234', plate_kind = 'PRIVATE', boot_litres = 350 WHERE id = $1`,
    [retired],
  );
  await retire(server, retired);
  await noticed(
    () => rows({ filter: { retired: true } }),
    (names) => names.length === 1,
  );
});
afterAll(() => server.stop());

const request = (query: Record<string, unknown>, token = admin) =>
  server.http
    .get('/console/cars')
    .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])))
    .set(bearer(token));

async function rows(query: Record<string, unknown>): Promise<string[]> {
  const { body } = await request(query).expect(200);
  return (body as ConsoleCar[]).map(({ carName }) => carName);
}

describe('cars in the console', () => {
  it('returns rows with a Content-Range header, including retired cars', async () => {
    const { body, headers } = await request({ sort: ['costPerDay', 'ASC'], range: [1, 2] }).expect(200);
    expect(headers['content-range']).toBe('cars 1-2/4');
    expect(body.map((car: ConsoleCar) => [car.carName, car.costPerDay])).toEqual([
      ['Swift', 1200],
      ['City', 2400],
    ]);
  });

  it.each([
    [{ filter: { retired: true } }, ['Ambassador']],
    [{ filter: { q: 'mh12' } }, ['Ambassador']],
    [{ filter: { hasPlate: true } }, ['Ambassador']],
    [{ filter: { hasPlateKind: true } }, ['Ambassador']],
    [{ filter: { plateKind: 'PRIVATE' } }, ['Ambassador']],
    [{ filter: { hasPlate: false, vehicleType: 'SUV' } }, ['Thar']],
    [{ filter: { vehicleType: 'SUV' } }, ['Thar']],
    [{ filter: { q: 'ci' } }, ['City']],
    [{ sort: ['carName', 'DESC'], range: [0, 0] }, ['Thar']],
  ])('finds cars by %j', async (query, names) => {
    expect(await rows(query)).toEqual(names);
  });

  it('finds cars by their IDs', async () => {
    expect(await rows({ filter: { id: [retired] } })).toEqual(['Ambassador']);
  });

  it('exports the boot space, with an empty cell if it is unknown', async () => {
    const { text } = await request({ filter: { q: 'a' }, sort: ['carName', 'ASC'] }).set(
      'accept',
      'text/csv',
    );
    const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
    expect(rows.map((row) => [row['Car name'], row['Boot litres']])).toEqual(
      expect.arrayContaining([
        ['Ambassador', '350'],
        ['Thar', ''],
      ]),
    );
  });

  it('returns one car, and its owner only to an admin', async () => {
    const open = (token: string) =>
      server.http.get(`/console/cars/${retired}`).set(bearer(token)).expect(200);
    const { body } = await open(admin);
    expect(body).toMatchObject({ id: retired, plate: 'MH12AB1234', retired: true, bootLitres: 350 });
    expect(body.owner.email).toBe('owner@example.com');
    expect(JSON.stringify((await request({})).body)).not.toContain('owner@example.com');
    const desk = await open(await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN')));
    expect(JSON.stringify(desk.body)).not.toContain('owner@example.com');
    await server.http.get('/console/cars/999999').set(bearer(admin)).expect(404);
    await server.http.get('/console/cars/x').set(bearer(admin)).expect(404);
  });

  it.each([
    ['sort', { sort: ['ownerMobile', 'ASC'] }],
    ['range', { range: [5, 1] }],
    ['filter.ownerMobile', { filter: { ownerMobile: '9' } }],
    ['filter.q', { filter: { q: { $gt: '' } } }],
    ['filter.hasPlate', { filter: { hasPlate: 'no' } }],
  ])('reports %s in %j', async (field, query) => {
    const { body } = await request(query).expect(400);
    expect(blamed(body)).toEqual([field]);
  });

  it('requires a staff member', async () => {
    const customer = await buildCustomer(server);
    await request({}, await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'))).expect(
      200,
    );
    await request({}, await signIn(server, 'customer', customer)).expect(403);
    await server.http.get('/console/cars').expect(401);
  });
});
