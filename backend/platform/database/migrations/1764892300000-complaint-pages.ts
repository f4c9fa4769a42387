import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pages of the complaint book (Form 7), numbered in series CB like issued documents. A page goes with its complaint. */
export class ComplaintPages1764892300000 implements MigrationInterface {
  name = 'ComplaintPages1764892300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(numbers(`'BL', 'CB', 'CM', 'CN', 'DR', 'IN', 'RC', 'RF', 'RR', 'RV'`));
    await runner.query(`
      CREATE TABLE complaint_pages (
        complaint_id integer NOT NULL,
        number text NOT NULL,
        at timestamptz NOT NULL,
        content jsonb NOT NULL,
        duplicate_sent_on date,
        CONSTRAINT complaint_pages_pkey PRIMARY KEY (complaint_id),
        CONSTRAINT complaint_pages_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id) ON DELETE CASCADE,
        CONSTRAINT complaint_pages_number_key UNIQUE (number),
        CONSTRAINT complaint_pages_number_check CHECK (number LIKE 'CB/____/______%' AND length(number) <= 16)
      );
      CREATE INDEX complaint_pages_unsent_idx ON complaint_pages (at) WHERE duplicate_sent_on IS NULL;
      CREATE TRIGGER complaint_pages_append_only BEFORE UPDATE OF complaint_id, number, at, content ON complaint_pages
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      -- The insertion comes with that of the complaint, which has a notice of its own.
      CREATE TRIGGER complaint_pages_noticed AFTER UPDATE ON complaint_pages
        FOR EACH STATEMENT EXECUTE FUNCTION send_notice('work');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE complaint_pages');
    await runner.query(numbers(`'BL', 'CM', 'CN', 'DR', 'IN', 'RC', 'RF', 'RR', 'RV'`));
  }
}

const numbers = (counted: string): string => `
  CREATE OR REPLACE FUNCTION next_document_number(of text, OUT number text, OUT at timestamptz) LANGUAGE plpgsql AS $$
  DECLARE
    current_year text := document_year(app_now());
    next integer;
  BEGIN
    INSERT INTO document_series (series, year)
    SELECT name, current_year FROM unnest(ARRAY[${counted}]) AS name ON CONFLICT DO NOTHING;
    PERFORM FROM document_series WHERE year = current_year ORDER BY series FOR NO KEY UPDATE;
    UPDATE document_series SET last_number = last_number + 1, last_at = greatest(last_at, app_now())
     WHERE series = of AND year = current_year RETURNING last_number, last_at INTO next, at;
    number := format('%s/%s/%s', of, current_year, lpad(next::text, greatest(length(next::text), 6), '0'));
  END $$;
`;
