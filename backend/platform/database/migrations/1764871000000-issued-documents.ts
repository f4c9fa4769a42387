import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Receipts, deposit receipts and refund receipts. The commit that records a payment, a held deposit or a sent refund in the
 * ledger issues its document; facts from before have none. A receipt in cash or by card has the number of its document
 * instead of one of its own.
 */
export class IssuedDocuments1764871000000 implements MigrationInterface {
  name = 'IssuedDocuments1764871000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(NUMBERS);
    await runner.query(CONTENT);
    await runner.query(ISSUE);
    await runner.query(TRIGGERS);
    await runner.query(`
      ALTER TABLE payments DROP CONSTRAINT payments_receipt_check,
        ADD CONSTRAINT payments_receipt_check CHECK (receipt_number IS NULL OR method IN ('CASH', 'CARD'));
    `);
  }

  /** Fails if a receipt in cash or by card was issued since: it has no number of its own. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments DROP CONSTRAINT payments_receipt_check,
        ADD CONSTRAINT payments_receipt_check CHECK ((receipt_number IS NOT NULL) = (method IN ('CASH', 'CARD')));
      DROP TRIGGER ledger_entries_documents ON ledger_entries;
      DROP TRIGGER refunds_document ON refunds;
      DROP FUNCTION issue_documents, reissue_refund_receipt, issue_document, deposit_without_receipt, cancel_documents,
                    document_content, next_document_number, document_year;
      DROP TABLE document_cancellations;
      DROP TABLE issued_documents;
      DROP TABLE document_series;
    `);
  }
}

const TABLES = `
  CREATE TABLE document_series (
    series text NOT NULL,
    year text NOT NULL,
    last_number integer NOT NULL DEFAULT 0,
    last_at timestamptz,
    CONSTRAINT document_series_pkey PRIMARY KEY (series, year)
  );

  CREATE TABLE issued_documents (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    number text NOT NULL,
    series text NOT NULL,
    issued_at timestamptz NOT NULL,
    customer_id integer NOT NULL,
    rental_id integer,
    payment_id integer,
    refund_id integer,
    entry_id integer NOT NULL,
    amount_paise integer NOT NULL,
    content jsonb NOT NULL,
    CONSTRAINT issued_documents_pkey PRIMARY KEY (id),
    CONSTRAINT issued_documents_number_key UNIQUE (number),
    CONSTRAINT issued_documents_number_check CHECK (number LIKE series || '/____/______%' AND length(number) <= 16),
    CONSTRAINT issued_documents_series_check CHECK (series IN ('RC', 'DR', 'RR')),
    CONSTRAINT issued_documents_amount_check CHECK (amount_paise > 0)
  );
  CREATE INDEX issued_documents_number_start_idx ON issued_documents (number text_pattern_ops);
  CREATE INDEX issued_documents_series_idx ON issued_documents (series, id);
  CREATE INDEX issued_documents_customer_idx ON issued_documents (customer_id);
  CREATE INDEX issued_documents_rental_idx ON issued_documents (rental_id);
  CREATE INDEX issued_documents_payment_idx ON issued_documents (payment_id);
  CREATE INDEX issued_documents_refund_idx ON issued_documents (refund_id) WHERE refund_id IS NOT NULL;

  -- A document whose payment or refund was taken back keeps its number and its content.
  CREATE TABLE document_cancellations (
    document_id integer NOT NULL,
    at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT document_cancellations_pkey PRIMARY KEY (document_id),
    CONSTRAINT document_cancellations_document_id_fkey FOREIGN KEY (document_id) REFERENCES issued_documents(id)
  );
  CREATE TRIGGER issued_documents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON issued_documents
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER document_cancellations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON document_cancellations
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;

const ZONE = `coalesce((SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata')`;

const NUMBERS = `
  -- The financial year, from April to March in the zone of the business, such as 2627.
  CREATE FUNCTION document_year(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT to_char(day, 'YY') || to_char(day + interval '1 year', 'YY')
      FROM (SELECT (at AT TIME ZONE ${ZONE}) - interval '3 months') AS shifted(day)
  $$;

  -- Locks all series of the year, always in the same order, because a commit can issue documents of several.
  -- A transaction that began earlier can get a later number, so its document has at least the time of the one before.
  CREATE FUNCTION next_document_number(of text, OUT number text, OUT at timestamptz) LANGUAGE plpgsql AS $$
  DECLARE
    current_year text := document_year(app_now());
    next integer;
  BEGIN
    INSERT INTO document_series (series, year)
    SELECT name, current_year FROM unnest(ARRAY['DR', 'RC', 'RR']) AS name ON CONFLICT DO NOTHING;
    PERFORM FROM document_series WHERE year = current_year ORDER BY series FOR NO KEY UPDATE;
    UPDATE document_series SET last_number = last_number + 1, last_at = greatest(last_at, app_now())
     WHERE series = of AND year = current_year RETURNING last_number, last_at INTO next, at;
    number := format('%s/%s/%s', of, current_year, lpad(next::text, greatest(length(next::text), 6), '0'));
  END $$;
`;

const CONTENT = `
  -- The whole content of a document besides its number and amount, as known when it is issued.
  CREATE FUNCTION document_content(of text, entry ledger_entries, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
      'issuedOn', (at AT TIME ZONE ${ZONE})::date,
      'seller', jsonb_build_object(
        'name', coalesce(v ->> 'name', 'Pune City Cars'),
        'address', coalesce(v ->> 'address', '12 Fergusson College Road, Shivajinagar, Pune 411005'),
        'legalName', coalesce(v ->> 'legalName', ''), 'gstin', coalesce(v ->> 'gstin', ''),
        'phone', coalesce(v -> 'phones' ->> 0, '+91 90000 00001'), 'email', coalesce(v -> 'emails' ->> 0, 'hello@example.com')),
      'buyer', (SELECT jsonb_build_object('name', full_name, 'address', address) FROM customers WHERE id = entry.customer_id),
      'rental', (SELECT jsonb_build_object('reference', r.reference, 'kind', r.kind, 'car', concat_ws(' ', c.car_name, c.car_model),
                          'fromDate', r.from_date, 'pickupTime', r.pickup_time, 'toDate', r.to_date, 'dropTime', r.drop_time)
                   FROM rentals r JOIN cars c ON c.id = r.car_id WHERE r.id = entry.rental_id),
      'payment', (SELECT jsonb_build_object('method', method,
                           'transactionId', CASE WHEN method IN ('UPI', 'BANK_TRANSFER') THEN transaction_id END)
                    FROM payments WHERE id = entry.payment_id),
      'refund', (SELECT jsonb_build_object('method', method, 'reference', reference, 'sentOn', sent_on,
                          'refersTo', (SELECT coalesce(jsonb_agg(d.number ORDER BY d.id), '[]') FROM issued_documents d
                                        WHERE d.payment_id = entry.payment_id AND d.refund_id IS NULL
                                          AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id)))
                   FROM refunds WHERE id = entry.refund_id),
      'dueOn', CASE WHEN of = 'DR' THEN deposit_due_on(entry.rental_id) END)
      FROM (SELECT (SELECT "values" FROM settings_versions ORDER BY id DESC LIMIT 1)) AS settings(v)
  $$;
`;

const ISSUE = `
  CREATE FUNCTION issue_document(of text, entry ledger_entries, amount integer) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF amount = 0 THEN RETURN; END IF;
    INSERT INTO issued_documents (number, series, issued_at, customer_id, rental_id, payment_id, refund_id, entry_id, amount_paise, content)
    SELECT n.number, of, n.at, entry.customer_id, entry.rental_id, entry.payment_id, entry.refund_id, entry.id, amount,
           document_content(of, entry, n.at)
      FROM next_document_number(of) AS n;
  END $$;

  CREATE FUNCTION cancel_documents(payment integer, refund integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO document_cancellations (document_id)
    SELECT id FROM issued_documents
     WHERE CASE WHEN refund IS NULL THEN payment_id = payment AND refund_id IS NULL ELSE refund_id = refund END
    ON CONFLICT DO NOTHING
  $$;

  -- What is held for a rental beyond its deposit receipts.
  CREATE FUNCTION deposit_without_receipt(of integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT greatest(m.held - (SELECT coalesce(sum(d.amount_paise), 0) FROM issued_documents d
                               WHERE d.rental_id = of AND d.series = 'DR'
                                 AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id)), 0)::int
      FROM rental_money(of) m
  $$;

  -- Runs at the commit, so a payment and the deposit that it leads to are both known.
  CREATE FUNCTION issue_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    deposit integer := 0;
  BEGIN
    IF NEW.kind = 'VERIFIED_REVERSED' THEN PERFORM cancel_documents(NEW.payment_id, NULL);
    ELSIF NEW.kind = 'REFUND_RETURNED' THEN PERFORM cancel_documents(NULL, NEW.refund_id);
    ELSIF NEW.kind = 'REFUND_SENT' THEN PERFORM issue_document('RR', NEW, NEW.amount_paise);
    ELSE
      IF NEW.rental_id IS NOT NULL THEN deposit := least(deposit_without_receipt(NEW.rental_id), NEW.amount_paise); END IF;
      IF NEW.kind = 'VERIFIED' THEN PERFORM issue_document('RC', NEW, NEW.amount_paise - deposit); END IF;
      PERFORM issue_document('DR', NEW, deposit);
    END IF;
    RETURN NULL;
  END $$;

  -- A corrected reference is that of the transfer, so the receipt with the wrong one is replaced.
  CREATE FUNCTION reissue_refund_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    entry ledger_entries;
  BEGIN
    SELECT e.* INTO entry FROM issued_documents d JOIN ledger_entries e ON e.id = d.entry_id
     WHERE d.refund_id = NEW.id AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id);
    IF FOUND THEN
      PERFORM cancel_documents(NULL, NEW.id);
      PERFORM issue_document('RR', entry, entry.amount_paise);
    END IF;
    RETURN NULL;
  END $$;
`;

// Entries of facts that are older than their transaction are added for the previous version and get no document.
const TRIGGERS = `
  CREATE CONSTRAINT TRIGGER ledger_entries_documents AFTER INSERT ON ledger_entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (NEW.kind IN ('VERIFIED', 'VERIFIED_REVERSED', 'DEPOSIT_HELD', 'REFUND_SENT', 'REFUND_RETURNED')
          AND NEW.reverses IS NULL AND NEW.at >= app_now())
    EXECUTE FUNCTION issue_documents();
  CREATE CONSTRAINT TRIGGER refunds_document AFTER UPDATE OF reference ON refunds
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.state = 'SENT' AND NEW.state = 'SENT' AND NEW.reference <> OLD.reference)
    EXECUTE FUNCTION reissue_refund_receipt();
`;
