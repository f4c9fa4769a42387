import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed a car last, which agreement a rental was made under, and who blocked a car. */
export class FleetConsole1763703000000 implements MigrationInterface {
  name = 'FleetConsole1763703000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const UP = `
  ALTER TABLE cars
    ADD COLUMN version integer NOT NULL DEFAULT 1,
    ADD COLUMN changed_by_id integer,
    ADD COLUMN changed_at timestamptz;

  ALTER TABLE rentals ADD COLUMN agreement_id integer;
  ALTER TABLE rentals ADD CONSTRAINT rentals_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES car_agreements(id);
  UPDATE rentals SET agreement_id =
    (SELECT max(a.id) FROM car_agreements a WHERE a.car_id = rentals.car_id AND a.created_at <= rentals.created_at);

  ALTER TABLE occupancies
    ADD COLUMN blocked_by_id integer,
    ADD COLUMN blocked_at timestamptz;
  CREATE INDEX occupancies_block_idx ON occupancies (id) WHERE block_reason IS NOT NULL;
`;

const DOWN = `
  DROP INDEX occupancies_block_idx;
  ALTER TABLE occupancies DROP COLUMN blocked_at, DROP COLUMN blocked_by_id;
  ALTER TABLE rentals DROP COLUMN agreement_id;
  ALTER TABLE cars DROP COLUMN changed_at, DROP COLUMN changed_by_id, DROP COLUMN version;
`;
