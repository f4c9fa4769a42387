import { moveClock, startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { buildCustomer, buildStaff, signIn } from '../../support/test-data';
import { adminToken, attach, blamed, CAR, keptFiles, pdf, picture } from './fleet.support';

let server: TestServer;
let admin: string;
let photo: Buffer;
let agreement: Buffer;

beforeAll(async () => {
  server = await startServer();
  admin = await adminToken(server);
  photo = await picture(1600, 1000)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Asha Kulkarni' } })
    .toBuffer();
  agreement = await pdf();
});
afterAll(() => server.stop());

const countCars = async (): Promise<number> =>
  Number((await server.db.query('SELECT count(*) FROM cars')).rows[0].count);

describe('attaching a car', () => {
  it('lists the car with its images and its agreement, and writes an audit row', async () => {
    const small = await picture(200, 120).png().toBuffer();
    const { body, status } = await attach(server, admin, {
      car: {
        ...CAR,
        vehicleType: 'suv',
        fuelType: 'DIESEL',
        transmission: 'automatic',
        plate: 'mh 12-ab 1234',
        plateKind: 'commercial',
        permitState: 'all india',
        year: '2024',
        mileage: '17.5',
        bootLitres: '350',
        color: 'Red',
      },
      images: [photo, small],
      agreement,
    });
    expect({ status, code: body.code }).toEqual({ status: 201, code: 1000 });
    expect(body.data).toMatchObject({
      vehicleType: 'SUV',
      fuelType: 'Diesel',
      transmission: 'Automatic',
      year: 2024,
      mileage: 17.5,
      bootLitres: 350,
      cost: 1800,
      costPerDay: 1800,
      costPerHour: 75,
      available: true,
      hasAgreement: true,
    });
    const [large, tiny] = body.data.images;
    expect(large).toMatchObject({ width: 1280, height: 800 });
    expect(large.sizes.map((size: { width: number }) => size.width)).toEqual([320, 750, 1280]);
    expect(large.placeholder.length).toBeLessThan(600);
    expect(tiny).toMatchObject({ width: 200, height: 120, sizes: [{ width: 200 }] });

    const list = await server.http.get('/api/vehicles').expect(200);
    expect(list.body.data).toContainEqual(expect.objectContaining({ id: body.data.id, cost: 75 }));

    const image = await server.http.get(large.sizes[0].url).expect(200);
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(image.body.toString('latin1', 8, 12)).toBe('WEBP');
    expect(image.body.includes('Asha Kulkarni')).toBe(false);

    const document = await server.http.get(`/api/vehicles/${body.data.id}/agreement`).expect(200);
    expect(document.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="rental-agreement-${body.data.id}.pdf"`,
    });
    expect(document.body.toString('latin1', 0, 5)).toBe('%PDF-');
    for (const id of [`%0A${body.data.id}`, `0${body.data.id}x`, '0'])
      expect([id, (await fetch(`${server.url}/api/vehicles/${id}/agreement`)).status]).toEqual([id, 404]);
    const saved = await server.http.get(`/api/vehicles/${body.data.id}/agreement?download=1`).expect(200);
    expect(saved.headers['content-disposition']).toMatch(/^attachment;/);

    const { rows } = await server.db.query(
      `SELECT plate, plate_kind AS kind, permit_state AS permit, owner_email, (SELECT action FROM audit_entries WHERE subject = 'car' AND subject_id = cars.id::text) AS action
         FROM cars WHERE id = $1`,
      [body.data.id],
    );
    expect(rows).toEqual([
      {
        plate: 'MH12AB1234',
        kind: 'COMMERCIAL',
        permit: 'All India',
        owner_email: CAR.email,
        action: 'attach-car',
      },
    ]);
    expect(body.data).not.toHaveProperty('plateKind');
  });

  it('describes a car in production by its facts, not by equipment that it may lack', async () => {
    await changeSettings(server, admin, () => ({ protection: 'production' }));
    const { body } = await attach(server, admin, { car: CAR, images: [photo], agreement });
    expect(body.data.description).toBe('Sedan, Manual, Petrol, 5 seats');
    await changeSettings(server, admin, () => ({ protection: 'demo' }));
  });

  it('hides the owner and the plate from the public', async () => {
    const { body } = await attach(server, admin, {
      car: { ...CAR, plate: 'MH14ZZ9999' },
      images: [photo],
      agreement,
    }).expect(201);
    const answers = await Promise.all(
      ['/api/vehicles', `/api/vehicles/${body.data.id}`, '/api/vehicles?q=dzire'].map((path) =>
        server.http.get(path),
      ),
    );
    for (const { text } of answers) {
      expect(text).toContain(CAR.carName);
      for (const secret of ['MH14ZZ9999', CAR.mobile, CAR.email, CAR.firstName, CAR.lastName])
        expect(text).not.toContain(secret);
    }
  });

  it('refuses a known plate, and stores no file', async () => {
    const car = { ...CAR, plate: 'MH12XY0001' };
    await attach(server, admin, { car, images: [photo], agreement }).expect(201);
    const before = keptFiles(server);
    const { body } = await attach(server, admin, { car, images: [photo], agreement }).expect(409);
    expect(body.code).toBe(1005);
    expect(blamed(body)).toEqual(['plate']);
    expect(keptFiles(server)).toEqual(before);
  });

  it('happens once for one Idempotency-Key, and stores one set of files', async () => {
    const cars = await countCars();
    const send = () =>
      attach(server, admin, { images: [photo], agreement }).set('idempotency-key', 'attach-me-once');
    const first = await send().expect(201);
    const files = keptFiles(server);
    const second = await send().expect(201);
    expect(second.body.data).toEqual(first.body.data);
    expect(await countCars()).toBe(cars + 1);
    expect(keptFiles(server)).toEqual(files);
    const other = await attach(server, admin, {
      car: { ...CAR, year: 2020 },
      images: [photo],
      agreement,
    }).set('idempotency-key', 'attach-me-once');
    expect(other.body.code).toBe(1017);
  });

  it('accepts the car as a JSON blob', async () => {
    const { body } = await server.http
      .post('/api/vehicles')
      .set('authorization', `Bearer ${admin}`)
      .attach('car', Buffer.from(JSON.stringify(CAR)), { filename: 'blob', contentType: 'application/json' })
      .attach('images', photo, 'a.jpg')
      .attach('agreement', agreement, 'a.pdf')
      .expect(201);
    expect(body.data.carName).toBe(CAR.carName);
  });

  it('requires an admin', async () => {
    const staff = await buildStaff(server, 'CUSTOM_ADMIN');
    const customer = await buildCustomer(server);
    for (const token of [
      await signIn(server, 'custom-admin', staff),
      await signIn(server, 'customer', customer),
      await signIn(server, 'renting', customer),
    ]) {
      const { body } = await attach(server, token, {}).expect(403);
      expect(body.code).toBe(1004);
    }
    await attach(server, 'a.b.c', {}).expect(401);
  });
});

describe('invalid car', () => {
  const wrong: [field: string, value: unknown][] = [
    ...['firstName', 'lastName', 'carName', 'carModel', 'location'].flatMap((field): [string, unknown][] => [
      [field, undefined],
      [field, ''],
      [field, '   '],
      [field, 7],
      [field, ['x']],
      [field, 'x'.repeat(121)],
      [field, 'nul\u0000'],
    ]),
    ['mobile', undefined],
    ['mobile', '12345'],
    ['mobile', '5876543210'],
    ['mobile', {}],
    ['email', undefined],
    ['email', 'asha'],
    ['email', 'a@b'],
    ['year', undefined],
    ['year', 1979],
    ['year', 3000],
    ['year', 2020.5],
    ['year', 'soon'],
    ['year', null],
    ['vehicleType', undefined],
    ['vehicleType', 'BOAT'],
    ['vehicleType', ''],
    ['fuelType', 'Coal'],
    ['fuelType', 1],
    ['transmission', 'CVT'],
    ['transmission', null],
    ['seatingCapacity', 0],
    ['seatingCapacity', 21],
    ['seatingCapacity', 'many'],
    ['seatingCapacity', 1e300],
    ['cost', undefined],
    ['cost', 0],
    ['cost', -5],
    ['cost', 10.005],
    ['cost', 1_000_001],
    ['cost', 'NaN'],
    ['mileage', -1],
    ['mileage', 'far'],
    ['bootLitres', -1],
    ['bootLitres', 3001],
    ['bootLitres', 350.5],
    ['tankLitres', 0],
    ['tankLitres', 36.5],
    ['batteryKwh', 40.55],
    ['batteryKwh', 301],
    ['costPerHour', 0],
    ['costPerHour', true],
    ['description', 'x'.repeat(1001)],
    ['description', 5],
    ['color', 'x'.repeat(41)],
    ['plate', 'HELLO'],
    ['plate', 12],
    ['plateKind', 'TAXI'],
    ['permitState', 'Bombay'],
    ['insuranceExpiresOn', '2026-02-30'],
    ['pucExpiresOn', 'tomorrow'],
    ['permitExpiresOn', 20261231],
  ];

  const cases = wrong.map(([field, value]) => ({
    field,
    value,
    shown: JSON.stringify(value ?? null).slice(0, 24),
  }));

  it.each(cases)('reports $field when it is $shown, and stores nothing', async ({ field, value }) => {
    const cars = await countCars();
    const files = keptFiles(server);
    const { body, status } = await attach(server, admin, {
      car: { ...CAR, [field]: value },
      images: [photo],
      agreement,
    });
    expect({ status, code: body.code, fields: blamed(body) }).toEqual({
      status: 400,
      code: 1001,
      fields: [field],
    });
    expect(body.errors[0].message).toMatch(/[a-z]{3}/);
    expect(await countCars()).toBe(cars);
    expect(keptFiles(server)).toEqual(files);
  });

  it.each([
    ['car', { car: null }],
    ['car', { car: '{"carName":' }],
    ['car', { car: '[]' }],
    ['car', { car: '"text"' }],
    ['car', { car: 'x'.repeat(70_000) }],
    ['images', { images: [] }],
    ['agreement', { agreement: null }],
  ])('reports the part %s', async (part, change) => {
    const { body, status } = await attach(server, admin, { images: [photo], agreement, ...change });
    expect({ status, code: body.code, fields: blamed(body) }).toEqual({
      status: 400,
      code: 1001,
      fields: [part],
    });
  });

  it('refuses a thirteenth image and a second agreement', async () => {
    const tiny = await picture(40, 30).jpeg().toBuffer();
    const many = await attach(server, admin, { images: Array.from({ length: 13 }, () => tiny), agreement });
    expect({ status: many.status, fields: blamed(many.body) }).toEqual({ status: 400, fields: ['images'] });
    const two = await attach(server, admin, { images: [tiny], agreement }).attach(
      'agreement',
      agreement,
      'b.pdf',
    );
    expect({ status: two.status, fields: blamed(two.body) }).toEqual({ status: 400, fields: ['agreement'] });
  });

  it('stores no file when the database refuses the car', async () => {
    const files = keptFiles(server);
    await server.db.query(
      `ALTER TABLE cars ADD CONSTRAINT cars_test_check CHECK (car_name <> 'Refused Car')`,
    );
    const { status, body } = await attach(server, admin, {
      car: { ...CAR, carName: 'Refused Car' },
      images: [photo],
      agreement,
    });
    await server.db.query('ALTER TABLE cars DROP CONSTRAINT cars_test_check');
    expect({ status, code: body.code }).toEqual({ status: 500, code: 1500 });
    expect(keptFiles(server)).toEqual(files);
  });

  it('is refused after the session has ended', async () => {
    await moveClock(server, '13 hours');
    await attach(server, admin, {}).expect(401);
    await moveClock(server, '0');
  });
});
