import { once } from 'node:events';
import http from 'node:http';
import { addDays, dayIn } from '../../../backend/contract/calendar';
import { runModule } from '../../support/processes/module-run';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar } from '../../support/world';
import { adminToken, CAR } from '../fleet/fleet.support';

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

describe('an answer that is sent without the framework', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ PUBLIC_URL: 'https://cars.example.com' });
    await buildCar(server);
    for (const costPerHour of [90, 150, 60])
      await buildCar(server, { vehicleType: costPerHour > 100 ? 'SUV' : 'SEDAN', costPerHour });
    while ((await server.http.get('/api/vehicles/4')).status !== 200);
    await server.db.query(
      `INSERT INTO occupancies (car_id, during, block_reason)
       VALUES (2, tstzrange(now() + interval '3 days', now() + interval '5 days'), 'service'),
              (2, tstzrange(now() - interval '5 days', now() - interval '3 days'), 'service'),
              (2, tstzrange(now() - interval '1 hour', now() + interval '1 day'), 'service')`,
    );
    // Whether a car is taken is known for a second after somebody has asked.
    await server.http.get('/api/vehicles/1').expect(200);
  });
  afterAll(() => server.stop());

  async function get(path: string, headers: http.OutgoingHttpHeaders): Promise<Answer> {
    const request = http.get(server.url + path, { headers });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const body = Buffer.concat((await response.toArray()) as Buffer[]).toString('base64');
    return { status: response.statusCode, headers: response.headers, body };
  }

  /** Another origin has no prepared answers; it gets no headers of its own because none is allowed. */
  const ORIGIN = { origin: 'https://other.example.com' };
  const idOf = ({ headers }: Answer): string => String(headers['x-request-id']);

  const comparable = (answer: Answer): Answer => {
    expect(idOf(answer)).toMatch(/^[\w-]{8,}$/);
    // A refusal of the route closes the connection where its body was not read.
    const { 'x-request-id': id, date, connection, 'keep-alive': keptAlive, ...headers } = answer.headers;
    expect([id, date]).not.toContain(undefined);
    expect([connection, keptAlive]).toBeDefined();
    return { ...answer, headers, body: Buffer.from(answer.body, 'base64').toString() };
  };

  it.each(['/api/vehicles', '/api/vehicles/filters', '/api/vehicles/1', '/api/settings'])(
    'is that of the framework: %s',
    async (path) => {
      const { headers } = await get(path, {});
      const etag = String(headers['etag']);
      for (const sent of [
        {},
        { 'accept-encoding': 'gzip, br' },
        { 'if-none-match': etag },
        { 'if-none-match': `"other", W/${etag}` },
        { 'if-none-match': '"other"' },
      ] as http.OutgoingHttpHeaders[]) {
        await server.http.get('/api/vehicles/1').expect(200);
        const ready = await get(path, sent);
        const routed = await get(path, { ...sent, ...ORIGIN });
        expect(comparable(ready)).toEqual(comparable(routed));
        if (ready.status === 304) expect(ready.headers).not.toHaveProperty('content-security-policy');
      }
    },
  );

  const today = dayIn('Asia/Kolkata', new Date());
  const inDays = (days: number): string => addDays(today, days);
  const quoteOf = (carId: number, from: number, to: number) => {
    const days = { fromDate: inDays(from), toDate: inDays(to) };
    return { carId, ...days, pickupTime: '12:00', returnTime: '12:00' };
  };
  const any = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!;

  it('is that of the framework for searches of every kind', async () => {
    const window = `from=${inDays(2)}&to=${inDays(4)}`;
    const parts = [
      ['', 'type=SUV', 'type=SEDAN', 'type=BOAT', 'type='],
      ['', 'location=baner', 'location=%00', 'q=baner%20suv', 'seats=5', 'seats=x', 'fuel=Petrol'],
      ['', 'minCost=80', 'maxCost=100', 'minCost=100&maxCost=80'],
      ['', 'sort=price', 'sort=-price', 'sort=newest', 'sort=x', 'unknown=1', 'type=SUV&type=SUV'],
      ['', 'page=1&pageSize=2', 'page=2&pageSize=1', 'page=9', 'pageSize=0'],
      [
        '',
        '',
        window,
        `${window}&pickupTime=09:00`,
        `from=${inDays(-1)}&to=${inDays(1)}`,
        `from=${inDays(1)}`,
      ],
    ];
    for (let round = 0; round < 60; round += 1) {
      const query = parts
        .map((options) => any(options))
        .filter(Boolean)
        .join('&');
      const path = `/api/vehicles?${query}`;
      const routed = comparable(await get(path, ORIGIN));
      expect({ path, ...comparable(await get(path, {})) }).toEqual({ path, ...routed });
      const etag = routed.headers['etag'] as string | undefined;
      if (etag === undefined) continue;
      const known = comparable(await get(path, { 'if-none-match': etag }));
      expect(known.status).toBe(304);
      expect(known).toEqual(comparable(await get(path, { 'if-none-match': etag, ...ORIGIN })));
    }
  });

  it.each(['2', '1', '02', '9', '0', 'x', '99999999999', '2?at=now', '2/'])(
    'is that of the framework for the availability of car %s',
    async (id) => {
      const path = `/api/availability/${id}`;
      expect(comparable(await get(path, {}))).toEqual(comparable(await get(path, ORIGIN)));
    },
  );

  async function post(text: string, headers: http.OutgoingHttpHeaders): Promise<Answer> {
    const request = http.request(`${server.url}/api/payments/calculate`, { method: 'POST', headers });
    const answered = once(request, 'response');
    // Two pieces, which may arrive one after the other.
    request.write(text.slice(0, 5));
    request.end(text.slice(5));
    const [response] = (await answered) as [http.IncomingMessage];
    const body = Buffer.concat((await response.toArray()) as Buffer[]).toString('base64');
    return { status: response.statusCode, headers: response.headers, body };
  }

  it('is that of the framework for quotes of every kind', async () => {
    const quote = {
      carId: 1,
      fromDate: inDays(10),
      toDate: inDays(12),
      pickupTime: '12:00',
      returnTime: '15:30',
    };
    const bodies = [
      ...[{}, { action: 'book' }, { action: 'reserve' }, { action: null }, { action: 'buy' }, { carId: 3 }],
      ...[{ carId: 99 }, { carId: '1' }, { carId: 1.5 }, { carId: 0 }, { carId: 1e99 }, { carId: [1] }],
      ...[{ toDate: inDays(10) }, { toDate: inDays(18) }, { toDate: inDays(9) }, { toDate: '2026-02-30' }],
      ...[{ fromDate: inDays(-1) }, { fromDate: today, pickupTime: '00:00' }, { fromDate: inDays(400) }],
      ...[
        { pickupTime: '12:15' },
        { pickupTime: '03:00' },
        { returnTime: '23:30' },
        { returnTime: ' 12:00' },
      ],
      ...[{ extra: 1 }, { extra: { deep: { deeper: [] } } }, { carId: undefined }, { fromDate: '\ud800' }],
    ].map((change) => JSON.stringify({ ...quote, ...change }));
    const texts = [
      ...bodies,
      ...[
        '{}',
        '[]',
        'null',
        '1',
        '"x"',
        '{',
        `\ufeff${bodies[0]}`,
        ` ${bodies[0]} `,
        '{"__proto__":{"a":1}}',
      ],
      ...[`{"carId":7,${bodies[0]!.slice(1)}`, `{"__proto__":1,${bodies[0]!.slice(1)}`, 'x'.repeat(1024)],
      ...[JSON.stringify({ ...quote, extra: 'x'.repeat(2000) }), JSON.stringify({ ...quote, extra: 'ü' })],
    ];
    const json = { 'content-type': 'application/json' };
    for (const text of texts) {
      const ready = comparable(await post(text, { ...json, 'content-length': Buffer.byteLength(text) }));
      const routed = comparable(await post(text, { ...json, 'transfer-encoding': 'chunked' }));
      expect({ text, ...ready }).toEqual({ text, ...routed });
    }
    const length = { 'content-length': Buffer.byteLength(bodies[0]!) };
    for (const type of [
      'application/json; charset=utf-8',
      'text/plain',
      'application/json; charset=latin1',
      '',
    ])
      expect(comparable(await post(bodies[0]!, { 'content-type': type, ...length }))).toEqual(
        comparable(await post(bodies[0]!, { 'content-type': type, 'transfer-encoding': 'chunked' })),
      );
  });

  it('follows every change at once, under load too', async () => {
    const admin = await adminToken(server);
    let isOver = false;
    const window = `from=${inDays(40)}&to=${inDays(42)}`;
    const quote = quoteOf(1, 40, 42);
    const paths = ['/api/vehicles?sort=price', `/api/vehicles?${window}`, '/api/availability/1'];
    const load = paths.flatMap((path) =>
      [1, 2, 3].map(async () => {
        while (!isOver) await get(path, {});
      }),
    );
    try {
      for (let round = 0; round < 5; round += 1) {
        const costPerDay = 2000 + round;
        const { version } = (await server.http.get('/console/cars/1').set(bearer(admin)).expect(200))
          .body as {
          version: number;
        };
        await server.http
          .put('/console/cars/1')
          .set(bearer(admin))
          .send({ ...CAR, version, cost: costPerDay })
          .expect(200);
        const read = async (path: string): Promise<string> =>
          Buffer.from((await get(path, {})).body, 'base64').toString();
        const listed = await Promise.all(paths.slice(0, 2).map(read));
        for (const list of listed) expect(list).toContain(`"costPerDay":${costPerDay},`);
        const { body } = await server.http.post('/api/payments/calculate').send(quote).expect(200);
        expect(body.data.rentalCost).toBe(2 * costPerDay);
        const { rows } = await server.db.query<{ id: number }>(
          `INSERT INTO occupancies (car_id, during, block_reason) VALUES (1, tstzrange($1::date, $2::date), 'x') RETURNING id`,
          [inDays(40), inDays(43)],
        );
        const [inWindow, ranges] = await Promise.all(paths.slice(1).map(read));
        expect(inWindow).not.toContain('"id":1,');
        expect(ranges).toContain(inDays(43));
        await server.db.query('DELETE FROM occupancies WHERE id = $1', [rows[0]!.id]);
        expect(await read(paths[1]!)).toContain('"id":1,');
        expect(await read(paths[2]!)).toBe('[]');
      }
    } finally {
      isOver = true;
      await Promise.all(load);
    }
  });

  it('quotes nothing that was accepted before and is too late by now', async () => {
    const late = await startServer();
    try {
      const carId = await buildCar(late);
      while ((await late.http.get(`/api/vehicles/${carId}`)).status !== 200);
      const quote = quoteOf(carId, 10, 12);
      const request = () => late.http.post('/api/payments/calculate').send(quote);
      await request().expect(200);
      await late.db.query(
        `CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS
         $$ SELECT now() + interval '11 days' $$`,
      );
      while ((await request()).status === 200);
      expect((await request()).body.message).toBe('The pickup date must not be before today.');
    } finally {
      await late.stop();
    }
  });

  it('counts towards the limit of writes, which both ways share', async () => {
    const limited = await startServer({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
    try {
      const car = await buildCar(limited);
      const quote = quoteOf(car, 10, 12);
      while ((await limited.http.get(`/api/vehicles/${car}`)).status !== 200);
      const request = (change: object, from: string): Promise<number> =>
        limited.http
          .post('/api/payments/calculate')
          .set('x-forwarded-for', from)
          .send({ ...quote, ...change })
          .then(({ status }) => status);
      const counts = new Map<number, number>();
      for (let sent = 0; sent < 124; sent += 1) {
        const status = await request(sent % 2 === 0 ? {} : { carId: 'x' }, '203.0.113.1');
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }
      expect(Object.fromEntries(counts)).toEqual({ 200: 60, 400: 60, 429: 4 });
      expect(await request({}, '203.0.113.2')).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  it('has the id that the request brings, or one of its own', async () => {
    const named = await get('/api/vehicles', { 'x-request-id': 'given-by-a-proxy' });
    expect(idOf(named)).toBe('given-by-a-proxy');
    const [first, second] = [
      await get('/api/vehicles', { 'x-request-id': 'no\tid' }),
      await get('/api/vehicles', {}),
    ];
    expect(idOf(first)).not.toBe(idOf(second));
  });

  it('leaves what does not fit it to the route', async () => {
    for (const path of ['/api/vehicles/', '/api/vehicles/8', '/api/vehicles/constructor'])
      expect((await get(path, {})).status).toBe((await get(path, ORIGIN)).status);
    expect((await server.http.head('/api/vehicles')).text).toBeUndefined();
  });

  it('is refused to a route that is not a public GET', async () => {
    const { output } = await runModule(`
      import 'reflect-metadata';
      const { PreparedAnswers } = await import('./dist/backend/platform/http/pages/prepared-answers.js');
      const { VehiclesController } = await import('./dist/backend/modules/fleet/catalogue/vehicles.controller.js');
      const { CarsConsoleController } = await import('./dist/backend/modules/fleet/cars.console.controller.js');
      const answers = new PreparedAnswers();
      for (const [controller, name] of [[VehiclesController, 'attach'], [CarsConsoleController, 'list']])
        try {
          answers.add(controller, name, () => null);
        } catch (error) {
          console.log(error.message);
        }
    `);
    expect(output).toBe(
      'VehiclesController.attach is not a public GET, so it has no prepared answer.\n' +
        'CarsConsoleController.list is not a public GET, so it has no prepared answer.\n',
    );
  });
});
