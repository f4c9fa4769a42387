import { setTimeout as pause } from 'node:timers/promises';
import { endAll } from '../../support/end-all';
import { type PostgresProxy, postgresProxy } from '../../support/network/postgres-proxy';
import { startServer, type TestServer } from '../../support/server';
import { buildCar } from '../../support/test-data';

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

  it('reloads everything after the database was away, because notices may be missing', async () => {
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
});
