import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { asDatabaseOwner, required, urlOf } from './database';
import { runServer } from './processes/server-process';

const TEMPLATE = 'rental_demo';
const LOCK = 'making the demo template';

export const demoFiles = (): string => join(required('TEST_DIRECTORY'), 'demo');

/**
 * A database with the demo data, whose files are in `demoFiles()`. The first test that needs it creates it, because
 * preparing the photos takes long; all others copy it.
 */
export const demoTemplate = (): Promise<string> =>
  asDatabaseOwner(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [LOCK]);
    const finished = join(required('TEST_DIRECTORY'), 'demo-is-finished');
    if (!existsSync(finished)) {
      await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${TEMPLATE} TEMPLATE ${required('TEST_TEMPLATE')}`);
      const server = await runServer(urlOf(TEMPLATE), { DATA_DIR: demoFiles(), SEED_DEMO: 'on' });
      await server.stop();
      mkdirSync(finished);
    }
    return TEMPLATE;
  });
