import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Maintenance plans that prevent the handover of the car once they are overdue. */
export class PlansThatBlock1764892310000 implements MigrationInterface {
  name = 'PlansThatBlock1764892310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE maintenance_plans ADD COLUMN blocks_handover boolean NOT NULL DEFAULT false;
      CREATE OR REPLACE VIEW maintenance_due AS
        SELECT p.car_id, p.kind, p.done_km + p.every_km AS due_km, p.done_on + p.every_days AS due_on, o.km AS odometer_km,
               p.blocks_handover
          FROM maintenance_plans p JOIN car_odometers o ON o.car_id = p.car_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW maintenance_due;
      CREATE VIEW maintenance_due AS
        SELECT p.car_id, p.kind, p.done_km + p.every_km AS due_km, p.done_on + p.every_days AS due_on, o.km AS odometer_km
          FROM maintenance_plans p JOIN car_odometers o ON o.car_id = p.car_id;
      ALTER TABLE maintenance_plans DROP COLUMN blocks_handover;
    `);
  }
}
