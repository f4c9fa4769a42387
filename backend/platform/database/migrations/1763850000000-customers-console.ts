import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a customer was suspended and by whom, and what the list of customers is searched and sorted by. */
export class CustomersConsole1763850000000 implements MigrationInterface {
  name = 'CustomersConsole1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const UP = `
  ALTER TABLE customers
    ADD COLUMN suspension_reason text,
    ADD COLUMN suspension_decided_by_id integer,
    ADD COLUMN suspension_decided_at timestamptz;

  -- The words a customer is found by, each by its beginning: name, mobile number, e-mail address.
  CREATE FUNCTION customer_words(email text, mobile text, full_name text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS
    $$ SELECT array_to_tsvector(array_remove(
         regexp_split_to_array(lower(email || ' ' || mobile || ' ' || coalesce(full_name, '')), '\\s+'), '')) $$;

  CREATE INDEX customers_words_idx ON customers USING gin (customer_words(email, mobile, full_name));
  CREATE INDEX customers_name_idx ON customers (full_name, id);
  CREATE INDEX customers_submitted_idx ON customers (submitted_at, id);
  CREATE INDEX customers_approval_idx ON customers (approval, id);
  CREATE INDEX customers_suspended_idx ON customers (id) WHERE suspended_at IS NOT NULL;
  CREATE INDEX customers_open_idx ON customers (id) WHERE suspended_at IS NULL;
`;

const DOWN = `
  DROP INDEX customers_open_idx;
  DROP INDEX customers_suspended_idx;
  DROP INDEX customers_approval_idx;
  DROP INDEX customers_submitted_idx;
  DROP INDEX customers_name_idx;
  DROP INDEX customers_words_idx;
  DROP FUNCTION customer_words(text, text, text);
  ALTER TABLE customers
    DROP COLUMN suspension_decided_at, DROP COLUMN suspension_decided_by_id, DROP COLUMN suspension_reason;
`;
