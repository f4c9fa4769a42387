import type { MigrationInterface, QueryRunner } from 'typeorm';

const TAKEN_TIMES = (more: string): string => `
  CREATE OR REPLACE VIEW taken_times AS
    SELECT car_id, during, hold_id, rental_id FROM occupancies WHERE expires_at IS NULL OR expires_at > app_now()
    UNION ALL
    SELECT car_id, tstzrange(ends_at, overdue_claim_end(buffer_minutes)), NULL, id
      FROM rentals WHERE status = 'ON_TRIP' AND ends_at < app_now()
    ${more};
`;

/** A trip whose claim ends at the next claim, because its return was undone, takes its car until its agreed end. */
export class TimesOfTrips1765001520000 implements MigrationInterface {
  name = 'TimesOfTrips1765001520000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      TAKEN_TIMES(`
    UNION ALL
    SELECT car_id, tstzrange(claim_ends_at, ends_at + make_interval(mins => buffer_minutes)), NULL, id
      FROM rentals
     WHERE status = 'ON_TRIP' AND claim_ends_at IS NOT NULL AND ends_at >= app_now()
       AND claim_ends_at < ends_at + make_interval(mins => buffer_minutes)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(TAKEN_TIMES(''));
  }
}
