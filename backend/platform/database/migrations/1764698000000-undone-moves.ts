import type { MigrationInterface, QueryRunner } from 'typeorm';

const CLAIM_CHECK = (claimEnd: string): string => `
  CREATE OR REPLACE FUNCTION check_rental_claim(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    rental rentals%ROWTYPE;
    claims integer;
    right_claims integer;
  BEGIN
    SELECT * INTO rental FROM rentals WHERE id = checked_id;
    SELECT count(*), count(*) FILTER (WHERE car_id = rental.car_id AND during = tstzrange(rental.starts_at, ${claimEnd}))
      INTO claims, right_claims FROM occupancies WHERE rental_id = checked_id;
    IF rental.status IN ('PENDING', 'CONFIRMED', 'ON_TRIP') THEN
      IF claims <> 1 OR right_claims <> 1 THEN
        RAISE EXCEPTION 'rental % is % and has % claims on its car, % of them for its own time',
          checked_id, rental.status, claims, right_claims
          USING ERRCODE = 'check_violation', TABLE = 'rentals', CONSTRAINT = 'rental_claims_its_time';
      END IF;
    ELSIF claims <> 0 THEN
      RAISE EXCEPTION 'rental % is % and still has a claim on its car', checked_id, coalesce(rental.status, 'missing')
        USING ERRCODE = 'check_violation', TABLE = 'rentals', CONSTRAINT = 'ended_rental_claims_nothing';
    END IF;
  END $$;
`;

const RENTALS_CHECKED = (more: string): string => `
  DROP TRIGGER rentals_checked ON rentals;
  CREATE CONSTRAINT TRIGGER rentals_checked
    AFTER INSERT OR DELETE OR UPDATE OF status, car_id, starts_at, ends_at, buffer_minutes${more} ON rentals
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_rental();
`;

const AGREED_END = 'rental.ends_at + make_interval(mins => rental.buffer_minutes)';

/** Changes of state that were undone. The claim of a trip whose return was undone ends at the next claim of its car. */
export class UndoneMoves1764698000000 implements MigrationInterface {
  name = 'UndoneMoves1764698000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rental_moves
        ADD COLUMN undoes integer,
        ADD CONSTRAINT rental_moves_undoes_key UNIQUE (undoes),
        ADD CONSTRAINT rental_moves_undoes_fkey FOREIGN KEY (undoes) REFERENCES rental_moves(id);
      -- The moves that were not undone. Trips, deadlines and reports read these.
      CREATE VIEW valid_moves AS
        SELECT m.* FROM rental_moves m
         WHERE m.undoes IS NULL AND NOT EXISTS (SELECT FROM rental_moves u WHERE u.undoes = m.id);
      ALTER TABLE rentals
        ADD COLUMN claim_ends_at timestamptz,
        ADD CONSTRAINT rentals_claim_check CHECK (claim_ends_at > starts_at);
      ${CLAIM_CHECK(`coalesce(rental.claim_ends_at, ${AGREED_END})`)}
      ${RENTALS_CHECKED(', claim_ends_at')}
    `);
  }

  /** The next change of a trip whose claim ends early fails afterwards. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${CLAIM_CHECK(AGREED_END)}
      ${RENTALS_CHECKED('')}
      ALTER TABLE rentals DROP COLUMN claim_ends_at;
      DROP VIEW valid_moves;
      ALTER TABLE rental_moves DROP COLUMN undoes;
    `);
  }
}
