import { startServer, type TestServer } from '../../support/server';

const MAX_WRITES = 120;

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

  it('sends 20 links of the newsletter an hour for one network', async () => {
    const subscribe = (n: number, ipAddress: string) =>
      server.http
        .post('/api/subscribe')
        .set('x-forwarded-for', ipAddress)
        .send({ email: `reader${n}@example.com` });
    for (let n = 0; n < 20; n += 1) await subscribe(n, '203.0.113.3').expect(200);
    const { body } = await subscribe(20, '203.0.113.3').expect(429);
    expect(body.data.retryAfterSeconds).toBeGreaterThan(60);
    await subscribe(20, '203.0.113.4').expect(200);
    const { rows } = await server.db.query(
      `SELECT count(*)::int AS sent FROM outbox_messages WHERE recipient LIKE 'reader%'`,
    );
    expect(rows).toEqual([{ sent: 21 }]);
  });
});
