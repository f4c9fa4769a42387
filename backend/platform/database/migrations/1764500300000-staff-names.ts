import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StaffNames1764500300000 implements MigrationInterface {
  name = 'StaffNames1764500300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE staff ADD COLUMN name text, ADD CONSTRAINT staff_name_check CHECK (name <> '')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff DROP COLUMN name');
  }
}
