import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bills and credit memos of rentals that were placed or still going on when this migration ran. Each contains the difference
 * between the income of a rental in the ledger and its earlier bills, so that no amount is billed twice.
 */
export class Bills1764873100000 implements MigrationInterface {
  name = 'Bills1764873100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(series(`'RC', 'DR', 'RR', 'AG', 'BL', 'CM'`, `'AG', 'BL', 'CM'`));
    await runner.query(numbers(`'BL', 'CM', 'DR', 'RC', 'RR'`));
    await runner.query(QUEUE);
    await runner.query(UNBILLED);
    await runner.query(ISSUE);
  }

  /** Fails once a bill was issued: documents do not change. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER ledger_entries_to_bill ON ledger_entries;
      DROP TRIGGER rentals_to_bill ON rentals;
      DROP FUNCTION issue_bill, bill_lines, unbilled, bill_charge, bill_rental;
      DROP TABLE rental_bills;
    `);
    await runner.query(numbers(`'DR', 'RC', 'RR'`));
    await runner.query(series(`'RC', 'DR', 'RR', 'AG'`, `'AG'`));
  }
}

const series = (all: string, withoutEntry: string): string => `
  ALTER TABLE issued_documents DROP CONSTRAINT issued_documents_series_check, DROP CONSTRAINT issued_documents_entry_check,
    ADD CONSTRAINT issued_documents_series_check CHECK (series IN (${all})),
    ADD CONSTRAINT issued_documents_entry_check CHECK ((entry_id IS NULL) = (series IN (${withoutEntry})));
`;

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

const QUEUE = `
  CREATE TABLE rental_bills (
    rental_id integer NOT NULL,
    is_due boolean NOT NULL DEFAULT true,
    CONSTRAINT rental_bills_pkey PRIMARY KEY (rental_id),
    CONSTRAINT rental_bills_rental_id_fkey FOREIGN KEY (rental_id) REFERENCES rentals(id)
  );
  CREATE INDEX rental_bills_due_idx ON rental_bills (rental_id) WHERE is_due;
  INSERT INTO rental_bills (rental_id) SELECT id FROM rentals WHERE status IN ('PENDING', 'CONFIRMED', 'ON_TRIP');

  CREATE FUNCTION bill_rental() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO rental_bills (rental_id) VALUES (NEW.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER rentals_to_bill AFTER INSERT ON rentals FOR EACH ROW WHEN (NEW.status = 'PENDING') EXECUTE FUNCTION bill_rental();

  CREATE FUNCTION bill_charge() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE rental_bills SET is_due = true WHERE rental_id = NEW.rental_id AND NOT is_due;
    RETURN NULL;
  END $$;
  CREATE TRIGGER ledger_entries_to_bill AFTER INSERT ON ledger_entries FOR EACH ROW
    WHEN ('INCOME' IN (NEW.debit, NEW.credit)) EXECUTE FUNCTION bill_charge();
`;

const UNBILLED = `
  -- Income less bills and more credit memos: of the fare, whose line is null, and of each line of settlements.
  CREATE FUNCTION unbilled(of integer) RETURNS TABLE (line_id integer, amount integer) LANGUAGE sql STABLE AS $$
    SELECT line, sum(difference)::int
      FROM (SELECT e.line_id, CASE e.credit WHEN 'INCOME' THEN e.amount_paise ELSE -e.amount_paise END
              FROM ledger_entries e WHERE e.rental_id = of AND 'INCOME' IN (e.debit, e.credit)
            UNION ALL
            SELECT l."lineId", CASE d.series WHEN 'BL' THEN -l.amount ELSE l.amount END
              FROM issued_documents d
             CROSS JOIN LATERAL jsonb_to_recordset(d.content -> 'lines') AS l("lineId" integer, amount integer)
             WHERE d.rental_id = of AND d.series IN ('BL', 'CM')) AS known(line, difference)
     GROUP BY line HAVING sum(difference) <> 0
  $$;

  -- The lines of the next bill, or of the next credit memo; null without a line.
  CREATE FUNCTION bill_lines(of text, rental rentals) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_agg(jsonb_build_object('lineId', u.line_id, 'amount', abs(u.amount), 'text', l.text, 'textKey', l.text_key,
             'kind', CASE WHEN l.id IS NOT NULL THEN l.kind
                          WHEN of = 'CM' THEN CASE WHEN EXISTS (SELECT FROM ledger_entries WHERE rental_id = rental.id AND kind = 'WAIVED')
                                                   THEN 'WAIVED' ELSE 'LOWERED' END
                          WHEN rental.status NOT IN ('RETURNED', 'CLOSED') THEN rental.status
                          WHEN u.amount = rental.total_paise THEN 'FARE' ELSE 'PART' END) ORDER BY u.line_id NULLS FIRST)
      FROM unbilled(rental.id) u LEFT JOIN settlement_lines l ON l.id = u.line_id
     WHERE CASE of WHEN 'BL' THEN u.amount > 0 ELSE u.amount < 0 END
  $$;
`;

const ISSUE = `
  -- Issues a bill (BL) or a credit memo (CM) for what is not billed yet, and returns its number; null if there is nothing.
  -- A bill names the receipts of the rental, a credit memo its bills. The transaction has locked the rental.
  CREATE FUNCTION issue_bill(of text, rental_of integer) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    rental rentals;
    lines jsonb;
    issued text;
  BEGIN
    SELECT * INTO rental FROM rentals WHERE id = rental_of;
    lines := bill_lines(of, rental);
    IF lines IS NULL THEN RETURN NULL; END IF;
    INSERT INTO issued_documents (number, series, version, issued_at, customer_id, rental_id, amount_paise, content)
    SELECT n.number, of, (SELECT coalesce(max(version), 0) + 1 FROM issued_documents d WHERE d.rental_id = rental.id AND d.series = of),
           n.at, rental.customer_id, rental.id, (SELECT sum((line -> 'amount')::int) FROM jsonb_array_elements(lines) AS line),
           document_parties(rental.customer_id, rental.id, n.at) || jsonb_build_object('lines', lines,
             'fareLines', CASE WHEN lines #>> '{0,kind}' = 'FARE' THEN rental.fare -> 'lines' END,
             'refersTo', (SELECT coalesce(jsonb_agg(d.number ORDER BY d.id), '[]') FROM issued_documents d
                           WHERE d.rental_id = rental.id AND d.series = CASE of WHEN 'BL' THEN 'RC' ELSE 'BL' END
                             AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id)))
      FROM next_document_number(of) AS n RETURNING issued_documents.number INTO issued;
    RETURN issued;
  END $$;
`;
