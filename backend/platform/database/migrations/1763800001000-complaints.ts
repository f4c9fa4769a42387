import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Complaints1763800001000 implements MigrationInterface {
  name = 'Complaints1763800001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const UP = `
  ALTER TABLE documents DROP CONSTRAINT documents_kind_check;
  ALTER TABLE documents ADD CONSTRAINT documents_kind_check CHECK (kind IN ('AADHAAR', 'DRIVING_LICENSE', 'PAYMENT_SCREENSHOT', 'COMPLAINT_IMAGE'));

  CREATE TABLE complaints (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    number text NOT NULL,
    customer_id integer NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    image_id uuid,
    state text NOT NULL DEFAULT 'OPEN',
    decided_by_id integer,
    decided_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT complaints_number_key UNIQUE (number),
    CONSTRAINT complaints_state_check CHECK (state IN ('OPEN', 'ANSWERED', 'RESOLVED')),
    CONSTRAINT complaints_pkey PRIMARY KEY (id)
  );

  CREATE INDEX complaints_customer_idx ON complaints (customer_id, id);

  CREATE INDEX complaints_state_idx ON complaints (state, id);

  CREATE TABLE complaint_answers (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    complaint_id integer NOT NULL,
    staff_id integer NOT NULL,
    text text NOT NULL,
    at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT complaint_answers_pkey PRIMARY KEY (id)
  );

  CREATE INDEX complaint_answers_complaint_idx ON complaint_answers (complaint_id, id);

  ALTER TABLE complaints ADD CONSTRAINT complaints_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id);

  ALTER TABLE complaints ADD CONSTRAINT complaints_image_id_fkey FOREIGN KEY (image_id) REFERENCES documents(id);

  ALTER TABLE complaint_answers ADD CONSTRAINT complaint_answers_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id);
`;

const DOWN = `
  DROP TABLE complaint_answers, complaints;
  DELETE FROM documents WHERE kind = 'COMPLAINT_IMAGE';
  ALTER TABLE documents DROP CONSTRAINT documents_kind_check;
  ALTER TABLE documents ADD CONSTRAINT documents_kind_check CHECK (kind IN ('AADHAAR', 'DRIVING_LICENSE', 'PAYMENT_SCREENSHOT'));
`;
