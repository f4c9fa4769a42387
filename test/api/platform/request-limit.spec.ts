import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { keptFiles } from '../fleet/fleet.support';

const MAX_WRITES = 120;
const MEGABYTE = 1024 * 1024;

describe('request limit', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  const write = (ipAddress: string) =>
    server.http.post('/api/payments/calculate').set('x-forwarded-for', ipAddress).send({});

  it('refuses the writes of one IP address above the limit, and no reads', async () => {
    for (let sent = 0; sent < MAX_WRITES; sent += 1) await write('203.0.113.1').expect(400);
    const { body, headers } = await write('203.0.113.1').expect(429);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 1011, data: { retryAfterSeconds: seconds } });
    await write('203.0.113.2').expect(400);
    for (let sent = 0; sent <= MAX_WRITES; sent += 1)
      await server.http.get('/api/settings').set('x-forwarded-for', '203.0.113.1').expect(200);
  });

  describe('quota of uploads', () => {
    /** Sends the head of a payment, and of its body what is given. Resolves with the begin of the response, if one comes. */
    function announce(token: string, length: number, body = ''): { socket: Socket; answer: Promise<string> } {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/payments/transaction-details HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n` +
          `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n${body}`,
      );
      return { socket, answer: once(socket, 'data').then(([data]) => String(data)) };
    }

    const FILE = '--x\r\ncontent-disposition: form-data; name="screenshot"; filename="x"\r\n\r\nx';

    /** Whether a form of this size is refused before its body is sent. Others are abandoned once their file is received. */
    async function isRefused(token: string, megabytes: number): Promise<boolean> {
      const before = new Set(keptFiles(server));
      const { socket, answer } = announce(token, megabytes * MEGABYTE, FILE);
      let text = '';
      void answer.then((begin) => (text = begin));
      while (!text && keptFiles(server).every((file) => before.has(file)))
        await server.http.get('/api/settings').expect(200);
      socket.destroy();
      if (text) expect(text).toMatch(/^HTTP\/1.1 429 [^]*You have sent too many large files today/);
      return text !== '';
    }

    it('refuses an unproven customer above 128 MB before the body is sent, others above 512 MB', async () => {
      const [unproven, approved] = [await renter(server, 'NOT_REGISTERED'), await renter(server)];
      expect(await isRefused(unproven.token, 129)).toBe(true);
      expect(await isRefused(approved.token, 129)).toBe(false);
      expect(await isRefused(approved.token, 513)).toBe(true);
    });

    it('counts announced bytes until the form ends, then those that arrived', async () => {
      const { token } = await renter(server, 'NOT_REGISTERED');
      const { socket } = announce(token, 100 * MEGABYTE, FILE);
      while (!(await isRefused(token, 100)));
      socket.destroy();
      while (await isRefused(token, 100));

      const unexpected = '--x\r\ncontent-disposition: form-data; name="other"; filename="x"\r\n\r\n';
      const whole = announce(
        token,
        40 * MEGABYTE,
        unexpected + 'x'.repeat(40 * MEGABYTE - unexpected.length),
      );
      expect(await whole.answer).toMatch(/^HTTP\/1.1 400 /);
      whole.socket.destroy();
      expect(await isRefused(token, 100)).toBe(true);
    });
  });
});
