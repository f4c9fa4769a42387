import type { MigrationInterface, QueryRunner } from 'typeorm';

const CAUSES = (others: string): string => `
  ALTER TABLE rental_moves
    DROP CONSTRAINT rental_moves_cause_check,
    ADD CONSTRAINT rental_moves_cause_check CHECK (cause IS NULL OR to_status = 'NO_SHOW' AND cause IN (
      'NOT_COME', 'NO_LICENCE', 'OTHER_PERSON', 'UNFIT_TO_DRIVE', 'SUSPENDED')${others});
`;

const KINDS = (others: string): string => `
  ALTER TABLE documents
    DROP CONSTRAINT documents_kind_check,
    ADD CONSTRAINT documents_kind_check CHECK (kind IN ('AADHAAR', 'AADHAAR_BACK', 'DRIVING_LICENSE', 'DRIVING_LICENSE_BACK',
      'PAYMENT_SCREENSHOT', 'COMPLAINT_IMAGE'${others}));
`;

/** Cancellations by us with a cause and photos. */
export class OurFault1764661000000 implements MigrationInterface {
  name = 'OurFault1764661000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${CAUSES(` OR to_status = 'CANCELLED' AND cause IN (
        'CAR_NOT_HERE', 'CAR_BROKEN', 'CAR_DIRTY', 'WRONG_CAR', 'VEHICLE_DOCUMENTS', 'OTHER')`)}
      ${KINDS(`, 'RENTAL_PHOTO'`)}
      CREATE TABLE rental_photos (
        document_id uuid NOT NULL,
        move_id integer NOT NULL,
        CONSTRAINT rental_photos_pkey PRIMARY KEY (document_id),
        CONSTRAINT rental_photos_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id),
        CONSTRAINT rental_photos_move_id_fkey FOREIGN KEY (move_id) REFERENCES rental_moves(id)
      );
      CREATE INDEX rental_photos_move_idx ON rental_photos (move_id);
    `);
  }

  /** Fails while a cancellation has a cause or photos. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE rental_photos; ${CAUSES('')} ${KINDS('')}`);
  }
}
