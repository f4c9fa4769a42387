import pg from 'pg';

/** Left out, because applying the migrations fills this table. */
const MIGRATIONS = 'migrations';

/** Connects with fixed text formats and without time limits, independent of the settings of server and role. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'backup',
    options: `-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1
      -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** All tables, each after the tables that it references. */
export async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const references = await client.query<{ from: string; to: string }>(
    `SELECT f.relname AS from, t.relname AS to FROM pg_constraint c
       JOIN pg_class f ON f.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid
      WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND c.conrelid <> c.confrelid`,
  );
  const waiting = new Set(tables.rows.map(({ name }) => name));
  waiting.delete(MIGRATIONS);
  const order: string[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(
      (name) => !references.rows.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (next === undefined) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}.`);
    waiting.delete(next);
    order.push(next);
  }
  return order;
}

export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query<{ one: number }>(
    `SELECT 1 AS one FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace LIMIT 1`,
  );
  return rowCount === 0;
}
