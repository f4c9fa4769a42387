import pg from 'pg';
import type { DataSource } from 'typeorm';

const settingsOf = (options: string): { name: string; value: string }[] =>
  [...options.matchAll(/-c (\S+)=(\S+)/g)].map(([, name = '', value = '']) => ({ name, value }));

/** Stores these settings with the role, as defaults for its sessions in this database. */
export async function storeWithRole(db: DataSource, options: string): Promise<void> {
  const [row] = await db.query<{ name: string }[]>('SELECT current_database() AS name');
  const database = pg.escapeIdentifier(row?.name ?? '');
  for (const { name, value } of settingsOf(options)) {
    // Not checked against the schema: settings are not part of it.
    await db.query(
      `ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = ${pg.escapeLiteral(value)}`,
    );
  }
}

/** @throws Error if the sessions behind a pooler do not have these settings */
export async function requireSettings(url: string, options: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'settings' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const { name, value } of settingsOf(options)) {
      const { rows } = await client.query<{ value: string | null }>(
        'SELECT current_setting($1, true) AS value',
        [name],
      );
      if (rows[0]?.value !== value)
        throw new Error(
          `The connections of DATABASE_URL have ${name}=${rows[0]?.value}, not the ${value} of their role: use the same role in both URLs, and let the pooler open new connections (RECONNECT).`,
        );
    }
  } finally {
    await client.end();
  }
}
