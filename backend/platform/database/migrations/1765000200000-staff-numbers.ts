import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a staff member without access lose the mobile number. */
export class StaffNumbers1765000200000 implements MigrationInterface {
  name = 'StaffNumbers1765000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff ALTER COLUMN mobile DROP NOT NULL,
        ADD CONSTRAINT staff_mobile_check CHECK (mobile IS NOT NULL OR disabled_at IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        UPDATE staff SET mobile = 'none-' || id WHERE mobile IS NULL;
      END $$;
      ALTER TABLE staff DROP CONSTRAINT staff_mobile_check, ALTER COLUMN mobile SET NOT NULL;
    `);
  }
}
