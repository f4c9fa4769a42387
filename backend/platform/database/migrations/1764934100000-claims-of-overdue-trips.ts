import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The claim of an overdue trip ends at a half hour, and its buffer follows. */
export class ClaimsOfOverdueTrips1764934100000 implements MigrationInterface {
  name = 'ClaimsOfOverdueTrips1764934100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION overdue_claim_end(buffer_minutes integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
        SELECT date_bin('30 minutes', app_now() + overdue_ahead() + interval '30 minutes' - interval '1 microsecond', timestamptz '2000-01-01 00:00+00')
               + make_interval(mins => buffer_minutes)
      $$;
      ${TAKEN_TIMES('overdue_claim_end(buffer_minutes)')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${TAKEN_TIMES('app_now() + overdue_ahead()')}
      DROP FUNCTION overdue_claim_end;
    `);
  }
}

const TAKEN_TIMES = (claimEnd: string): string => `
  CREATE OR REPLACE VIEW taken_times AS
    SELECT car_id, during, hold_id, rental_id FROM occupancies WHERE expires_at IS NULL OR expires_at > app_now()
    UNION ALL
    SELECT car_id, tstzrange(ends_at, ${claimEnd}), NULL, id
      FROM rentals WHERE status = 'ON_TRIP' AND ends_at < app_now();
`;
