import { addDays, dayIn } from '../../../backend/contract/calendar';
import type { VehicleListItem } from '../../../backend/contract/fleet/vehicles';
import { startServer, type TestServer } from '../../support/server';
import { buildCar } from '../../support/test-data';
import { blamed, noticed, retire } from './fleet.support';

const ZONE = 'Asia/Kolkata';
const today = dayIn(ZONE, new Date());
const inDays = (days: number): string => addDays(today, days);

let server: TestServer;
let ids: Record<'swift' | 'city' | 'thar' | 'nexon' | 'old', number>;

beforeAll(async () => {
  server = await startServer();
  ids = {
    swift: await buildCar(server, {
      carName: 'Swift',
      vehicleType: 'HATCHBACK',
      costPerHour: 50,
      fuelType: 'CNG',
    }),
    city: await buildCar(server, {
      carName: 'City',
      vehicleType: 'SEDAN',
      costPerHour: 90,
      transmission: 'Automatic',
    }),
    thar: await buildCar(server, {
      carName: 'Thar',
      vehicleType: 'SUV',
      costPerHour: 150,
      seats: 4,
      fuelType: 'Diesel',
    }),
    nexon: await buildCar(server, {
      carName: 'Nexon',
      vehicleType: 'SUV',
      costPerHour: 120,
      costPerDay: 2400,
      fuelType: 'Electric',
    }),
    old: await buildCar(server, { carName: 'Ambassador', vehicleType: 'SEDAN', costPerHour: 10 }),
  };
  await retire(server, ids.old);
  await noticed(
    () => list(''),
    (names) => names.length === 4,
  );
});
afterAll(() => server.stop());

async function list(query: string): Promise<string[]> {
  const { body } = await server.http.get(`/api/vehicles${query}`).expect(200);
  return (body.data as VehicleListItem[]).map(({ carName }) => carName);
}

