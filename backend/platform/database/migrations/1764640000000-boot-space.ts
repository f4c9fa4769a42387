import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BootSpace1764640000000 implements MigrationInterface {
  name = 'BootSpace1764640000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE cars ADD COLUMN boot_litres integer, ADD CONSTRAINT cars_boot_check CHECK (boot_litres BETWEEN 0 AND 3000)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cars DROP COLUMN boot_litres');
  }
}
