// Starts PostgreSQL for the tests, with a migrated template database that every test file copies.
// With TEST_DATABASE_URL set, that server is used instead of the embedded one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const TEMPLATE = 'rental_template';
/** Name and password of the role of the servers, which cannot change the schema. */
const SERVICE_ROLE = 'rental_service:service';

export async function prepareTestDatabase() {
  await import('reflect-metadata');
  const { startEmbeddedPostgres } = await import('../dist/backend/platform/database/embedded.js');
  const { migrate, withMigrations } = await import('../dist/backend/platform/database/data-source.js');
  const { grantService } = await import('../dist/backend/platform/database/service-role.js');
  const given = process.env.TEST_DATABASE_URL;
  const dataDir = given ? null : mkdtempSync(join(tmpdir(), 'rental-postgres-'));
  const embedded = dataDir ? await startEmbeddedPostgres(dataDir) : null;
  const url = given ?? embedded.url;

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  if (embedded) await writeWithoutWaiting(client);
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.href);
  const service = new URL(template);
  const [username, password] = SERVICE_ROLE.split(':');
  Object.assign(service, { username, password });
  await withMigrations(template.href, (db) => grantService(db, service.href));

  return {
    env: {
      TEST_DATABASE_URL: url,
      TEST_TEMPLATE: TEMPLATE,
      TEST_SERVICE_ROLE: SERVICE_ROLE,
    },
    stop: async () => {
      await embedded?.stop();
      if (dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Skips waiting for the disk at each commit, because this database is temporary. */
async function writeWithoutWaiting(client) {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query('SELECT pg_reload_conf()');
}
