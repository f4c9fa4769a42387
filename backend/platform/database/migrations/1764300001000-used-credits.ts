import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UsedCredits1764300001000 implements MigrationInterface {
  name = 'UsedCredits1764300001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const UP = `
  SET LOCAL statement_timeout = 0;
  ALTER TABLE statements ADD shared_words text[] NOT NULL DEFAULT '{}';
  ALTER TABLE statement_rows ADD words text[] NOT NULL DEFAULT '{}';
  UPDATE statement_rows SET words = ids WHERE amount_paise > 0;
  UPDATE statements s SET shared_words = ARRAY(
    SELECT w.word FROM statement_rows r, unnest(r.words) AS w(word) WHERE r.statement_id = s.id
     GROUP BY w.word
    HAVING count(DISTINCT (r.day, r.amount_paise, r.text, r.words)) > 1
        OR (count(*) > 1 AND w.word !~ '^[0-9]{12}$'));
  CREATE INDEX statement_rows_words_idx ON statement_rows USING gin (words) WITH (fastupdate = off);

  CREATE TABLE used_credit_ids (
    id text NOT NULL,
    payment_id integer NOT NULL,
    statement_id integer NOT NULL,
    line integer NOT NULL,
    CONSTRAINT used_credit_ids_pkey PRIMARY KEY (id)
  );
  CREATE INDEX used_credit_ids_payment_idx ON used_credit_ids (payment_id);
  ALTER TABLE used_credit_ids ADD CONSTRAINT used_credit_ids_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);
  ALTER TABLE used_credit_ids ADD CONSTRAINT used_credit_ids_statement_id_line_fkey
    FOREIGN KEY (statement_id, line) REFERENCES statement_rows(statement_id, line);
`;

const DOWN = `
  DROP TABLE used_credit_ids;
  ALTER TABLE statement_rows DROP words;
  ALTER TABLE statements DROP shared_words;
`;
