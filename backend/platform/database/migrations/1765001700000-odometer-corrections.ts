import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Corrected odometers of pickups and returns. Their moves and records stay as they were written. */
export class OdometerCorrections1765001700000 implements MigrationInterface {
  name = 'OdometerCorrections1765001700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE odometer_corrections (
        move_id integer NOT NULL,
        odometer_km integer NOT NULL,
        corrected_at timestamptz NOT NULL DEFAULT app_now(),
        CONSTRAINT odometer_corrections_pkey PRIMARY KEY (move_id),
        CONSTRAINT odometer_corrections_move_id_fkey FOREIGN KEY (move_id) REFERENCES rental_moves(id),
        CONSTRAINT odometer_corrections_odometer_check CHECK (odometer_km BETWEEN 0 AND 999999)
      );
      ${VALID_MOVES(`
        CASE WHEN m.odometer_km IS NOT NULL
             THEN coalesce((SELECT c.odometer_km FROM odometer_corrections c WHERE c.move_id = m.id), m.odometer_km) END AS odometer_km`)}
      ${PICKUP_READINGS('m.odometer_km')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${PICKUP_READINGS('h.odometer_km')}
      ${VALID_MOVES('m.odometer_km')}
      DROP TABLE odometer_corrections;
    `);
  }
}

const VALID_MOVES = (odometer: string): string => `
  CREATE OR REPLACE VIEW valid_moves AS
    SELECT m.id, m.rental_id, m.from_status, m.to_status, m.moved_by, m.reason, m.at, m.reason_key, m.cause, m.recorded_at,
           ${odometer}, m.undoes
      FROM rental_moves m
     WHERE m.undoes IS NULL AND NOT EXISTS (SELECT FROM rental_moves u WHERE u.undoes = m.id);
`;

const PICKUP_READINGS = (odometer: string): string => `
  CREATE OR REPLACE VIEW pickup_readings AS
    SELECT h.rental_id, ${odometer}, h.fuel, h.fuel_unit, h.fuel_price_paise,
           CASE h.fuel_unit WHEN 'PERCENT' THEN k.battery_kwh ELSE k.tank_litres END AS capacity
      FROM handovers h JOIN valid_moves m ON m.id = h.move_id JOIN rentals r ON r.id = h.rental_id JOIN cars k ON k.id = r.car_id
     WHERE h.kind = 'HANDOVER';
`;
