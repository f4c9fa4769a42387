import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changes the work list or the counts of the console, on each table. */
const CHANGES = [
  ['rentals', 'INSERT OR UPDATE'],
  ['payments', 'INSERT OR UPDATE'],
  ['refunds', 'INSERT OR UPDATE'],
  ['complaints', 'INSERT OR UPDATE'],
  ['customers', 'INSERT OR UPDATE OF approval, submitted_at, suspended_at'],
] as const;

/**
 * Notifies all processes of changes that the console shows. By triggers, so that jobs and processes of the previous
 * release notify too. A transaction sends each notice once.
 */
export class WorkNotices1764695000000 implements MigrationInterface {
  name = 'WorkNotices1764695000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION send_notice() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify(TG_ARGV[0], '');
        RETURN NULL;
      END $$`);
    for (const [table, changes] of CHANGES)
      await runner.query(
        `CREATE TRIGGER ${table}_noticed AFTER ${changes} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION send_notice('work')`,
      );
    await runner.query(`
      CREATE TRIGGER outbox_messages_noticed AFTER UPDATE OF status ON outbox_messages FOR EACH ROW
        WHEN (OLD.status <> NEW.status AND 'FAILED' IN (OLD.status, NEW.status)) EXECUTE FUNCTION send_notice('work')`);
    await runner.query(`
      CREATE TRIGGER sessions_noticed AFTER UPDATE OF revoked_at ON sessions FOR EACH ROW
        WHEN (NEW.revoked_at IS NOT NULL AND NEW.kind IN ('admin', 'custom-admin')) EXECUTE FUNCTION send_notice('sessions')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION send_notice() CASCADE');
  }
}
