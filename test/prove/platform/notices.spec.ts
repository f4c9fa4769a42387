import { setTimeout as pause } from 'node:timers/promises';
import { endAll } from '../../support/end-all';
import { type PostgresProxy, postgresProxy } from '../../support/network/postgres-proxy';
import { rentalRequest, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar } from '../../support/test-data';

describe('notices of changes', () => {
  let server: TestServer;
  let proxy: PostgresProxy;
  beforeAll(async () => {
    server = await startServer({}, { through: async (url) => (proxy = await postgresProxy(url)).url });
  });
  afterAll(() => endAll(server, proxy));

  const listening = async (): Promise<number> => {
    const { rows } = await server.db.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'notices'`,
    );
    return rows.length;
  };
  const nameOf = async (car: number): Promise<string> =>
    (await server.http.get(`/api/vehicles/${car}`).expect(200)).body.data.carName;

  it('reloads everything after a database outage, because notices may be missing', async () => {
    const car = await buildCar(server, { carName: 'Before' });
    proxy.cut('LISTEN');
    // A restart of the database ends every connection.
    await server.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'notices'`,
    );
    while (proxy.cuts() === 0 || (await listening()) > 0) await pause(20);
    await server.db.query(`UPDATE cars SET car_name = 'While nobody listened' WHERE id = $1`, [car]);
    await server.db.query(`SELECT pg_notify('fleet', '')`);
    expect(await nameOf(car)).toBe('Before');

    proxy.allowAll();
    while ((await nameOf(car)) !== 'While nobody listened') await pause(20);
    // The process receives notices again.
    await server.db.query(`UPDATE cars SET car_name = 'After' WHERE id = $1`, [car]);
    await server.db.query(`SELECT pg_notify('fleet', '')`);
    while ((await nameOf(car)) !== 'After') await pause(20);
  });

  it('holds a car with the newest settings, and shows changes whose notice was lost', async () => {
    const [carId, { token }] = [await buildCar(server), await renter(server)];
    await server.db.query(
      `INSERT INTO settings_versions ("values", saved_by_id)
       VALUES ('{"upi": {"vpa": "newest@bank"}, "phone": "+919000000001"}', NULL)`,
    );
    await server.db.query(
      `UPDATE cars SET car_name = 'Without a notice', version = version + 1 WHERE id = $1`,
      [carId],
    );
    const { body } = await server.http
      .post('/api/holds')
      .set(bearer(token))
      .send({ ...rentalRequest(carId), action: 'book', agreedToTerms: true })
      .expect(201);
    expect(JSON.stringify(body.data)).toContain('newest@bank');
    while ((await nameOf(carId)) !== 'Without a notice') await pause(50);
  });

  it('stays ready during a long database outage', async () => {
    proxy.cut('');
    const until = Date.now() + 25_000;
    while (Date.now() < until) {
      await server.http.get('/health/ready').expect(200);
      await pause(200);
    }
    proxy.allowAll();
  }, 60_000);

  it('is not ready while notices do not arrive, and then listens on a new connection', async () => {
    const isReady = async (): Promise<boolean> => (await server.http.get('/health/ready')).status === 200;
    expect(await isReady()).toBe(true);
    proxy.muteListeners();
    while (await isReady()) await pause(100);
    expect((await server.http.get('/health/ready')).body.message).toBe(
      'The process receives no notices of changes.',
    );
    proxy.allowAll();
    while (!(await isReady())) await pause(100);
    const car = await buildCar(server, { carName: 'Heard' });
    while ((await nameOf(car)) !== 'Heard') await pause(20);
  }, 60_000);
});
