import type { TestServer } from './server';

/** The number of statements that contain `text` and wait for a lock. */
export async function lockWaits({ db }: Pick<TestServer, 'db'>, text = ''): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%' || $1 || '%'`,
    [text],
  );
  return rows[0]!.n;
}
