import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../backend/platform/database/embedded';
import { contentsOf } from '../support/contents';
import { runProgram } from '../support/processes/program';
import { serverFolder, SystemCluster } from '../support/processes/system-postgres';
import { buildBusiness } from '../support/scale';
import { APP_SECRET } from '../support/server';

const SETTINGS = join(__dirname, '../../docs/operations');

describe('archive of the write-ahead log', () => {
  let folder: string;
  let archive: string;
  let first: SystemCluster;
  let second: SystemCluster;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rental-archive-'));
    chmodSync(folder, 0o755);
    archive = serverFolder(join(folder, 'archive'));
    first = new SystemCluster(serverFolder(join(folder, 'first')), await freePort());
    second = new SystemCluster(serverFolder(join(folder, 'second')), await freePort());
    mkdirSync(join(folder, 'data', 'files'), { recursive: true });
  });
  afterAll(() => {
    first.stop();
    second.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const settings = (name: string): string =>
    readFileSync(join(SETTINGS, name), 'utf8').replaceAll('/archive/', `${archive}/`);
  const contents = (cluster: SystemCluster) => contentsOf(cluster.url, join(folder, 'data'));

  async function query<Row extends pg.QueryResultRow>(cluster: SystemCluster, sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  it('restores a chosen point in time between two backups', async () => {
    first.create();
    first.configure(settings('archive.conf'));
    first.start();
    const env = { DATABASE_URL: first.url, DATA_DIR: join(folder, 'data'), APP_SECRET };
    expect(await runProgram('manage-database', ['migrate'], env)).toMatchObject({ code: 0 });
    second.copyFrom(first);

    await buildBusiness(first.url, { customers: 50, cars: 20, rentals: 500 });
    const before = await contents(first);
    const [moment] = await query<{ now: string }>(first, 'SELECT clock_timestamp()::text AS now');
    // The point in time lies between two commits, however coarse the clock is.
    await query(first, 'SELECT pg_sleep(0.1)');
    await query(first, 'UPDATE cars SET cost_per_day_paise = 100');
    const [last] = await query<{ segment: string }>(
      first,
      'SELECT pg_walfile_name(pg_switch_wal()) AS segment',
    );
    while (!existsSync(join(archive, last!.segment))) await pause(50);
    first.stop();

    second.configure(
      settings('recovery.conf').replace(
        /recovery_target_time = .*/,
        `recovery_target_time = '${moment!.now}'`,
      ),
    );
    second.recover();
    second.start();
    while ((await query<{ yes: boolean }>(second, 'SELECT pg_is_in_recovery() AS yes'))[0]!.yes)
      await pause(50);
    expect(before.tables['rentals']).toMatch(/^500 /);
    const after = await contents(second);
    expect(after.tables).toEqual(before.tables);
  });
});
