import type { MigrationInterface, QueryRunner } from 'typeorm';

// The settings store only what differs from the defaults, which are written here as they are today.
const CHARGES = JSON.stringify({
  fuelIncluded: false,
  refuelFee: 0,
  tollsIncluded: false,
  challanFee: 0,
  damageLimit: 0,
  deposit: 0,
  kmPerDay: 0,
  extraKmFee: 0,
});
const CANCELLATION = JSON.stringify({
  freeUntilHours: 48,
  partUntilHours: 24,
  partPercent: 50,
  coolingOffMinutes: 60,
});

const IN_FORCE = `SELECT (SELECT "values" FROM settings_versions ORDER BY id DESC LIMIT 1) AS v`;

/**
 * Rentals keep the charges and the late fee with which they are placed; holds the cancellation policy too. Those that
 * exist get what is in force now, and so do those that the previous version of the code inserts.
 */
export class AgreedCharges1764560000000 implements MigrationInterface {
  name = 'AgreedCharges1764560000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION charges_in_force() RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT '${CHARGES}'::jsonb || coalesce(v -> 'charges', '{}')
               || jsonb_build_object('lateFeePerHour', coalesce(v -> 'lateFeePerHour', '30000'),
                                     'lateGraceMinutes', coalesce(v #> '{rules,lateGraceMinutes}', '30'))
          FROM (${IN_FORCE}) AS saved
      $$`);
    await runner.query(`
      CREATE FUNCTION cancellation_in_force() RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT coalesce(v -> 'cancellation', '${CANCELLATION}') FROM (${IN_FORCE}) AS saved
      $$`);
    await runner.query('ALTER TABLE rentals ADD COLUMN charges jsonb NOT NULL DEFAULT charges_in_force()');
    await runner.query(
      `ALTER TABLE holds ADD COLUMN charges jsonb NOT NULL DEFAULT charges_in_force(),
                         ADD COLUMN cancellation jsonb NOT NULL DEFAULT cancellation_in_force()`,
    );
    await runner.query('ALTER TABLE desk_rentals ADD COLUMN terms_version text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_rentals DROP COLUMN terms_version');
    await runner.query('ALTER TABLE holds DROP COLUMN charges, DROP COLUMN cancellation');
    await runner.query('ALTER TABLE rentals DROP COLUMN charges');
    await runner.query('DROP FUNCTION charges_in_force()');
    await runner.query('DROP FUNCTION cancellation_in_force()');
  }
}
