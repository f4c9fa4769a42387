import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the time at which a customer last had a car: infinity during a trip, and null without a trip. */
export class LastDriven1765001790000 implements MigrationInterface {
  name = 'LastDriven1765001790000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION last_driven(customer int) RETURNS timestamptz LANGUAGE sql STABLE AS $$
        SELECT max(CASE WHEN r.status = 'ON_TRIP' THEN 'infinity' ELSE m.at END)
          FROM rentals r LEFT JOIN valid_moves m ON m.rental_id = r.id AND m.to_status = 'RETURNED'
         WHERE r.customer_id = customer
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION last_driven(int)');
  }
}
