import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Missing fuel and additional kilometres as lines of a settlement, computed from the readings of pickup and return. */
export class FuelAndKilometres1764861000000 implements MigrationInterface {
  name = 'FuelAndKilometres1764861000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cars ADD COLUMN tank_litres integer, ADD COLUMN battery_kwh double precision,
        ADD CONSTRAINT cars_tank_check CHECK (tank_litres BETWEEN 1 AND 200 AND battery_kwh BETWEEN 1 AND 300);
      ALTER TABLE handovers ADD COLUMN fuel_price_paise integer,
        ADD CONSTRAINT handovers_fuel_price_check CHECK (fuel_price_paise > 0);
      -- The readings of the record of a pickup, with what fuel costs since then.
      CREATE VIEW pickup_readings AS
        SELECT h.rental_id, h.odometer_km, h.fuel, h.fuel_unit, h.fuel_price_paise,
               CASE h.fuel_unit WHEN 'PERCENT' THEN k.battery_kwh ELSE k.tank_litres END AS capacity
          FROM handovers h JOIN valid_moves m ON m.id = h.move_id JOIN rentals r ON r.id = h.rental_id JOIN cars k ON k.id = r.car_id
         WHERE h.kind = 'HANDOVER';
    `);
    await runner.query(kinds(`'LATE', 'FUEL', 'EXTRA_KM'`));
    await runner.query(evidence(`'LATE', 'FUEL', 'EXTRA_KM'`));
  }

  /** Fails once such a line exists. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(kinds(`'LATE'`));
    await runner.query(evidence(`'LATE'`));
    await runner.query(`
      DROP VIEW pickup_readings;
      ALTER TABLE handovers DROP COLUMN fuel_price_paise;
      ALTER TABLE cars DROP COLUMN tank_litres, DROP COLUMN battery_kwh;
    `);
  }
}

const kinds = (computed: string): string => `
  ALTER TABLE settlement_lines DROP CONSTRAINT settlement_lines_kind_check,
    ADD CONSTRAINT settlement_lines_kind_check
      CHECK (kind IN (${computed}, 'CLEANING', 'DAMAGE', 'MISSING_ITEM', 'OTHER', 'CREDIT'));
`;

const evidence = (computed: string): string => `
  -- What staff charge needs a photo, and reaches the customer until the last day.
  CREATE OR REPLACE FUNCTION check_settlement_line(line settlement_lines) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF line.kind IN (${computed}, 'CREDIT') OR line.reply = 'WITHDRAWN' THEN RETURN; END IF;
    IF NOT EXISTS (SELECT FROM settlement_photos WHERE line_id = line.id AND NOT of_dispute) THEN
      RAISE EXCEPTION 'line % of settlement % has no evidence', line.id, line.settlement_id
        USING ERRCODE = 'check_violation', TABLE = 'settlement_lines', CONSTRAINT = 'charged_line_has_evidence';
    END IF;
    IF EXISTS (SELECT FROM settlements WHERE id = line.settlement_id AND issued_at >= charge_until) THEN
      RAISE EXCEPTION 'line % of settlement % is too late', line.id, line.settlement_id
        USING ERRCODE = 'check_violation', TABLE = 'settlement_lines', CONSTRAINT = 'line_is_charged_in_time';
    END IF;
  END $$;
`;
