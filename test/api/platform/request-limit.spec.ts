import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { lockWaits } from '../../support/lock-waits';
import { dayAhead, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { openSession } from '../../support/session';
import { bearer, buildCar, buildCustomer, buildStaff } from '../../support/test-data';
import { keptFiles } from '../fleet/fleet.support';

/** The limits of `backend/platform/limits/budgets.ts`. */
const WRITES = 120;
const READS = 1_200;
const FILES = 10;
const MEGABYTE = 1024 * 1024;
const DATES = `from=${dayAhead(10)}&to=${dayAhead(12)}`;
/** These routes refuse an empty body or a missing token. */
const ROUTES = ['/api/payments/calculate', '/api/subscribe', '/api/complaints', '/admin/login/send-otp'];

describe('request limit', () => {
  let server: TestServer;
  let customerId: number;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
    customerId = (await buildCustomer(server)).id;
  });
  afterAll(() => server.stop());

  /** Sends the writes sequentially to the routes in turn, and returns the number of writes without a 429. */
  async function admitted(
    writes: number,
    { network, token }: { network: (n: number) => string; token?: (n: number) => string },
  ): Promise<number> {
    let count = 0;
    for (let n = 0; n < writes; n += 1) {
      const { status } = await fetch(server.url + ROUTES[n % ROUTES.length]!, {
        method: 'POST',
        headers: { 'x-forwarded-for': network(n), ...(token && bearer(token(n))) },
      });
      expect([400, 401, 403, 415, 429]).toContain(status);
      count += Number(status !== 429);
    }
    return count;
  }

  it('counts the writes of one network on all routes together', async () => {
    const network = (): string => '203.0.113.1';
    expect(await admitted(WRITES + 5, { network })).toBe(WRITES);
    const { body, headers } = await server.http
      .post(ROUTES[0]!)
      .set('x-forwarded-for', network())
      .send({})
      .expect(429);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 1011, data: { retryAfterSeconds: seconds } });
    await server.http.get('/api/settings').set('x-forwarded-for', network()).expect(200);
    expect(await admitted(1, { network: () => '203.0.113.2' })).toBe(1);
    const { text } = await server.http.get('/metrics').expect(200);
    expect(text).toContain('\nrental_untrusted_forwarded_total 0\n');
  });

  it("counts a customer's writes across all networks, separately from the networks' own limits", async () => {
    const tokens = [
      await openSession(server, 'customer', customerId),
      await openSession(server, 'renting', customerId),
    ];
    const token = (n: number): string => tokens[Math.floor(n / ROUTES.length) % 2]!;
    expect(await admitted(WRITES + 5, { network: (n) => `198.51.100.${n}`, token })).toBe(WRITES);
    expect(await admitted(1, { network: () => '198.51.100.0' })).toBe(1);
  });

  it('counts the writes of each staff member of an office separately, with a higher limit', async () => {
    const network = (): string => '203.0.113.3';
    const tokens = [
      await openSession(server, 'admin', (await buildStaff(server, 'ADMIN')).id),
      await openSession(server, 'custom-admin', (await buildStaff(server, 'CUSTOM_ADMIN')).id),
    ];
    expect(await admitted(WRITES + 1, { network, token: () => tokens[0]! })).toBe(WRITES + 1);
    expect(await admitted(1, { network, token: () => tokens[1]! })).toBe(1);
    expect(await admitted(1, { network })).toBe(1);
  });

  it('counts requests with forged tokens or ended sessions for their network', async () => {
    const network = (): string => '203.0.113.4';
    const ended = await openSession(server, 'customer', customerId);
    await server.db.query('UPDATE sessions SET revoked_at = app_now() WHERE subject_id = $1', [customerId]);
    const token = (n: number): string =>
      n % 2 ? ended : `${ended.slice(0, -12)}${String(n).padStart(12, 'x')}`;
    expect(await admitted(WRITES + 5, { network, token })).toBe(WRITES);
  });

  describe('requests for files', () => {
    let token: string;
    beforeAll(async () => {
      token = await openSession(server, 'admin', (await buildStaff(server, 'ADMIN')).id);
    });
    const RECEIPT = '/console/rentals/987654/receipt';
    const get = (path: string, by: string, network: string) =>
      server.http.get(path).set({ ...bearer(by), 'x-forwarded-for': network });
    const list = (n: number, accept: string) =>
      get('/console/customers', token, `192.0.2.${n}`).set('accept', accept);

    it('counts all kinds of files of one person together, but no lists', async () => {
      for (let n = 0; n < FILES; n += 1)
        if (n % 2) await list(n, 'text/csv').expect(200);
        else await get(RECEIPT, token, `192.0.2.${n}`).expect(404);
      await list(100, 'text/csv').expect(429);
      await get(RECEIPT, token, '192.0.2.101').expect(429);
      await list(102, 'application/json').expect(200);
    });

    it('sends one file at a time to one person', async () => {
      const person = await openSession(server, 'admin', (await buildStaff(server, 'ADMIN')).id);
      const other = await openSession(server, 'admin', (await buildStaff(server, 'ADMIN')).id);
      const client = await server.db.connect();
      try {
        await client.query('BEGIN');
        await client.query('LOCK TABLE rentals');
        const slow = Promise.all([person, other].map((by) => get(RECEIPT, by, '192.0.2.1').expect(404)));
        while ((await lockWaits(server, 'rentals')) < 2) await pause(20);
        const { headers } = await get(RECEIPT, person, '192.0.2.2').expect(429);
        expect(headers['retry-after']).toBe('1');
        await client.query('COMMIT');
        await slow;
      } finally {
        client.release();
      }
      await get(RECEIPT, person, '192.0.2.3').expect(404);
    });
  });

  it('counts public reads of the database by network, but no prepared ones', async () => {
    const carId = await buildCar(server);
    const get = (path: string, network = '203.0.113.5') =>
      fetch(server.url + path, { headers: { 'x-forwarded-for': network } });
    const count = async (path: string, times: number): Promise<number> => {
      let served = 0;
      for (let sent = 0; sent < times; sent += 40) {
        const replies = await Promise.all(Array.from({ length: 40 }, () => get(path)));
        for (const reply of replies) await reply.arrayBuffer();
        served += replies.filter(({ status }) => status === 200).length;
      }
      return served;
    };
    expect(await count(`/api/availability/${carId}`, READS - 80)).toBe(READS - 80);
    expect(await count(`/api/vehicles?${DATES}`, 120)).toBe(80);
    for (const path of [`/api/availability/${carId}`, `/api/vehicles/${carId}/quote`, '/api/checking-times'])
      expect((await get(path)).status).toBe(429);
    for (const path of ['/api/vehicles', '/api/vehicles?seats=4', '/api/vehicles/filters', '/api/settings'])
      expect((await get(path)).status).toBe(200);
    expect((await get(`/api/availability/${carId}`, '203.0.113.6')).status).toBe(200);
    // The page without content, which the browser renders, is not cached for other visitors.
    const page = `/carlist?${DATES}`;
    expect((await get(page)).headers.get('cache-status')).toBe('pages; fwd=bypass');
    expect((await get(page, '203.0.113.6')).headers.get('cache-status')).toBe('pages; fwd=miss; stored');
    expect((await get(page)).headers.get('cache-status')).toBe('pages; fwd=bypass');
    expect((await get(page, '203.0.113.6')).headers.get('cache-status')).toBe('pages; hit');
  });

  describe('quota of uploads', () => {
    /** Sends the head of a payment and the given part of its body. Resolves with the first part of a response. */
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

    /** Whether a form of this size is refused before its body is sent. Abandons accepted forms once a file arrives. */
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

    it('counts the announced bytes until the form ends, and then the received bytes', async () => {
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

  it('sends at most 20 newsletter links an hour for one network', async () => {
    const subscribe = (n: number, ipAddress: string) =>
      server.http
        .post('/api/subscribe')
        .set('x-forwarded-for', ipAddress)
        .send({ email: `reader${n}@example.com` });
    for (let n = 0; n < 20; n += 1) await subscribe(n, '203.0.113.7').expect(200);
    const { body } = await subscribe(20, '203.0.113.7').expect(429);
    expect(body.data.retryAfterSeconds).toBeGreaterThan(60);
    await subscribe(20, '203.0.113.8').expect(200);
    const { rows } = await server.db.query(
      `SELECT count(*)::int AS sent FROM outbox_messages WHERE recipient LIKE 'reader%'`,
    );
    expect(rows).toEqual([{ sent: 21 }]);
  });
});
