import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One car is never out twice; and when a trip really ended, found without reading all that is over. */
export class Trips1764300003000 implements MigrationInterface {
  name = 'Trips1764300003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNIQUE INDEX rentals_on_trip_key ON rentals (car_id) WHERE status = 'ON_TRIP';
      CREATE INDEX rentals_unconfirmed_idx ON rentals (starts_at) WHERE status = 'PENDING';
      CREATE INDEX rentals_returned_idx ON rentals (id) WHERE status = 'RETURNED';
      CREATE INDEX rental_moves_returned_idx ON rental_moves (at) WHERE to_status = 'RETURNED';
      DROP INDEX rentals_ended_idx, rentals_over_idx;
      CREATE INDEX rentals_over_idx ON rentals (car_id, starts_at, ends_at) WHERE status IN ('RETURNED', 'CLOSED', 'NO_SHOW');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX rentals_on_trip_key, rentals_unconfirmed_idx, rentals_returned_idx, rental_moves_returned_idx, rentals_over_idx;
      CREATE INDEX rentals_over_idx ON rentals (car_id, starts_at, ends_at) WHERE status IN ('RETURNED', 'CLOSED');
      CREATE INDEX rentals_ended_idx ON rentals (ends_at) WHERE status IN ('RETURNED', 'CLOSED');
    `);
  }
}
