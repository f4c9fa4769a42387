import 'reflect-metadata';

import { type DataSource, MigrationExecutor } from 'typeorm';
import { readEnvironment } from './platform/config/environment.js';
import { withMigrations } from './platform/database/data-source.js';
import { startEmbeddedPostgres } from './platform/database/embedded.js';
import { grantService } from './platform/database/service-role.js';

/** Each command returns the lines to print. */
const COMMANDS: Record<string, (db: DataSource, serviceUrl: string | null) => Promise<string[]>> = {
  async migrate(db) {
    const applied = await db.runMigrations({ transaction: 'each' });
    return applied.length > 0 ? applied.map(({ name }) => `applied  ${name}`) : ['Nothing to apply.'];
  },

  async revert(db) {
    const [last] = await new MigrationExecutor(db).getExecutedMigrations();
    if (!last) return ['Nothing to revert.'];
    await db.undoLastMigration({ transaction: 'each' });
    return [`reverted ${last.name}`];
  },

  async roles(db, serviceUrl) {
    if (serviceUrl === null)
      throw new Error('DATABASE_URL is missing; expected the address of the database with the role to make.');
    return [`"${await grantService(db, serviceUrl)}" reads and writes rows, and cannot change the schema.`];
  },

  async status(db) {
    const executor = new MigrationExecutor(db);
    const applied = (await executor.getExecutedMigrations()).toReversed();
    const pending = await executor.getPendingMigrations();
    return [
      ...applied.map(({ name }) => `applied  ${name}`),
      ...pending.map(({ name }) => `pending  ${name}`),
    ];
  },
};

async function run(name: string): Promise<string[]> {
  const command = COMMANDS[name];
  if (!command) throw new Error(`Give one of ${Object.keys(COMMANDS).join(', ')}.`);
  const { databaseUrl, ownerDatabaseUrl, dataDir } = readEnvironment(process.env);
  const work = (db: DataSource): Promise<string[]> => command(db, databaseUrl);
  if (ownerDatabaseUrl !== null) return withMigrations(ownerDatabaseUrl, work);
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    return await withMigrations(postgres.url, work);
  } finally {
    await postgres.stop();
  }
}

try {
  console.log((await run(process.argv[2] ?? '')).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
