import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOBILE = '^[0-9]{10}$';

const FUNCTIONS = `
  -- The author of a change of state: 'customer', 'system', or the id of the staff member with this number, 'staff' if no row has it.
  CREATE OR REPLACE FUNCTION mover_of(moved_by text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN moved_by ~ '${MOBILE}' THEN coalesce((SELECT min(id)::text FROM staff WHERE mobile = moved_by), 'staff')
                ELSE moved_by END
  $$;

  -- The reason of a change of state. Earlier versions wrote the number of the staff member into reasons of the system.
  CREATE OR REPLACE FUNCTION shown_reason(reason text, moved_by text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN moved_by ~ '${MOBILE}' THEN replace(reason, moved_by, 'staff') ELSE reason END
  $$;
`;

/**
 * Stores the id of the staff member with a change of state instead of the mobile number. The previous version writes the number,
 * and a trigger replaces it.
 */
export class Movers1765000100000 implements MigrationInterface {
  name = 'Movers1765000100000';
  // Rows are changed in batches.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_rental_move() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        kept rental_moves%ROWTYPE;
      BEGIN
        IF TG_OP = 'UPDATE' THEN kept := OLD; ELSE kept := NEW; END IF;
        kept.reason := shown_reason(kept.reason, kept.moved_by);
        kept.reason_key := shown_reason(kept.reason_key::text, kept.moved_by)::jsonb;
        kept.moved_by := mover_of(kept.moved_by);
        IF TG_OP = 'UPDATE' AND NEW IS DISTINCT FROM kept THEN
          RAISE EXCEPTION 'rental_moves is append-only';
        END IF;
        RETURN kept;
      END $$;
      CREATE OR REPLACE TRIGGER rental_moves_kept BEFORE UPDATE ON rental_moves
        FOR EACH ROW EXECUTE FUNCTION keep_rental_move();
      CREATE OR REPLACE TRIGGER rental_moves_mover BEFORE INSERT ON rental_moves
        FOR EACH ROW WHEN (NEW.moved_by ~ '${MOBILE}') EXECUTE FUNCTION keep_rental_move();
      CREATE OR REPLACE TRIGGER rental_moves_append_only BEFORE DELETE OR TRUNCATE ON rental_moves
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
    const batch = `UPDATE rental_moves SET moved_by = mover_of(moved_by), reason = shown_reason(reason, moved_by),
             reason_key = shown_reason(reason_key::text, moved_by)::jsonb
      WHERE id IN (SELECT id FROM rental_moves WHERE moved_by ~ '${MOBILE}' LIMIT 5000)`;
    // The driver returns the rows and their number.
    while (((await runner.query(batch)) as [unknown, number])[1] > 0);
  }

  /** Removed numbers do not come back. The functions stay, because the previous version would read an id as a number. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE TRIGGER rental_moves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON rental_moves
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      DROP TRIGGER rental_moves_mover ON rental_moves;
      DROP TRIGGER rental_moves_kept ON rental_moves;
      DROP FUNCTION keep_rental_move;
    `);
  }
}
