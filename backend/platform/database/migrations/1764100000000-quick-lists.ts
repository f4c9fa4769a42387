import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lists of the console need to stay quick however many rows there are: their orders, their searches, their totals. */
export class QuickLists1764100000000 implements MigrationInterface {
  name = 'QuickLists1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const UP = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;

  -- The orders of the lists, and what is over on the timeline.
  CREATE INDEX rentals_id_idx ON rentals (kind, id);
  CREATE INDEX rentals_starts_idx ON rentals (kind, starts_at, id);
  CREATE INDEX rentals_total_idx ON rentals (kind, total_paise, id);
  CREATE INDEX rentals_status_starts_idx ON rentals (kind, status, starts_at, id);
  CREATE INDEX rentals_status_total_idx ON rentals (kind, status, total_paise, id);
  CREATE INDEX rentals_over_idx ON rentals (car_id, starts_at, ends_at) WHERE status IN ('RETURNED', 'CLOSED');
  CREATE INDEX payments_amount_idx ON payments (amount_paise, id);
  CREATE INDEX payments_status_amount_idx ON payments (status, amount_paise, id);
  CREATE INDEX payments_owed_idx ON payments (id)
    WHERE status = 'REFUND_DUE' OR (slot_lost_at IS NOT NULL AND rental_id IS NULL AND status = 'SUBMITTED');
  CREATE INDEX complaints_subject_idx ON complaints (subject, id);

  -- The beginnings and parts of texts that people search by, in every collation.
  CREATE INDEX customers_mobile_start_idx ON customers (mobile text_pattern_ops);
  CREATE INDEX customers_name_start_idx ON customers (lower(full_name) text_pattern_ops);
  CREATE INDEX rentals_reference_start_idx ON rentals (reference text_pattern_ops);
  CREATE INDEX payments_transaction_start_idx ON payments (transaction_id text_pattern_ops);
  CREATE INDEX complaints_number_start_idx ON complaints (number text_pattern_ops);
  CREATE INDEX complaints_subject_part_idx ON complaints USING gin (lower(subject) gin_trgm_ops);

  -- How many rows of each kind and status there are, as changes to be added up: a row is only ever added, so that no two
  -- transactions wait for each other. Every 256th change sums up those that nobody else is summing up.
  CREATE TABLE tallies (
    id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
    list text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    change bigint NOT NULL,
    CONSTRAINT tallies_pkey PRIMARY KEY (id)
  );

  CREATE FUNCTION keep_tally() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    kind_column text := TG_ARGV[0];
    changes text := concat_ws(' UNION ALL ',
      CASE WHEN TG_OP <> 'DELETE' THEN format('SELECT %I AS kind, status, 1 AS change FROM fresh', kind_column) END,
      CASE WHEN TG_OP <> 'INSERT' THEN format('SELECT %I AS kind, status, -1 AS change FROM stale', kind_column) END);
    is_turn boolean;
  BEGIN
    EXECUTE format('WITH added AS (INSERT INTO tallies (list, kind, status, change)
        SELECT %L, kind, status, sum(change) FROM (%s) changes GROUP BY kind, status HAVING sum(change) <> 0 RETURNING id)
      SELECT bool_or(mod(id, 256) = 0) FROM added', TG_TABLE_NAME, changes) INTO is_turn;
    IF is_turn THEN
      WITH summed AS (
        DELETE FROM tallies WHERE id IN (SELECT id FROM tallies FOR UPDATE SKIP LOCKED) RETURNING list, kind, status, change)
      INSERT INTO tallies (list, kind, status, change)
      SELECT list, kind, status, sum(change) FROM summed GROUP BY list, kind, status;
    END IF;
    RETURN NULL;
  END $$;

  INSERT INTO tallies (list, kind, status, change) SELECT 'rentals', kind, status, count(*) FROM rentals GROUP BY kind, status;
  INSERT INTO tallies (list, kind, status, change) SELECT 'payments', type, status, count(*) FROM payments GROUP BY type, status;

  CREATE TRIGGER rentals_added AFTER INSERT ON rentals REFERENCING NEW TABLE AS fresh
    FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('kind');
  CREATE TRIGGER rentals_changed AFTER UPDATE ON rentals REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
    FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('kind');
  CREATE TRIGGER rentals_removed AFTER DELETE ON rentals REFERENCING OLD TABLE AS stale
    FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('kind');
  CREATE TRIGGER payments_added AFTER INSERT ON payments REFERENCING NEW TABLE AS fresh
    FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('type');
  CREATE TRIGGER payments_changed AFTER UPDATE ON payments REFERENCING OLD TABLE AS stale NEW TABLE AS fresh
    FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('type');
  CREATE TRIGGER payments_removed AFTER DELETE ON payments REFERENCING OLD TABLE AS stale
    FOR EACH STATEMENT EXECUTE FUNCTION keep_tally('type');
`;

const DOWN = `
  DROP TRIGGER rentals_added ON rentals;
  DROP TRIGGER rentals_changed ON rentals;
  DROP TRIGGER rentals_removed ON rentals;
  DROP TRIGGER payments_added ON payments;
  DROP TRIGGER payments_changed ON payments;
  DROP TRIGGER payments_removed ON payments;
  DROP FUNCTION keep_tally();
  DROP TABLE tallies;
  DROP INDEX rentals_id_idx, rentals_starts_idx, rentals_total_idx, rentals_status_starts_idx, rentals_status_total_idx, rentals_over_idx, payments_amount_idx, payments_status_amount_idx, payments_owed_idx, complaints_subject_idx,
    customers_mobile_start_idx, customers_name_start_idx, rentals_reference_start_idx, payments_transaction_start_idx,
    complaints_number_start_idx, complaints_subject_part_idx;
  DROP EXTENSION pg_trgm;
`;
