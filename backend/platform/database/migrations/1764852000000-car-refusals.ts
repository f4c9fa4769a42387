import type { MigrationInterface, QueryRunner } from 'typeorm';

const CAUSES = (ofCancellation: string): string => `
  ALTER TABLE rental_moves
    DROP CONSTRAINT rental_moves_cause_check,
    ADD CONSTRAINT rental_moves_cause_check CHECK (cause IS NULL OR to_status = 'NO_SHOW' AND cause IN (
      'NOT_COME', 'NO_LICENCE', 'OTHER_PERSON', 'UNFIT_TO_DRIVE', 'SUSPENDED') OR to_status = 'CANCELLED' AND cause IN (
      'CAR_NOT_HERE', 'CAR_BROKEN', 'CAR_DIRTY', 'WRONG_CAR', 'VEHICLE_DOCUMENTS', 'OTHER'${ofCancellation})) NOT VALID;
`;
const VALIDATE = 'ALTER TABLE rental_moves VALIDATE CONSTRAINT rental_moves_cause_check';

/** Customers who do not accept the car at the pickup. */
export class CarRefusals1764852000000 implements MigrationInterface {
  name = 'CarRefusals1764852000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE car_refusals (
        id integer GENERATED ALWAYS AS IDENTITY,
        rental_id integer NOT NULL,
        cause text NOT NULL,
        note text,
        state text NOT NULL DEFAULT 'OPEN',
        reported_at timestamptz NOT NULL DEFAULT app_now(),
        answer text,
        answered_by_id integer,
        answered_at timestamptz,
        CONSTRAINT car_refusals_pkey PRIMARY KEY (id),
        CONSTRAINT car_refusals_rental_id_fkey FOREIGN KEY (rental_id) REFERENCES rentals(id),
        CONSTRAINT car_refusals_cause_check CHECK (cause IN ('DIRTY', 'UNSAFE', 'WRONG_CAR', 'DAMAGED', 'OTHER')),
        CONSTRAINT car_refusals_state_check CHECK (state IN ('OPEN', 'FIXED', 'ACCEPTED', 'NOT_ACCEPTED', 'REFUNDED'))
      );
      CREATE INDEX car_refusals_rental_idx ON car_refusals (rental_id);
      CREATE UNIQUE INDEX car_refusals_open_key ON car_refusals (rental_id) WHERE state IN ('OPEN', 'FIXED');
      CREATE TRIGGER car_refusals_noticed AFTER INSERT OR UPDATE ON car_refusals
        FOR EACH STATEMENT EXECUTE FUNCTION send_notice('work');
      CREATE TABLE car_refusal_photos (
        document_id uuid NOT NULL,
        refusal_id integer NOT NULL,
        of_answer boolean NOT NULL,
        CONSTRAINT car_refusal_photos_pkey PRIMARY KEY (document_id),
        CONSTRAINT car_refusal_photos_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id),
        CONSTRAINT car_refusal_photos_refusal_id_fkey FOREIGN KEY (refusal_id) REFERENCES car_refusals(id)
      );
      CREATE INDEX car_refusal_photos_refusal_idx ON car_refusal_photos (refusal_id);
      ${CAUSES(`, 'REFUSED_CAR'`)}
    `);
    await runner.query(VALIDATE);
  }

  /** Fails while a rental was cancelled because of a refused car. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE car_refusal_photos; DROP TABLE car_refusals; ${CAUSES('')}`);
    await runner.query(VALIDATE);
  }
}
