import { once } from 'node:events';
import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { addDays, dayIn } from '../../../backend/contract/calendar';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar } from '../../support/test-data';
import { adminToken, CAR } from '../fleet/fleet.support';

interface Response {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const ORIGIN = 'https://app.example.com';

describe('prepared body', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ CORS_ORIGINS: ORIGIN });
    for (const costPerHour of [90, 150, 60, 120, 80, 70]) await buildCar(server, { costPerHour });
    while ((await server.http.get('/api/vehicles/6')).status !== 200);
  });
  afterAll(() => server.stop());

  async function get(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Response> {
    const request = http.get(server.url + path, { headers });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const body = Buffer.concat((await response.toArray()) as Buffer[]);
    return { status: response.statusCode, headers: response.headers, body };
  }

  const PATHS = ['/api/vehicles', '/api/vehicles/filters', '/api/vehicles/1', '/api/settings'];

  it.each(PATHS)('sends 304 to a client with the ETag of %s, and the body to all others', async (path) => {
    const full = await get(path);
    expect(full.status).toBe(200);
    const etag = full.headers.etag!;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(full.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-length': String(full.body.length),
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const { status, headers, body } = await get(path, { 'if-none-match': known });
      expect({ status, etag: headers.etag, length: body.length }).toEqual({ status: 304, etag, length: 0 });
      expect(headers).not.toHaveProperty('content-security-policy');
    }
    expect((await get(path, { 'if-none-match': '"other"' })).body).toEqual(full.body);
  });

  it('is compressed only if it is large and the client accepts gzip', async () => {
    const plain = await get('/api/vehicles');
    const zipped = await get('/api/vehicles', { 'accept-encoding': 'br, gzip' });
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      etag: `${plain.headers.etag!.slice(0, -1)}-gz"`,
    });
    const known = { 'accept-encoding': 'gzip', 'if-none-match': zipped.headers.etag! };
    expect((await get('/api/vehicles', known)).status).toBe(304);
    for (const [path, encoding] of [
      ['/api/vehicles', 'br'],
      ['/api/vehicles?sort=price', 'gzip'],
    ] as const)
      expect((await get(path, { 'accept-encoding': encoding })).headers).not.toHaveProperty(
        'content-encoding',
      );
  });

  it('varies by encoding, and by the origins that are allowed', async () => {
    for (const origin of [ORIGIN, 'https://other.example.com', undefined]) {
      const { headers } = await get('/api/vehicles', origin === undefined ? {} : { origin });
      expect(headers.vary?.toLowerCase().split(', ').sort()).toEqual(['accept-encoding', 'origin']);
      expect(headers['access-control-allow-origin'] === ORIGIN).toBe(origin === ORIGIN);
    }
  });

  it('carries the request ID of the caller, or a new one', async () => {
    const idOf = async (headers = {}) => (await get('/api/vehicles', headers)).headers['x-request-id'];
    expect(await idOf({ 'x-request-id': 'given-by-a-proxy' })).toBe('given-by-a-proxy');
    const ids = [await idOf({ 'x-request-id': 'no\tid' }), await idOf()];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,}$/);
  });

  it('reflects every change in the next response, even under load', async () => {
    const admin = await adminToken(server);
    const today = dayIn('Asia/Kolkata', new Date());
    const inDays = (days: number): string => addDays(today, days);
    let isOver = false;
    const quote = {
      ...{ carId: 1, pickupTime: '12:00', returnTime: '12:00' },
      ...{ fromDate: inDays(40), toDate: inDays(42) },
    };
    const inWindow = `/api/vehicles?from=${inDays(40)}&to=${inDays(42)}`;
    const paths = ['/api/vehicles?sort=price', inWindow, '/api/availability/1', '/api/vehicles/1'];
    const load = paths.flatMap((path) =>
      [1, 2, 3].map(async () => {
        while (!isOver) await get(path);
      }),
    );
    const read = async (path: string): Promise<string> => (await get(path)).body.toString();
    try {
      for (let round = 0; round < 5; round += 1) {
        const costPerDay = 2000 + round;
        const { body: car } = await server.http.get('/console/cars/1').set(bearer(admin)).expect(200);
        await server.http
          .put('/console/cars/1')
          .set(bearer(admin))
          .send({ ...CAR, version: (car as { version: number }).version, cost: costPerDay })
          .expect(200);
        for (const path of paths.slice(0, 2))
          expect(await read(path)).toContain(`"costPerDay":${costPerDay},`);
        const { body } = await server.http.post('/api/payments/calculate').send(quote).expect(200);
        expect(body.data.rentalCost).toBe(2 * costPerDay);
        const { rows } = await server.db.query<{ id: number }>(
          `INSERT INTO occupancies (car_id, during, block_reason)
           VALUES (1, tstzrange($1::date, $2::date), 'x'), (1, tstzrange(now() - interval '1 hour', now() + interval '1 hour'), 'x')
           RETURNING id`,
          [inDays(40), inDays(43)],
        );
        expect(await read(inWindow)).not.toContain('"id":1,');
        expect(await read('/api/availability/1')).toContain(inDays(43));
        expect(await read('/api/vehicles/1')).toContain('"available":false');
        await server.db.query('DELETE FROM occupancies WHERE id = ANY ($1)', [rows.map(({ id }) => id)]);
        expect(await read(inWindow)).toContain('"id":1,');
        expect(await read('/api/availability/1')).toBe('[]');
        expect(await read('/api/vehicles/1')).toContain('"available":true');
      }
    } finally {
      isOver = true;
      await Promise.all(load);
    }
  });

  it('refuses other methods with a list of the allowed ones, and unknown paths', async () => {
    const refused = await server.http.delete('/api/vehicles').expect(405);
    expect(refused.headers['allow']).toBe('GET, HEAD, POST');
    for (const path of ['/api/vehicles/', '/api/vehicles/8', '/api/vehicles/constructor', '/api/nothing'])
      await server.http.get(path).expect(404);
  });
});
