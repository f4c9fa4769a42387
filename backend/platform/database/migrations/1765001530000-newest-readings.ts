import type { MigrationInterface, QueryRunner } from 'typeorm';

const ZONE = `coalesce((SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata')`;

/** The odometer of a car is its newest reading. Before, it was the highest, so that a mistyped one stayed for good. */
export class NewestReadings1765001530000 implements MigrationInterface {
  name = 'NewestReadings1765001530000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The readings of trips and of maintenance, of which only the day is known.
      CREATE VIEW odometer_readings AS
        SELECT r.car_id, m.odometer_km AS km, m.at, (m.at AT TIME ZONE ${ZONE})::date AS day
          FROM valid_moves m JOIN rentals r ON r.id = m.rental_id WHERE m.odometer_km IS NOT NULL
        UNION ALL
        SELECT j.car_id, j.odometer_km, j.done_on::timestamp AT TIME ZONE ${ZONE}, j.done_on
          FROM maintenance_jobs j WHERE j.odometer_km IS NOT NULL;
      -- The highest reading of its newest day.
      CREATE OR REPLACE VIEW car_odometers AS
        SELECT k.id AS car_id, (SELECT o.km FROM odometer_readings o WHERE o.car_id = k.id ORDER BY o.day DESC, o.km DESC LIMIT 1) AS km
          FROM cars k;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW car_odometers AS
        SELECT k.id AS car_id, greatest(
                 (SELECT max(m.odometer_km) FROM valid_moves m JOIN rentals r ON r.id = m.rental_id WHERE r.car_id = k.id),
                 (SELECT max(j.odometer_km) FROM maintenance_jobs j WHERE j.car_id = k.id)) AS km
          FROM cars k;
      DROP VIEW odometer_readings;
    `);
  }
}
