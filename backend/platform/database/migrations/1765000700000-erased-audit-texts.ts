import type { MigrationInterface, QueryRunner } from 'typeorm';

const keepEntry = (mayLose: string): string => `
  CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_old boolean := OLD.at < app_now() - interval '365 days';
    is_forgotten boolean :=
      OLD.subject = 'complaint' AND NOT EXISTS (SELECT FROM complaints WHERE id::text = OLD.subject_id)
      OR OLD.subject = 'customer' AND EXISTS (SELECT FROM customers WHERE id::text = OLD.subject_id AND erased_at IS NOT NULL);
    may_shorten boolean :=
      (to_jsonb(NEW) - '{address,before,after}'::text[]) = (to_jsonb(OLD) - '{address,before,after}'::text[])
      AND (NEW.address IS NOT DISTINCT FROM OLD.address OR NEW.address IS NULL AND is_old)
      AND (NEW.before IS NOT DISTINCT FROM OLD.before OR NEW.before IS NULL AND is_forgotten
           OR NEW.before IS NOT DISTINCT FROM scrubbed(OLD.before))
      AND (NEW.after IS NOT DISTINCT FROM OLD.after OR NEW.after IS NULL AND is_forgotten
           OR NEW.after = OLD.after - 'network' AND is_old OR NEW.after IS NOT DISTINCT FROM scrubbed(OLD.after)${mayLose});
  BEGIN
    IF NOT may_shorten THEN
      RAISE EXCEPTION 'audit_entries is append-only';
    END IF;
    RETURN NEW;
  END $$`;

/** Removes reasons of payments, answers to disputes and answers to refusals of cars from entries about deleted accounts. */
export class ErasedAuditTexts1765000700000 implements MigrationInterface {
  name = 'ErasedAuditTexts1765000700000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The values of an audit entry without its reason and the texts of its replies.
      CREATE OR REPLACE FUNCTION without_texts(entry jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN jsonb_typeof(entry -> 'replies') = 'array' THEN jsonb_set(entry, '{replies}',
                      (SELECT coalesce(jsonb_agg(reply - 'text'), '[]') FROM jsonb_array_elements(entry -> 'replies') AS reply))
                    ELSE entry END - 'reason'
      $$;

      -- Whether an erasure has removed the texts that the entry repeats.
      CREATE OR REPLACE FUNCTION lost_texts(entry audit_entries) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
      BEGIN
        IF entry.subject = 'payment' THEN
          RETURN EXISTS (SELECT FROM payments p JOIN customers c ON c.id = p.customer_id
                          WHERE p.id = entry.subject_id::int AND c.erased_at IS NOT NULL);
        END IF;
        RETURN entry.action IN ('answer-dispute', 'answer-car-refusal')
           AND EXISTS (SELECT FROM rentals r JOIN customers c ON c.id = r.customer_id
                        WHERE r.id = entry.subject_id::int AND c.erased_at IS NOT NULL);
      END $$;

      -- Removes the texts from the entries about payments and rentals of a customer whose account is erased.
      CREATE OR REPLACE FUNCTION forget_texts(customer integer) RETURNS void LANGUAGE sql AS $$
        UPDATE audit_entries a SET after = without_texts(after)
         WHERE (subject, subject_id) IN (SELECT 'payment', id::text FROM payments WHERE customer_id = customer
                                         UNION ALL SELECT 'rental', id::text FROM rentals WHERE customer_id = customer)
           AND after <> without_texts(after) AND lost_texts(a)
      $$`);
    await runner.query(keepEntry(' OR NEW.after = without_texts(OLD.after) AND lost_texts(OLD)'));
    const batch = `UPDATE audit_entries SET after = without_texts(after) WHERE id IN (
      SELECT a.id FROM audit_entries a
       WHERE (subject = 'payment' OR action IN ('answer-dispute', 'answer-car-refusal')) AND after <> without_texts(after)
         AND lost_texts(a) LIMIT 5000)`;
    // The driver returns the rows and their number.
    while (((await runner.query(batch)) as [unknown, number])[1] > 0);
  }

  /** Removed values do not come back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keepEntry(''));
    await runner.query('DROP FUNCTION forget_texts; DROP FUNCTION lost_texts; DROP FUNCTION without_texts');
  }
}
