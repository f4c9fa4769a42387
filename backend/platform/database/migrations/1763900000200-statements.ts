import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Statements1763900000200 implements MigrationInterface {
  name = 'Statements1763900000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE statement_rows, statements, statement_layouts');
  }
}

const UP = `
  CREATE TABLE statements (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    name text NOT NULL,
    content_hash text NOT NULL,
    from_day date,
    to_day date,
    row_count integer NOT NULL,
    left_out integer NOT NULL,
    created_by_id integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT statements_content_hash_key UNIQUE (content_hash),
    CONSTRAINT statements_pkey PRIMARY KEY (id)
  );

  CREATE TABLE statement_rows (
    statement_id integer NOT NULL,
    line integer NOT NULL,
    ids text[] NOT NULL,
    amount_paise bigint NOT NULL,
    day date,
    text text,
    problem text,
    CONSTRAINT statement_rows_amount_check CHECK (amount_paise >= 0),
    CONSTRAINT statement_rows_pkey PRIMARY KEY (statement_id, line)
  );

  CREATE TABLE statement_layouts (
    header_hash text NOT NULL,
    mapping jsonb NOT NULL,
    saved_by_id integer NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT statement_layouts_pkey PRIMARY KEY (header_hash)
  );

  ALTER TABLE statement_rows ADD CONSTRAINT statement_rows_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES statements(id);
`;
