import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A car that is out after its return time stays taken, for as long as it is not recorded as returned. */
export class OverdueTrips1764620000000 implements MigrationInterface {
  name = 'OverdueTrips1764620000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The settings store only what differs from the defaults.
      CREATE FUNCTION overdue_ahead() RETURNS interval LANGUAGE sql STABLE AS $$
        SELECT make_interval(mins => coalesce(
          (SELECT ("values" #>> '{rules,overdueAheadMinutes}')::int FROM settings_versions ORDER BY id DESC LIMIT 1), 120))
      $$;

      -- A hold past its end no longer counts. An overdue trip takes its car some time ahead.
      CREATE VIEW taken_times AS
        SELECT car_id, during, hold_id, rental_id FROM occupancies WHERE expires_at IS NULL OR expires_at > app_now()
        UNION ALL
        SELECT car_id, tstzrange(ends_at, app_now() + overdue_ahead()), NULL, id
          FROM rentals WHERE status = 'ON_TRIP' AND ends_at < app_now();

      CREATE OR REPLACE FUNCTION taken_cars(requested tstzrange) RETURNS SETOF integer LANGUAGE sql STABLE AS
        'SELECT car_id FROM taken_times WHERE during && requested';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION taken_cars(requested tstzrange) RETURNS SETOF integer LANGUAGE sql STABLE AS
        'SELECT car_id FROM occupancies WHERE during && requested AND (expires_at IS NULL OR expires_at > app_now())';
      DROP VIEW taken_times;
      DROP FUNCTION overdue_ahead;
    `);
  }
}
