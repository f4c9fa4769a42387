import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../backend/platform/database/embedded';
import { summarise } from '../concurrency/summary';
import { contentsOf } from '../support/contents';
import { runProgram } from '../support/processes/program';
import { runServer } from '../support/processes/server-process';
import { runAsServer, serverFolder, SystemCluster } from '../support/processes/system-postgres';
import { buildBusiness } from '../support/scale';
import { APP_SECRET } from '../support/server';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const SIZE = { customers: 1_000, cars: 100, rentals: 2_000 };
/** Fills the database to 720 MB, the size with 200,000 rentals, so that copies and restores take as long. */
const FILL = `CREATE TABLE filling AS
  SELECT row, (SELECT string_agg(md5(row || ' ' || part), '') FROM generate_series(1, 250) part) AS text
    FROM generate_series(1, 90000) row`;
const TIMEOUT_MS = 3_600_000;

async function query<Row extends pg.QueryResultRow>(cluster: SystemCluster, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const hasEnded = async (cluster: SystemCluster): Promise<boolean> =>
  !(await query<{ yes: boolean }>(cluster, 'SELECT pg_is_in_recovery() AS yes'))[0]!.yes;

/** Waits until the server has archived all committed data. */
async function archiveAll(cluster: SystemCluster): Promise<void> {
  const [last] = await query<{ segment: string }>(
    cluster,
    'SELECT pg_walfile_name(pg_switch_wal()) AS segment',
  );
  const isArchived = `SELECT 1 FROM pg_stat_archiver WHERE last_archived_wal >= '${last!.segment}'`;
  while ((await query(cluster, isArchived)).length === 0) await pause(50);
}

describe('archive of a database of 720 MB', () => {
  let folder: string;
  let lost: SystemCluster;
  let rebuilt: SystemCluster;
  const times: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rental-archive-'));
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'data', 'files'), { recursive: true });
    // Uses the configuration of the installation, with another path.
    const config = read('deploy/database/pgbackrest.conf').replace(
      /^repo1-path=.*$/m,
      `repo1-path=${serverFolder(join(folder, 'archive'))}`,
    );
    writeFileSync(join(folder, 'pgbackrest.conf'), config);
    lost = await clusterIn('lost');
    rebuilt = await clusterIn('rebuilt');
  });
  afterAll(() => {
    lost.stop();
    rebuilt.stop();
    summarise(`point-in-time, 720 MB: ${times.join(', ')}`);
    rmSync(folder, { recursive: true, force: true });
  });

  async function clusterIn(name: string): Promise<SystemCluster> {
    const path = serverFolder(join(folder, name));
    const port = await freePort();
    return new SystemCluster(path, port, {
      PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
      PGBACKREST_LOCK_PATH: join(folder, 'archive', 'locks'),
      PGBACKREST_REPO1_CIPHER_PASS: 'a password that only the archive has',
      PGBACKREST_PG1_PATH: path,
      PGBACKREST_PG1_SOCKET_PATH: path,
      PGBACKREST_PG1_PORT: String(port),
      PGBACKREST_PG1_USER: 'postgres',
    });
  }

  async function timed(subject: string, run: () => Promise<void> | void): Promise<void> {
    const beganAt = performance.now();
    await run();
    times.push(`${subject} ${((performance.now() - beganAt) / 1000).toFixed(1)} s`);
  }

  const archive = (cluster: SystemCluster, command: string, ...options: string[]): void =>
    runAsServer('pgbackrest', ['--stanza=rental', command, ...options], cluster.env);

  async function restore(cluster: SystemCluster, ...options: string[]): Promise<void> {
    archive(cluster, 'restore', ...options);
    cluster.start();
    while (!(await hasEnded(cluster))) await pause(50);
  }

  const contents = (cluster: SystemCluster) => contentsOf(cluster.url, join(folder, 'data'));

  it(
    'restores all data that was archived before a crash, and any earlier point in time',
    async () => {
      lost.create();
      // Uses the settings of the installation.
      const settings = [...read('docker-compose.yml').matchAll(/--(archive_\w+)=(.*)/g)];
      expect(settings).toHaveLength(3);
      lost.configure(settings.map(([, name, value]) => `${name} = '${value}'`).join('\n'));
      lost.start();
      archive(lost, 'stanza-create');
      const env = { DATABASE_URL: lost.url, DATA_DIR: join(folder, 'data'), APP_SECRET };
      expect(await runProgram('manage-database', ['migrate'], env)).toMatchObject({ code: 0 });
      await buildBusiness(lost.url, SIZE);
      await query(lost, FILL);
      await timed('copy', () => archive(lost, 'backup'));

      await query(lost, 'UPDATE cars SET cost_per_day_paise = 100');
      const atMoment = await contents(lost);
      const [moment] = await query<{ now: string }>(lost, 'SELECT clock_timestamp()::text AS now');
      // Waits, so that the point in time lies between two commits even if the clock is coarse.
      await query(lost, 'SELECT pg_sleep(0.1)');
      await query(lost, 'UPDATE cars SET cost_per_day_paise = 200');
      const archived = await contents(lost);
      await archiveAll(lost);
      // This commit is not archived, so it is lost with the machine.
      await query(lost, 'UPDATE cars SET cost_per_day_paise = 300');
      lost.crash();

      await timed('rebuilt on another machine', () => restore(rebuilt, '--archive-mode=off'));
      expect((await contents(rebuilt)).tables).toEqual(archived.tables);
      const target = ['--delta', '--type=time', `--target=${moment!.now}`, '--target-action=promote'];
      await timed('back to a moment', () => restore(lost, ...target));
      expect(atMoment.tables['rentals']).toMatch(new RegExp(`^${SIZE.rentals} `));
      expect((await contents(lost)).tables).toEqual(atMoment.tables);
      expect(atMoment.tables['cars']).not.toEqual(archived.tables['cars']);
    },
    TIMEOUT_MS,
  );

  it('encrypts the archive, and reports its age and failures', async () => {
    await archiveAll(lost);
    const server = await runServer(lost.url, { DATABASE_URL: lost.url, DATA_DIR: join(folder, 'data') });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    await server.stop();
    const [, age] = /^rental_archive_segment_age_seconds (\S+)$/m.exec(metrics)!;
    expect(Number(age)).toBeLessThan(60);
    expect(metrics).toMatch(/^rental_archive_failures 0$/m);
    const stored = readFileSync(join(folder, 'archive/archive/rental/archive.info'));
    expect(stored.subarray(0, 8).toString()).toBe('Salted__');
    rebuilt.stop();
    const other = { ...rebuilt.env, PGBACKREST_REPO1_CIPHER_PASS: 'another password' };
    expect(() => runAsServer('pgbackrest', ['--stanza=rental', 'restore', '--delta'], other)).toThrow();
  });
});
