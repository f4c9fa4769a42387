import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A variable that `scripts/run-jest.mjs` sets. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is missing: run the tests through npm test, or npm run test:only -- <file>.`);
  return value;
}

/** Runs `work` as the owner of the test databases, on the database of `url` if it is given. */
export async function asDatabaseOwner<T>(
  work: (client: pg.Client) => Promise<T>,
  url = required('TEST_DATABASE_URL'),
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function urlOf(database: string): string {
  const url = new URL(required('TEST_DATABASE_URL'));
  url.pathname = `/${database}`;
  return url.href;
}

/** Creates a database as a copy of the migrated template or of another database. */
export async function createDatabase(
  template = required('TEST_TEMPLATE'),
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the files takes half the CPU time of logging each page.
  await asDatabaseOwner((client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return {
    url: urlOf(name),
    drop: async () => {
      await asDatabaseOwner((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}