describe('list of cars', () => {
  it('contains all cars on offer with prices per hour, and no retired ones', async () => {
    const { body } = await server.http.get('/api/vehicles').expect(200);
    expect(body).toMatchObject({ code: 1000, status: 'OK' });
    expect(body.data.map((car: VehicleListItem) => [car.carName, car.cost, car.costPerDay])).toEqual([
      ['Swift', 50, 1800],
      ['City', 90, 1800],
      ['Thar', 150, 1800],
      ['Nexon', 120, 2400],
    ]);
  });

  it.each([
    ['?type=SUV', ['Thar', 'Nexon']],
    ['?type=suv', ['Thar', 'Nexon']],
    ['?seats=4', ['Thar']],
    ['?transmission=automatic', ['City']],
    ['?fuel=electric', ['Nexon']],
    ['?location=SHIVAJINAGAR&type=SUV', ['Thar', 'Nexon']],
    ['?location=Shivaji', []],
    ['?minCost=90', ['City', 'Thar', 'Nexon']],
    ['?minCost=90&maxCost=120', ['City', 'Nexon']],
    ['?maxCost=49.99', []],
    ['?maxCostPerDay=2399.99', ['Swift', 'City', 'Thar']],
    ['?maxCostPerDay=2400&maxCost=120', ['Swift', 'City', 'Nexon']],
    ['?q=swift', ['Swift']],
    ['?q=DIESEL%20thar', ['Thar']],
    ['?q=100%25', []],
    ['?q=', ['Swift', 'City', 'Thar', 'Nexon']],
    ['?type=&seats=&sort=&q=', ['Swift', 'City', 'Thar', 'Nexon']],
    ['?sort=price', ['Swift', 'City', 'Thar', 'Nexon']],
    ['?sort=-price', ['Nexon', 'Thar', 'City', 'Swift']],
    ['?sort=seats', ['Thar', 'Swift', 'City', 'Nexon']],
    ['?sort=-seats', ['Swift', 'City', 'Nexon', 'Thar']],
    ['?sort=newest', ['Nexon', 'Thar', 'City', 'Swift']],
    ['?type=SUV&sort=price&fuel=Diesel', ['Thar']],
    ['?unknown=1', ['Swift', 'City', 'Thar', 'Nexon']],
  ])('filters by %s for %j', async (query, names) => {
    expect(await list(query)).toEqual(names);
  });

  it('returns 1002 with an empty list if nothing matches', async () => {
    const { body } = await server.http.get('/api/vehicles?type=CONVERTIBLE').expect(200);
    expect(body).toEqual({
      code: 1002,
      status: 'NOT_FOUND',
      message: 'No cars found. Please adjust your filters.',
      messageKey: 'fleet.noMatch',
      data: [],
    });
  });

  it('is divided into pages with a Content-Range header', async () => {
    const first = await server.http.get('/api/vehicles?sort=price&pageSize=3').expect(200);
    expect(first.headers['content-range']).toBe('vehicles 0-2/4');
    const second = await server.http.get('/api/vehicles?sort=price&pageSize=3&page=2').expect(200);
    expect(second.headers['content-range']).toBe('vehicles 3-3/4');
    expect(second.body.data.map((car: VehicleListItem) => car.carName)).toEqual(['Nexon']);
    const beyond = await server.http.get('/api/vehicles?pageSize=3&page=9').expect(200);
    expect([beyond.headers['content-range'], beyond.body.data]).toEqual(['vehicles */4', []]);
  });

  it.each([
    ['type', 'type=BOAT'],
    ['type', 'type=SUV&type=SEDAN'],
    ['seats', 'seats=0'],
    ['seats', 'seats=21'],
    ['seats', 'seats=4.5'],
    ['seats', 'seats=four'],
    ['transmission', 'transmission=CVT'],
    ['fuel', 'fuel=Coal'],
    ['minCost', 'minCost=-1'],
    ['minCost', 'minCost=1e3'],
    ['minCost', 'minCost=1.005'],
    ['maxCost', 'maxCost=cheap'],
    ['maxCost', 'minCost=100&maxCost=50'],
    ['maxCostPerDay', 'maxCostPerDay=-1'],
    ['q', `q=${'x'.repeat(81)}`],
    ['q', 'q=a&q=b'],
    ['q', 'q=%00'],
    ['to', `from=${inDays(2)}`],
    ['from', `to=${inDays(2)}`],
    ['from', `from=2026-02-30&to=${inDays(2)}`],
    ['to', `from=${inDays(2)}&to=soon`],
    ['to', `from=${inDays(3)}&to=${inDays(2)}`],
    ['from', `from=${inDays(-1)}&to=${inDays(2)}`],
    ['from', `from=${inDays(181)}&to=${inDays(182)}`],
    ['to', `from=${inDays(1)}&to=${inDays(62)}`],
    ['pickupTime', `from=${inDays(1)}&to=${inDays(2)}&pickupTime=12:15`],
    ['dropTime', `from=${inDays(1)}&to=${inDays(2)}&dropTime=25:00`],
    ['dropTime', `from=${inDays(1)}&to=${inDays(1)}&pickupTime=15:00&dropTime=15:00`],
    ['sort', 'sort=colour'],
    ['sort', 'sort=constructor'],
    ['page', 'page=0'],
    ['page', 'page=-1'],
    ['pageSize', 'pageSize=101'],
    ['pageSize', 'pageSize=0'],
  ])('reports %s in ?%s', async (field, query) => {
    const { status, body } = await server.http.get(`/api/vehicles?${query}`);
    expect({ status, code: body.code, fields: blamed(body) }).toEqual({
      status: 400,
      code: 1001,
      fields: [field],
    });
  });

  it('has an ETag, and is not sent again to a client that has it', async () => {
    for (const path of [
      '/api/vehicles',
      '/api/vehicles?type=SUV',
      '/api/vehicles/filters',
      `/api/vehicles/${ids.city}`,
    ]) {
      const { headers } = await server.http.get(path).expect(200);
      expect(headers['etag']).toMatch(/^"[\w-]+"$/);
      const known = await server.http
        .get(path)
        .set('if-none-match', `"other", ${headers['etag']}`)
        .expect(304);
      expect(known.text).toBe('');
      await server.http.get(path).set('if-none-match', '"other"').expect(200);
    }
  });

  it('reflects a change by any process', async () => {
    const { headers } = await server.http.get('/api/vehicles').expect(200);
    const id = await buildCar(server, { carName: 'Newcomer' });
    await noticed(
      () => list(''),
      (names) => names.includes('Newcomer'),
    );
    await server.http.get('/api/vehicles').set('if-none-match', headers['etag']!).expect(200);
    await retire(server, id);
    await noticed(
      () => list(''),
      (names) => !names.includes('Newcomer'),
    );
    await server.http.get(`/api/vehicles/${id}`).expect(404);
  });
});

describe('list of filters', () => {
  it('contains every value of the cars with its count', async () => {
    const { body } = await server.http.get('/api/vehicles/filters').expect(200);
    expect(body.data).toEqual({
      types: [
        { value: 'HATCHBACK', label: 'Hatchback', count: 1 },
        { value: 'SEDAN', label: 'Sedan', count: 1 },
        { value: 'SUV', label: 'SUV', count: 2 },
      ],
      seats: [
        { value: 4, label: '4 Seater', count: 1 },
        { value: 5, label: '5 Seater', count: 3 },
      ],
      transmissions: [
        { value: 'Manual', label: 'Manual', count: 3 },
        { value: 'Automatic', label: 'Automatic', count: 1 },
      ],
      locations: [{ value: 'Shivajinagar', label: 'Shivajinagar', count: 4 }],
      fuels: [
        { value: 'Petrol', label: 'Petrol', count: 1 },
        { value: 'Diesel', label: 'Diesel', count: 1 },
        { value: 'CNG', label: 'CNG', count: 1 },
        { value: 'Electric', label: 'Electric', count: 1 },
      ],
      cost: { min: 50, max: 150 },
      costPerDay: { min: 1800, max: 2400 },
    });
  });
});
