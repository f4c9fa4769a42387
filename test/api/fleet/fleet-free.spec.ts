import { randomUUID } from 'node:crypto';
import { addDays, dayIn, instantIn } from '../../../backend/contract/calendar';
import type { VehicleListItem } from '../../../backend/contract/fleet/vehicles';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';
import { blamed, noticed, retire } from './fleet.support';

const ZONE = 'Asia/Kolkata';
const today = dayIn(ZONE, new Date());
const inDays = (days: number): string => addDays(today, days);

let server: TestServer;
let ids: Record<'swift' | 'city' | 'thar' | 'nexon' | 'old', number>;

beforeAll(async () => {
  server = await startServer();
  ids = {
    swift: await buildCar(server, { carName: 'Swift' }),
    city: await buildCar(server, { carName: 'City', costPerHour: 90 }),
    thar: await buildCar(server, { carName: 'Thar', vehicleType: 'SUV' }),
    nexon: await buildCar(server, { carName: 'Nexon', vehicleType: 'SUV' }),
    old: await buildCar(server, { carName: 'Ambassador' }),
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

async function occupy(carId: number, from: Date, to: Date): Promise<void> {
  await server.db.query(
    `INSERT INTO occupancies (car_id, during, block_reason) VALUES ($1, tstzrange($2, $3), 'service')`,
    [carId, from, to],
  );
}

describe('list of free cars in a window', () => {
  const window = (from: number, to: number, more = ''): string =>
    `?from=${inDays(from)}&to=${inDays(to)}${more}`;

  it('omits a car during a rental and the turnaround after it', async () => {
    await occupy(ids.city, instantIn(ZONE, inDays(10), '12:00'), instantIn(ZONE, inDays(12), '13:00'));
    const all = ['Swift', 'City', 'Thar', 'Nexon'];
    const others = ['Swift', 'Thar', 'Nexon'];
    expect(await list(window(9, 11))).toEqual(others);
    expect(await list(window(11, 11))).toEqual(others);
    expect(await list(window(12, 14))).toEqual(others);
    expect(await list(window(12, 14, '&pickupTime=13:00'))).toEqual(all);
    expect(await list(window(8, 10, '&dropTime=11:00'))).toEqual(all);
    expect(await list(window(8, 10, '&dropTime=11:30'))).toEqual(others);
    expect(await list(window(9, 11, '&q=city'))).toEqual([]);
  });

  it('changes its ETag when a listed car is rented, but not for another car', async () => {
    const etag = async (more: string): Promise<string> =>
      (await server.http.get(`/api/vehicles${window(40, 41, more)}`).expect(200)).headers['etag']!;
    const [cars, sedans] = [await etag(''), await etag('&type=SEDAN')];
    await occupy(ids.thar, instantIn(ZONE, inDays(40), '12:00'), instantIn(ZONE, inDays(41), '12:00'));
    expect(await etag('')).not.toBe(cars);
    expect(await etag('&type=SEDAN')).toBe(sedans);
    await server.http
      .get(`/api/vehicles${window(40, 41)}`)
      .set('if-none-match', cars)
      .expect(200);
  });

  it('omits a held car exactly until the hold ends', async () => {
    const { id: customerId } = await buildCustomer(server);
    const holdId = randomUUID();
    // Uses one statement, because the commit refuses a live hold without its claim.
    await server.db.query(
      `WITH hold AS (
         INSERT INTO holds (id, reference, customer_id, car_id, action, from_date, to_date, pickup_time, drop_time, fare, total_paise, expires_at)
         VALUES ($1, 'H1', $2, $3, 'book', $4, $5, '12:00', '12:00', '{}', 100, app_now() + interval '15 minutes')
         RETURNING id, car_id, expires_at
       )
       INSERT INTO occupancies (car_id, during, hold_id, expires_at)
       SELECT car_id, tstzrange($6, $7), id, expires_at FROM hold`,
      [
        holdId,
        customerId,
        ids.thar,
        inDays(20),
        inDays(21),
        instantIn(ZONE, inDays(20), '12:00'),
        instantIn(ZONE, inDays(21), '13:00'),
      ],
    );
    expect(await list(window(20, 21))).not.toContain('Thar');
    await moveClock(server, '14 minutes');
    expect(await list(window(20, 21))).not.toContain('Thar');
    await moveClock(server, '16 minutes');
    expect(await list(window(20, 21))).toContain('Thar');
    await moveClock(server, '0');
  });
});

describe('end of the plate', () => {
  it('is the only part of the plate that is shown', async () => {
    await server.db.query(`UPDATE cars SET plate = 'MH12AB1234' WHERE id = $1`, [ids.swift]);
    await server.db.query(`SELECT pg_notify('fleet', '')`);
    await noticed(
      async () => (await server.http.get('/api/vehicles')).body.data[0].plateEnd as string | null,
      (end) => end !== null,
    );
    const { body } = await server.http.get('/api/vehicles').expect(200);
    expect(body.data[0]).toMatchObject({ carName: 'Swift', plateEnd: '34', color: 'Pearl White' });
    expect(body.data[1].plateEnd).toBeNull();
    expect(JSON.stringify(body)).not.toContain('MH12');
  });
});

describe('price in a window', () => {
  const days = (from: number, to: number): string => `from=${inDays(from)}&to=${inDays(to)}`;

  it('is in the list with every fee, if the window can be rented', async () => {
    const { body } = await server.http.get(`/api/vehicles?${days(30, 33)}`).expect(200);
    // 3 x 1800 less 5%, washing 199.
    expect(body.data[0].quote).toEqual({ total: 5329, duration: 3, extraHours: 0 });
    const calculated = await server.http.post('/api/payments/calculate').send({
      carId: ids.swift,
      fromDate: inDays(30),
      toDate: inDays(33),
      pickupTime: '12:00',
      returnTime: '12:00',
    });
    expect(calculated.body.data.total).toBe(5329);
    for (const query of ['', '?sort=price', `?${days(30, 30)}&pickupTime=09:00`])
      expect((await server.http.get(`/api/vehicles${query}`)).body.data[0]).not.toHaveProperty('quote');
  });

  it('is returned for one car with both kinds, the cancellation deadline and availability', async () => {
    const { body } = await server.http.get(`/api/vehicles/${ids.swift}/quote?${days(30, 33)}`).expect(200);
    expect(body.data).toMatchObject({
      free: true,
      cancellation: {
        tier: 'FREE',
        percent: 100,
        until: instantIn(ZONE, inDays(28), '12:00').toISOString(),
      },
      book: { total: 5329, duration: 3 },
      reserve: { total: 5528, convenienceFee: 199 },
    });
    await occupy(ids.swift, instantIn(ZONE, inDays(31), '12:00'), instantIn(ZONE, inDays(32), '12:00'));
    const later = await server.http.get(`/api/vehicles/${ids.swift}/quote?${days(30, 33)}`).expect(200);
    expect(later.body.data.free).toBe(false);
  });

  it('offers a full refund until the pickup time with the setting NO_FEE', async () => {
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    await changeSettings(server, admin, ({ cancellation }) => ({
      cancellation: { ...cancellation, symmetry: 'NO_FEE' },
    }));
    const { body } = await server.http.get(`/api/vehicles/${ids.city}/quote?${days(1, 2)}`).expect(200);
    const until = instantIn(ZONE, inDays(1), '12:00').toISOString();
    expect(body.data.cancellation).toEqual({ tier: 'FREE', percent: 100, until });
  });

  it.each([
    ['from', 'to=2030-01-01'],
    ['to', `from=${inDays(3)}`],
    ['from', `from=2020-01-01&to=${inDays(3)}`],
    ['pickupTime', `from=${inDays(3)}&to=${inDays(4)}&pickupTime=09:00`],
  ])('reports %s of a window that cannot be rented', async (field, query) => {
    const { body } = await server.http.get(`/api/vehicles/${ids.swift}/quote?${query}`).expect(400);
    expect(blamed(body)).toContain(field);
  });

  it('is refused for a car that is not on offer', async () => {
    await server.http.get(`/api/vehicles/${ids.old}/quote?${days(30, 33)}`).expect(404);
  });
});

describe('one car', () => {
  it('contains its price per day and the details that the list omits', async () => {
    const { body } = await server.http.get(`/api/vehicles/${ids.city}`).expect(200);
    expect(body.data).toMatchObject({
      id: ids.city,
      cost: 1800,
      costPerHour: 90,
      mileage: 18.5,
      color: 'Pearl White',
      available: true,
      hasAgreement: false,
    });
  });

  it('becomes unavailable within 1.5 seconds when a rental begins', async () => {
    await occupy(ids.nexon, new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000));
    const available = async (): Promise<boolean> =>
      (await server.http.get(`/api/vehicles/${ids.nexon}`)).body.data.available as boolean;
    const start = Date.now();
    while (await available()) expect(Date.now() - start).toBeLessThan(1_500);
    const { body } = await server.http.get(`/api/vehicles/${ids.swift}`).expect(200);
    expect(body.data.available).toBe(true);
  });

  it.each(['0', '-1', '999999', '99999999999999999999', '1.5', 'abc', '1%20', "1'--", '%00', 'constructor'])(
    'returns 404 for the ID %s',
    async (id) => {
      const { status, body } = await server.http.get(`/api/vehicles/${id}`);
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 404,
        code: 1002,
        message: 'No car details found.',
      });
    },
  );

  it('returns 404 for the car and its agreement once the car is retired', async () => {
    for (const path of [`/api/vehicles/${ids.old}`, `/api/vehicles/${ids.old}/agreement`]) {
      const { body } = await server.http.get(path).expect(404);
      expect(body.message).toBe('No car details found.');
    }
  });

  it.each([
    'x',
    '../../app-secret',
    '..%2f..%2fapp-secret',
    `${randomUUID()}-320.webp`,
    `${randomUUID()}-320.webp%00`,
  ])('has no image with the name %s', async (name) => {
    await server.http.get(`/media/cars/${name}`).expect(404);
  });
});
