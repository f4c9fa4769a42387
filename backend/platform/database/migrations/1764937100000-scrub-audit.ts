import type { MigrationInterface, QueryRunner } from 'typeorm';

const keepEntry = (mayScrub: (values: string) => string): string => `
  CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_old boolean := OLD.at < app_now() - interval '365 days';
    is_forgotten boolean :=
      OLD.subject = 'complaint' AND NOT EXISTS (SELECT FROM complaints WHERE id::text = OLD.subject_id)
      OR OLD.subject = 'customer' AND EXISTS (SELECT FROM customers WHERE id::text = OLD.subject_id AND erased_at IS NOT NULL);
    may_shorten boolean :=
      (to_jsonb(NEW) - '{address,before,after}'::text[]) = (to_jsonb(OLD) - '{address,before,after}'::text[])
      AND (NEW.address IS NOT DISTINCT FROM OLD.address OR NEW.address IS NULL AND is_old)
      AND (NEW.before IS NOT DISTINCT FROM OLD.before OR NEW.before IS NULL AND is_forgotten${mayScrub('before')})
      AND (NEW.after IS NOT DISTINCT FROM OLD.after OR NEW.after IS NULL AND is_forgotten
           OR NEW.after = OLD.after - 'network' AND is_old${mayScrub('after')});
  BEGIN
    IF NOT may_shorten THEN
      RAISE EXCEPTION 'audit_entries is append-only';
    END IF;
    RETURN NEW;
  END $$`;

const HAS_VALUES = `(before ?| '{mobile,email}' OR after ?| '{mobile,email}' OR jsonb_typeof(after -> 'filter') = 'object')`;

/** Names staff by id in histories, and removes contacts and texts of filters from audit entries. */
export class ScrubAudit1764937100000 implements MigrationInterface {
  name = 'ScrubAudit1764937100000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The author of a change of state: 'customer', 'system', or the id of the staff member with this number, 'staff' if no row has it.
      CREATE OR REPLACE FUNCTION mover_of(moved_by text) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN moved_by ~ '^[0-9]' THEN coalesce((SELECT min(id)::text FROM staff WHERE mobile = moved_by), 'staff')
                    ELSE moved_by END
      $$;

      -- The reason of a change of state. Earlier versions wrote the number of the staff member into reasons of the system.
      CREATE OR REPLACE FUNCTION shown_reason(reason text, moved_by text) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN moved_by ~ '^[0-9]' THEN replace(reason, moved_by, 'staff') ELSE reason END
      $$;

      -- The values of an audit entry without contacts, and with the names of filters only.
      CREATE OR REPLACE FUNCTION scrubbed(entry jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN jsonb_typeof(entry -> 'filter') = 'object' THEN jsonb_set(entry, '{filter}',
                      (SELECT coalesce(jsonb_agg(name), '[]') FROM jsonb_object_keys(entry -> 'filter') AS name))
                    ELSE entry END - '{mobile,email}'::text[]
      $$`);
    await runner.query(
      keepEntry((values) => ` OR NEW.${values} IS NOT DISTINCT FROM scrubbed(OLD.${values})`),
    );
    await runner.query(`
      INSERT INTO audit_entries (action, subject, subject_id)
      SELECT 'scrub-audit', 'list', 'audit' WHERE EXISTS (SELECT FROM audit_entries WHERE ${HAS_VALUES})`);
    const batch = `UPDATE audit_entries SET before = scrubbed(before), after = scrubbed(after)
      WHERE id IN (SELECT id FROM audit_entries WHERE ${HAS_VALUES} LIMIT 5000)`;
    // The driver returns the rows and their number.
    while (((await runner.query(batch)) as [unknown, number])[1] > 0);
  }

  /** Removed values do not come back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keepEntry(() => ''));
    await runner.query('DROP FUNCTION scrubbed; DROP FUNCTION shown_reason; DROP FUNCTION mover_of');
  }
}
