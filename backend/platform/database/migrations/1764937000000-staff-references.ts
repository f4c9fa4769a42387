import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names staff in responses by their id, because a mobile number is their sign-in. */
export class StaffReferences1764937000000 implements MigrationInterface {
  name = 'StaffReferences1764937000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The author of a change of state: 'customer', 'system', or the id of the staff member with this number, 'staff' if no row has it.
      CREATE FUNCTION mover_of(moved_by text) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN moved_by ~ '^[0-9]' THEN coalesce((SELECT min(id)::text FROM staff WHERE mobile = moved_by), 'staff')
                    ELSE moved_by END
      $$;

      -- The reason of a change of state. Earlier versions wrote the number of the staff member into reasons of the system.
      CREATE FUNCTION shown_reason(reason text, moved_by text) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN moved_by ~ '^[0-9]' THEN replace(reason, moved_by, 'staff') ELSE reason END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION shown_reason; DROP FUNCTION mover_of');
  }
}
