import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { picture } from '../../support/pictures';
import { rentalRequest } from '../../support/renting';
import { APP_SECRET, moveClock, runSecond, startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';

const sha256 = (data: string | Buffer): ReturnType<ReturnType<typeof createHash>['update']> =>
  createHash('sha256').update(data);
const hashKey = Buffer.from(hkdfSync('sha256', APP_SECRET, '', 'hash:idempotency-body', 32));

describe('stored Idempotency-Key', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.stop());

  const hashes = async (): Promise<string[]> =>
    (await server.db.query<{ body_hash: string }>('SELECT body_hash FROM idempotency_keys')).rows.map(
      (row) => row.body_hash,
    );
  const count = async (): Promise<number> => (await hashes()).length;

  /** Expects one stored hash that depends on the secret key. */
  async function expectKeyed(request: string): Promise<void> {
    const [stored, ...others] = await hashes();
    expect(others).toEqual([]);
    expect(stored).not.toBe(sha256(request).digest('base64url'));
    expect(stored).toBe(createHmac('sha256', hashKey).update(request).digest('base64url'));
  }

  it('contains a keyed hash of a JSON body', async () => {
    const token = await signIn(server, 'renting', await buildCustomer(server));
    const body = { ...rentalRequest(await buildCar(server)), action: 'book', agreedToTerms: true };
    const post = () =>
      server.http.post('/api/holds').set(bearer(token)).set('idempotency-key', 'json').send(body);
    const first = await post().expect(201);
    await expectKeyed(`/api/holds ${JSON.stringify(body)}`);
    const { data, ...rest } = first.body;
    // The hold is read again, so that `secondsLeft` is true.
    const hold = { ...data, secondsLeft: expect.any(Number) as number };
    expect((await post().expect(201)).body).toEqual({ ...rest, data: hold });
    await server.http
      .post('/api/holds')
      .set(bearer(token))
      .set('idempotency-key', 'json')
      .send({ ...body, action: 'reserve' })
      .expect(422);
  });

  it.each(['the registration', "the desk's form"])(
    'is a keyed hash of %s with its Aadhaar number',
    async (form) => {
      const texts = { name: 'Asha Kulkarni', address: '4 Karve Road, Pune', aadhaarNumber: '499118665246' };
      const contact = { mobile: '9811100001', email: 'asha@example.com' };
      const files = {
        aadhaarFile: await picture(1),
        drivingLicenseFile: await picture(2),
      };
      const own = form === 'the registration';
      const path = own ? '/api/auth/register' : '/console/customers';
      const token = own
        ? await signIn(server, 'renting', await buildCustomer(server, { approval: 'NOT_REGISTERED' }))
        : await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
      const sent = server.http.post(path).set(bearer(token)).set('idempotency-key', 'form');
      for (const [name, value] of Object.entries({ ...(own ? {} : contact), ...texts }))
        sent.field(name, value);
      for (const [name, file] of Object.entries(files)) sent.attach(name, file, `${name}.png`);
      expect((await sent).status).toBe(own ? 200 : 201);
      const hashes = Object.values(files).map((file) => sha256(file).digest('hex'));
      // The nulls are the back sides and another identity document.
      const prints = [...hashes, null, null, null, null];
      const parts = own ? [texts, ...prints] : [contact.mobile, contact.email, texts, ...prints];
      await expectKeyed(`${path} ${JSON.stringify(parts)}`);
    },
  );

  it('is removed after 24 hours and not before, even if two processes clean up', async () => {
    const second = await runSecond(server);
    const cleanUp = () =>
      Promise.all([server, second].map((one) => one.runJob('remove-expired-idempotency-keys')));
    try {
      await server.db.query(
        `INSERT INTO idempotency_keys (id, body_hash, created_at)
         SELECT 'old ' || n, 'hash', app_now() FROM generate_series(1, 2500) n
         UNION ALL SELECT 'a minute younger', 'hash', app_now() + interval '1 minute'`,
      );
      await moveClock(server, '24 hours 1 second');
      await cleanUp();
      const { rows } = await server.db.query('SELECT id FROM idempotency_keys');
      expect(rows).toEqual([{ id: 'a minute younger' }]);
      await moveClock(server, '24 hours 2 minutes');
      await cleanUp();
      expect(await count()).toBe(0);
    } finally {
      await second.stop();
    }
    expect(server.output() + second.output()).not.toMatch(/error|warn/i);
  });
});
