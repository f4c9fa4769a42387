import type { MigrationInterface, QueryRunner } from 'typeorm';

const CAUSES = (ofPickup: string): string => `
  ALTER TABLE rental_moves
    DROP CONSTRAINT rental_moves_cause_check,
    ADD CONSTRAINT rental_moves_cause_check CHECK (cause IS NULL OR to_status = 'NO_SHOW' AND cause IN (
      'NOT_COME', 'NO_LICENCE', 'OTHER_PERSON', 'UNFIT_TO_DRIVE', 'SUSPENDED') OR to_status = 'CANCELLED' AND cause IN (
      'CAR_NOT_HERE', 'CAR_BROKEN', 'CAR_DIRTY', 'WRONG_CAR', 'VEHICLE_DOCUMENTS', 'OTHER', 'REFUSED_CAR')
      OR to_status = 'RETURNED' AND cause IN ('ENDED_BY_CUSTOMER', 'ENDED_BY_OPERATOR')${ofPickup}) NOT VALID
`;

/** A late handover names the side that caused it, and what it changed: the return, or the fare. */
export class LateHandovers1764895200000 implements MigrationInterface {
  name = 'LateHandovers1764895200000';
  // Validates without the lock of the change.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE rental_moves ADD COLUMN IF NOT EXISTS ends_before timestamptz, ADD COLUMN IF NOT EXISTS kept_paise integer',
    );
    await runner.query(
      CAUSES(` OR to_status = 'ON_TRIP' AND cause IN ('DELAYED_BY_US', 'DELAYED_BY_CUSTOMER')`),
    );
    await runner.query('ALTER TABLE rental_moves VALIDATE CONSTRAINT rental_moves_cause_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(CAUSES(''));
    await runner.query('ALTER TABLE rental_moves DROP COLUMN ends_before, DROP COLUMN kept_paise');
  }
}
