import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'SERVICE', 'OIL', 'TYRES', 'BRAKES', 'BATTERY', 'OTHER'`;

/** Maintenance of cars: plans with limits, and visits to a workshop. */
export class Maintenance1764879300000 implements MigrationInterface {
  name = 'Maintenance1764879300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE maintenance_plans (
        car_id integer NOT NULL,
        kind text NOT NULL,
        every_km integer,
        every_days integer,
        done_km integer,
        done_on date,
        CONSTRAINT maintenance_plans_pkey PRIMARY KEY (car_id, kind),
        CONSTRAINT maintenance_plans_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id),
        CONSTRAINT maintenance_plans_kind_check CHECK (kind IN (${KINDS})),
        CONSTRAINT maintenance_plans_limit_check CHECK (every_km > 0 AND done_km >= 0 OR every_days > 0 AND done_on IS NOT NULL)
      );
      CREATE TABLE maintenance_jobs (
        id integer GENERATED ALWAYS AS IDENTITY,
        car_id integer NOT NULL,
        kind text NOT NULL,
        text text NOT NULL,
        state text NOT NULL DEFAULT 'PLANNED',
        block_id integer,
        done_on date,
        odometer_km integer,
        cost_paise integer,
        paid_by text,
        CONSTRAINT maintenance_jobs_pkey PRIMARY KEY (id),
        CONSTRAINT maintenance_jobs_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id),
        CONSTRAINT maintenance_jobs_kind_check CHECK (kind IN (${KINDS})),
        CONSTRAINT maintenance_jobs_state_check CHECK (state IN ('PLANNED', 'IN_WORK', 'DONE')),
        CONSTRAINT maintenance_jobs_done_check CHECK ((state = 'DONE') = (done_on IS NOT NULL) AND (state = 'DONE') = (odometer_km IS NOT NULL)),
        CONSTRAINT maintenance_jobs_cost_check CHECK ((cost_paise IS NULL) = (paid_by IS NULL) AND (cost_paise IS NULL OR cost_paise >= 0 AND state = 'DONE' AND paid_by IN ('US', 'OWNER')))
      );
      CREATE INDEX maintenance_jobs_car_idx ON maintenance_jobs (car_id);
      -- The newest reading of each car, by its trips and its maintenance.
      CREATE VIEW car_odometers AS
        SELECT k.id AS car_id, greatest(
                 (SELECT max(m.odometer_km) FROM valid_moves m JOIN rentals r ON r.id = m.rental_id WHERE r.car_id = k.id),
                 (SELECT max(j.odometer_km) FROM maintenance_jobs j WHERE j.car_id = k.id)) AS km
          FROM cars k;
      CREATE VIEW maintenance_due AS
        SELECT p.car_id, p.kind, p.done_km + p.every_km AS due_km, p.done_on + p.every_days AS due_on, o.km AS odometer_km
          FROM maintenance_plans p JOIN car_odometers o ON o.car_id = p.car_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW maintenance_due;
      DROP VIEW car_odometers;
      DROP TABLE maintenance_jobs;
      DROP TABLE maintenance_plans;
    `);
  }
}
