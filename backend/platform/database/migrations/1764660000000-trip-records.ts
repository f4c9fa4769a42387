import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Causes of no-shows, and trips that staff record afterwards: `at` is the time of the trip, `recorded_at` the time of the record. */
export class TripRecords1764660000000 implements MigrationInterface {
  name = 'TripRecords1764660000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rental_moves
        ADD COLUMN cause text,
        ADD COLUMN recorded_at timestamptz,
        ADD COLUMN odometer_km integer,
        ADD CONSTRAINT rental_moves_cause_check CHECK (cause IS NULL OR to_status = 'NO_SHOW' AND cause IN (
          'NOT_COME', 'NO_LICENCE', 'OTHER_PERSON', 'UNFIT_TO_DRIVE', 'SUSPENDED')),
        ADD CONSTRAINT rental_moves_odometer_check CHECK (odometer_km BETWEEN 0 AND 999999);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE rental_moves DROP COLUMN cause, DROP COLUMN recorded_at, DROP COLUMN odometer_km',
    );
  }
}
