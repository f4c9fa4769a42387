import { readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { PRODUCTION } from '../../support/production';
import { createDatabase, runSecond, startServer, type TestServer } from '../../support/server';
import { buildStaff } from '../../support/test-data';

const PATHS = ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.css'];

interface Answer {
  status: number;
  body: string;
  headers: http.IncomingHttpHeaders;
}

/** Sends exactly these headers, without a Host header that the client adds. */
function send(url: string, path: string, headers: string[], method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, path, method, agent: false, setHost: false },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode!, body, headers: response.headers }));
      },
    );
    for (let n = 0; n < headers.length; n += 2) request.setHeader(headers[n]!, headers[n + 1]!);
    request.on('error', reject);
    request.end();
  });
}

describe('outbox page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ HOST: '0.0.0.0' });
    const { mobile } = await buildStaff(server, 'ADMIN');
    await server.http.post('/admin/login/send-otp').send({ phoneNumber: mobile }).expect(200);
  });
  afterAll(() => server.stop());

  const local = (): string => `http://127.0.0.1:${new URL(server.url).port}`;

  /** Expects the same response as for an unknown path. */
  async function expectUnknown(url: string, headers: string[], method = 'GET'): Promise<void> {
    const plain = ({ status, body, headers: { date: _, 'x-request-id': __, ...rest } }: Answer): object => ({
      status,
      body,
      rest,
    });
    const unknown = plain(await send(url, '/dev/nothing', headers, method));
    expect(unknown).toMatchObject({ status: 404 });
    for (const path of [...PATHS, '/%64ev/outbox', '/dev/outbox?to=1'])
      expect([path, plain(await send(url, path, headers, method))]).toEqual([path, unknown]);
  }

  it.each([['localhost'], ['localhost:3000'], ['127.0.0.1'], ['[::1]:3000']])(
    'is shown on this machine as %s',
    async (host) => {
      for (const path of PATHS) expect((await send(local(), path, ['Host', host])).status).toBe(200);
      const { body } = await send(local(), '/dev/outbox', ['Host', host]);
      expect(body).toMatch(/\d{8} is your one-time code to sign in as admin/);
    },
  );

  it.each([
    ['another host name', ['Host', 'cars.example.com']],
    ['a name that leads here', ['Host', '127.0.0.1.nip.io']],
    ['Forwarded', ['Host', 'localhost', 'Forwarded', 'for=192.0.2.1']],
    ['X-Forwarded-For', ['Host', 'localhost', 'X-Forwarded-For', '127.0.0.1']],
    ['X-Forwarded-Host', ['Host', 'localhost', 'X-Forwarded-Host', 'localhost']],
    ['X-Forwarded-Proto', ['Host', 'localhost', 'X-FORWARDED-PROTO', 'https']],
    ['X-Real-IP', ['Host', 'localhost', 'X-Real-IP', '127.0.0.1']],
    ['Via', ['Host', 'localhost', 'Via', '1.1 proxy']],
  ])('responds with 404 with %s', async (_, headers) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'])
      await expectUnknown(local(), headers, method);
  });

  it('responds with 404 on another address of this machine', async () => {
    const other = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal);
    if (!other) return;
    await expectUnknown(`http://${other.address}:${new URL(server.url).port}`, ['Host', 'localhost']);
  });

  it.each([
    ['an SMTP server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['an SMS gateway', { SMS_GATEWAY_URL: 'http://127.0.0.1:1' }],
    ['WhatsApp', { WHATSAPP_URL: 'http://127.0.0.1:1', WHATSAPP_TOKEN: 'token', WHATSAPP_TEMPLATE: 'code' }],
    ['production', PRODUCTION],
  ])('does not exist with %s', async (_, env) => {
    const database = await createDatabase();
    const other = await runSecond({ databaseUrl: database.url, dataDir: server.dataDir }, env);
    try {
      await expectUnknown(other.url, ['Host', 'localhost']);
    } finally {
      await other.stop();
      await database.drop();
    }
  });
});

describe('key of the outbox page', () => {
  it('is required without demo data, because a proxy may add no header', async () => {
    const server = await startServer({ DEV_OUTBOX: '' }, { ownProcess: true });
    try {
      const file = join(server.dataDir, 'outbox-key');
      const key = readFileSync(file, 'utf8');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(server.output()).toContain(`/dev/outbox?key=${key}\n`);
      // The headers that nginx sends with "proxy_pass http://127.0.0.1:3000;" and nothing else.
      const proxied = ['Host', '127.0.0.1:3000', 'Connection', 'close'];
      for (const path of PATHS) {
        for (const wrong of ['', '?key=', `?key=${key}x`, `?key=${key}&key=${key}`])
          expect([path + wrong, (await send(server.url, path + wrong, proxied)).status]).toEqual([
            path + wrong,
            404,
          ]);
        expect((await send(server.url, `${path}?key=${key}`, proxied)).status).toBe(200);
        expect((await send(server.url, path, [...proxied, 'X-Outbox-Key', key])).status).toBe(200);
      }
    } finally {
      await server.stop();
    }
  });
});
