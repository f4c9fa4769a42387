import type { MigrationInterface, QueryRunner } from 'typeorm';

const SCREENSHOTS = (removed: string): string => `
  ALTER TABLE payments
    DROP CONSTRAINT payments_screenshot_check,
    ADD CONSTRAINT payments_screenshot_check
      CHECK (screenshot_id IS NOT NULL OR taken_by_id IS NOT NULL${removed}) NOT VALID,
    DROP CONSTRAINT payments_card_check,
    ADD CONSTRAINT payments_card_check
      CHECK ((terminal IS NOT NULL) = (method = 'CARD') AND (method <> 'CARD' OR screenshot_id IS NOT NULL${removed})) NOT VALID;
`;
const VALIDATE = `
  ALTER TABLE payments VALIDATE CONSTRAINT payments_screenshot_check;
  ALTER TABLE payments VALIDATE CONSTRAINT payments_card_check;
`;

/** Lets the jobs remove old screenshots, and what audit entries must not keep, also about customers whose account was deleted. */
export class Retention1764853000000 implements MigrationInterface {
  name = 'Retention1764853000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN screenshot_removed_at timestamptz;
      ALTER TABLE customers ADD COLUMN erased_at timestamptz;

      CREATE VIEW ended_rentals AS
        SELECT r.id, max(m.at) AS ended_at FROM rentals r JOIN rental_moves m ON m.rental_id = r.id
         WHERE r.status IN ('CLOSED', 'DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED') GROUP BY r.id;

      ${SCREENSHOTS(' OR screenshot_removed_at IS NOT NULL')}

      CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        is_old boolean := OLD.at < app_now() - interval '365 days';
        is_forgotten boolean :=
          OLD.subject = 'complaint' AND NOT EXISTS (SELECT FROM complaints WHERE id::text = OLD.subject_id)
          OR OLD.subject = 'customer' AND EXISTS (SELECT FROM customers WHERE id::text = OLD.subject_id AND erased_at IS NOT NULL);
        may_shorten boolean :=
          (to_jsonb(NEW) - '{address,before,after}'::text[]) = (to_jsonb(OLD) - '{address,before,after}'::text[])
          AND (NEW.address IS NOT DISTINCT FROM OLD.address OR NEW.address IS NULL AND is_old)
          AND (NEW.before IS NOT DISTINCT FROM OLD.before OR NEW.before IS NULL AND is_forgotten)
          AND (NEW.after IS NOT DISTINCT FROM OLD.after OR NEW.after IS NULL AND is_forgotten
               OR NEW.after = OLD.after - 'network' AND is_old);
      BEGIN
        IF NOT may_shorten THEN
          RAISE EXCEPTION 'audit_entries is append-only';
        END IF;
        RETURN NEW;
      END $$;
      DROP TRIGGER audit_entries_append_only ON audit_entries;
      CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR TRUNCATE ON audit_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER audit_entries_kept BEFORE UPDATE ON audit_entries
        FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
    `);
    await runner.query(VALIDATE);
  }

  /** Fails once a screenshot was removed. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER audit_entries_kept ON audit_entries;
      DROP TRIGGER audit_entries_append_only ON audit_entries;
      CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      DROP FUNCTION keep_audit_entry();
      DROP VIEW ended_rentals;
      ${SCREENSHOTS('')}
      ALTER TABLE payments DROP COLUMN screenshot_removed_at;
      ALTER TABLE customers DROP COLUMN erased_at;
    `);
    await runner.query(VALIDATE);
  }
}
