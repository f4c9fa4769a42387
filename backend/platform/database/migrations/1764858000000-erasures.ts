import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose account was deleted and when, so that a restored backup can repeat it. */
export class Erasures1764858000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasures (
        customer_id integer PRIMARY KEY REFERENCES customers,
        at timestamptz NOT NULL DEFAULT app_now()
      );
      INSERT INTO erasures SELECT id, erased_at FROM customers WHERE erased_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erasures');
  }
}
