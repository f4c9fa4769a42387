import { once } from 'node:events';
import http from 'node:http';
import { runModule } from '../../support/module-run';
import { startServer, type TestServer } from '../../support/server';
import { buildCar } from '../../support/world';

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
        for (const answer of [ready, routed]) {
          expect(idOf(answer)).toMatch(/^[\w-]{8,}$/);
          delete answer.headers['x-request-id'];
          delete answer.headers['date'];
        }
        expect(ready).toEqual(routed);
      }
    },
  );

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
    for (const path of [
      '/api/vehicles?type=SUV',
      '/api/vehicles/',
      '/api/vehicles/8',
      '/api/vehicles/constructor',
    ])
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
