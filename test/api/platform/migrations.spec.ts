import { tmpdir } from 'node:os';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withMigrations } from '../../../backend/platform/database/data-source';
import { asDatabaseOwner } from '../../support/database';
import { type Outcome, runProgram } from '../../support/processes/program';
import { createDatabase, runServer } from '../../support/server';

class ConcurrentIndex9999999999999 implements MigrationInterface {
  name = 'ConcurrentIndex9999999999999';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY cars_concurrent ON cars (color)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX cars_concurrent');
  }
}

describe('command line for the database', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => void (database = await createDatabase()));
  afterAll(async () => {
    await database.drop();
    await asDatabaseOwner((client) => client.query('DROP ROLE IF EXISTS rental_other'));
  });

  const run = (command: string, urls: object = { DATABASE_URL: database.url }): Promise<Outcome> =>
    runProgram('manage-database', [command], { ...urls, APP_SECRET: 'x'.repeat(32) });

  it('lists, reverts and applies migrations once, and starts no service that lacks one', async () => {
    const before = await run('status');
    expect(before.output).toMatch(/^applied {2}InitialSchema\d+\n/);
    expect(before.output).not.toContain('pending');
    const last = /(\w+)\n$/.exec(before.output)![1]!;
    expect(await run('revert')).toEqual({ code: 0, output: `reverted ${last}\n` });
    expect((await run('status')).output).toContain(`pending  ${last}\n`);
    // Starts a service that has no right to apply migrations.
    const started = runServer(database.url, { DATABASE_OWNER_URL: '', DATA_DIR: tmpdir() });
    await expect(started).rejects.toThrow(
      /The database lacks migrations of this version: \w+\d+\. Apply them/,
    );
    const both = await Promise.all([run('migrate'), run('migrate')]);
    expect(both.map(({ output }) => output).sort()).toEqual(['Nothing to apply.\n', `applied  ${last}\n`]);
    expect(await run('status')).toEqual(before);
  });

  it('starts no service on a database without a schema or without the rights of the role', async () => {
    const empty = await createDatabase('template0');
    try {
      const start = () => runServer(empty.url, { DATABASE_OWNER_URL: '', DATA_DIR: tmpdir() });
      const refusal =
        /cannot read the tables .* "npm run db:migrate" and "npm run db:roles" with DATABASE_OWNER_URL/;
      await expect(start()).rejects.toThrow(refusal);
      expect((await run('migrate', { DATABASE_URL: empty.url })).code).toBe(0);
      await expect(start()).rejects.toThrow(refusal);
    } finally {
      await empty.drop();
    }
  });

  it('creates a role that reads and writes rows, and cannot change the schema', async () => {
    const url = new URL(database.url);
    Object.assign(url, { username: 'rental_other', password: 'first' });
    const urls = { DATABASE_URL: url.href, DATABASE_OWNER_URL: database.url };
    const made = { code: 0, output: '"rental_other" reads and writes rows, and cannot change the schema.\n' };
    expect(await run('roles', urls)).toEqual(made);
    url.password = 'second';
    expect(await run('roles', { ...urls, DATABASE_URL: url.href })).toEqual(made);
    const service = new pg.Client({ connectionString: url.href });
    await service.connect();
    await service.query(`INSERT INTO subscribers (email) VALUES ('asha@example.com')`);
    for (const statement of [
      'CREATE TABLE other (id int)',
      'ALTER TABLE audit_entries DISABLE TRIGGER USER',
      'TRUNCATE audit_entries',
      'DELETE FROM migrations',
    ])
      await expect(service.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    await service.end();
    expect((await run('roles')).output).toContain('expected another one than in DATABASE_OWNER_URL');
  });

  it('lists the commands when an unknown one is given', async () =>
    expect(await run('drop')).toEqual({ code: 1, output: 'Give one of migrate, revert, roles, status.\n' }));

  it('creates an index concurrently while another process waits to migrate', async () => {
    const migrate = (): Promise<string[]> =>
      withMigrations(
        database.url,
        async (db) => (await db.runMigrations({ transaction: 'each' })).map(({ name }) => name),
        [ConcurrentIndex9999999999999],
      );
    const applied = await Promise.all([migrate(), migrate()]);
    expect(applied.flat()).toEqual(['ConcurrentIndex9999999999999']);
  });
});
