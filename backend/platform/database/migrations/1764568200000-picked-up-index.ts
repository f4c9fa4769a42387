import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a car was picked up, for reports over the trips of the last days. */
export class PickedUpIndex1764568200000 implements MigrationInterface {
  name = 'PickedUpIndex1764568200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX rental_moves_picked_up_idx ON rental_moves (rental_id, at) WHERE to_status = 'ON_TRIP'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX rental_moves_picked_up_idx');
  }
}
