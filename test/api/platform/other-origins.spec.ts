import { startServer, type TestServer } from '../../support/server';
import { buildCar } from '../../support/test-data';

const APP = 'https://app.example.com';
/** An origin that is not allowed; its requests get no prepared responses. */
const ROUTED = { origin: 'https://other.example.com' };

describe('CORS headers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ CORS_ORIGINS: APP });
    await buildCar(server);
    while ((await server.http.get('/api/vehicles/1')).status !== 200);
  });
  afterAll(() => server.stop());

  it.each(['/api/vehicles', '/api/vehicles/1', '/api/settings', '/api/vehicles?seats=5'])(
    'are equal for prepared and other responses of %s, and vary by origin',
    async (path) => {
      const { etag } = (await server.http.get(path)).headers as { etag: string };
      const headersOf = async (sent: Record<string, string>): Promise<Record<string, string>> => {
        const { headers } = await server.http.get(path).set(sent);
        const { 'x-request-id': id, date, ...others } = headers as Record<string, string>;
        expect([id, date]).not.toContain(undefined);
        return others;
      };
      for (const known of [{}, { 'if-none-match': etag }] as Record<string, string>[]) {
        const prepared = await headersOf(known);
        expect(prepared['vary']).toBe('accept-encoding, Origin');
        expect(prepared).toEqual(await headersOf({ ...known, ...ROUTED }));
        expect(await headersOf({ ...known, origin: APP })).toEqual({
          ...prepared,
          'access-control-allow-origin': APP,
        });
      }
    },
  );

  it('include Origin in the Vary header of pages', async () => {
    const { headers } = await server.http.get('/carlist').expect(200);
    expect(headers['vary']).toBe('accept-encoding, cookie, Origin');
  });
});
