import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Documents of rentals with tax terms: receipt voucher (RV), refund voucher (RF), tax invoice (IN) and credit note (CN) in
 * place of RC, RR, BL and CM. A rental without tax terms has the documents of before.
 */
export class GstDocuments1764880100000 implements MigrationInterface {
  name = 'GstDocuments1764880100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rentals ADD COLUMN company_name text, ADD COLUMN company_gstin text,
        ADD CONSTRAINT rentals_company_check CHECK ((company_name IS NULL) = (company_gstin IS NULL));
    `);
    await runner.query(checks(`, 'RV', 'RF', 'IN', 'CN'`, `, 'IN', 'CN'`));
    await runner.query(numbers(`'BL', 'CM', 'CN', 'DR', 'IN', 'RC', 'RF', 'RR', 'RV'`));
    await runner.query(TAX);
    await runner.query(content(' || document_tax(of, entry)'));
    await runner.query(issue('money_series(NEW)', 'money_series(NEW)', 'money_series(entry)'));
    await runner.query(bills({ billed: `'BL', 'IN'`, credited: `'CM', 'CN'`, treatment: TREATMENT }));
    await runner.query(BILL);
  }

  /** Fails once a document of rentals with tax terms was issued: documents do not change. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(checks('', ''));
    await runner.query(numbers(`'BL', 'CM', 'DR', 'RC', 'RR'`));
    await runner.query(content(''));
    await runner.query(issue(`'RC'`, `'RR'`, `'RR'`));
    await runner.query(bills({ billed: `'BL'`, credited: `'CM'`, treatment: '' }));
    await runner.query(BILL_BEFORE);
    await runner.query(`
      DROP FUNCTION document_tax, money_series, refunded_deposit, unadjusted_advances, tax_of;
      ALTER TABLE rentals DROP CONSTRAINT rentals_company_check, DROP COLUMN company_name, DROP COLUMN company_gstin;
    `);
  }
}

const checks = (series: string, withoutEntry: string): string => `
  ALTER TABLE issued_documents DROP CONSTRAINT issued_documents_series_check, DROP CONSTRAINT issued_documents_entry_check,
    ADD CONSTRAINT issued_documents_series_check CHECK (series IN ('RC', 'DR', 'RR', 'AG', 'BL', 'CM', 'SS'${series})),
    ADD CONSTRAINT issued_documents_entry_check CHECK ((entry_id IS NULL) = (series IN ('AG', 'BL', 'CM', 'SS'${withoutEntry})));
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

const VALID = 'NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id)';
const NEWEST = `(SELECT "values" FROM settings_versions ORDER BY id DESC LIMIT 1)`;

const TAX = `
  -- The company of the customer, and the tax of a series that has it. IGST is for a GSTIN of another state only.
  CREATE FUNCTION tax_of(of text, rental integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN r.company_name IS NULL THEN '{}'
                ELSE jsonb_build_object('company', jsonb_build_object('name', r.company_name, 'gstin', r.company_gstin)) END
        || CASE WHEN of NOT IN ('RV', 'RF', 'IN', 'CN') THEN '{}'
                ELSE jsonb_build_object('tax', jsonb_build_object('sac', r.charges #> '{gst,sac}', 'rate', r.charges #> '{gst,rate}',
                       'interstate', coalesce((r.charges #>> '{gst,b2bInterstate}')::boolean
                                              AND left(r.company_gstin, 2) <> left(${NEWEST} ->> 'gstin', 2), false))) END
      FROM rentals r WHERE r.id = rental AND r.charges ? 'gst'
  $$;

  -- The part of a refund that returns deposit, which has no tax: released, and returned by no earlier refund of the rental.
  CREATE FUNCTION refunded_deposit(entry ledger_entries) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT least(entry.amount_paise, greatest(
             (SELECT coalesce(sum(amount), 0) FROM ledger_figures WHERE rental_id = entry.rental_id AND figure = 'DEPOSIT_RETURNED')
             - (SELECT coalesce(sum((d.content ->> 'untaxed')::int), 0) FROM issued_documents d
                 WHERE d.rental_id = entry.rental_id AND d.refund_id <> entry.refund_id AND ${VALID}), 0))::int
  $$;

  -- Advances of a rental that neither a refund voucher has returned nor an invoice contains.
  CREATE FUNCTION unadjusted_advances(rental integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT greatest(coalesce(sum(CASE d.series WHEN 'RV' THEN d.amount_paise
                                               WHEN 'RF' THEN (d.content ->> 'untaxed')::int - d.amount_paise
                                               ELSE -(d.content ->> 'adjusted')::int END), 0), 0)::int
      FROM issued_documents d WHERE d.rental_id = rental AND d.series IN ('RV', 'RF', 'IN') AND ${VALID}
  $$;

  -- A payment before the return is an advance unless an invoice came first. A refund voucher is for a rental without a trip.
  CREATE FUNCTION money_series(entry ledger_entries) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN entry.kind = 'REFUND_SENT' THEN
                  CASE WHEN r.status NOT IN ('ON_TRIP', 'RETURNED', 'CLOSED') AND refunded_deposit(entry) < entry.amount_paise
                       THEN 'RF' ELSE 'RR' END
                WHEN r.status NOT IN ('RETURNED', 'CLOSED')
                     AND NOT EXISTS (SELECT FROM issued_documents WHERE rental_id = r.id AND series = 'IN')
                  THEN 'RV' ELSE 'RC' END
      FROM (SELECT) AS one LEFT JOIN rentals r ON r.id = entry.rental_id AND r.charges ? 'gst'
  $$;

  -- What the document of a payment, deposit or refund contains because of GST.
  CREATE FUNCTION document_tax(of text, entry ledger_entries) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT coalesce(tax_of(of, entry.rental_id)
                    || CASE WHEN entry.refund_id IS NULL THEN '{}' ELSE jsonb_build_object('untaxed', refunded_deposit(entry)) END, '{}')
  $$;
`;

const content = (tax: string): string => `
  CREATE OR REPLACE FUNCTION document_content(of text, entry ledger_entries, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT document_parties(entry.customer_id, entry.rental_id, at) || jsonb_build_object(
      'payment', (SELECT jsonb_build_object('method', method,
                           'transactionId', CASE WHEN method IN ('UPI', 'BANK_TRANSFER') THEN transaction_id END)
                    FROM payments WHERE id = entry.payment_id),
      'refund', (SELECT jsonb_build_object('method', method, 'reference', reference, 'sentOn', sent_on,
                          'refersTo', (SELECT coalesce(jsonb_agg(d.number ORDER BY d.id), '[]') FROM issued_documents d
                                        WHERE d.payment_id = entry.payment_id AND d.refund_id IS NULL AND ${VALID}))
                   FROM refunds WHERE id = entry.refund_id),
      'dueOn', CASE WHEN of = 'DR' THEN deposit_due_on(entry.rental_id) END)${tax}
  $$;
`;

const issue = (receipt: string, refund: string, reissued: string): string => `
  -- Runs at the commit, so a payment and the deposit that it leads to are both known.
  CREATE OR REPLACE FUNCTION issue_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    deposit integer := 0;
  BEGIN
    IF NEW.kind = 'VERIFIED_REVERSED' THEN PERFORM cancel_documents(NEW.payment_id, NULL);
    ELSIF NEW.kind = 'REFUND_RETURNED' THEN PERFORM cancel_documents(NULL, NEW.refund_id);
    ELSIF NEW.kind = 'REFUND_SENT' THEN PERFORM issue_document(${refund}, NEW, NEW.amount_paise);
    ELSE
      IF NEW.rental_id IS NOT NULL THEN deposit := least(deposit_without_receipt(NEW.rental_id), NEW.amount_paise); END IF;
      IF NEW.kind = 'VERIFIED' THEN PERFORM issue_document(${receipt}, NEW, NEW.amount_paise - deposit); END IF;
      PERFORM issue_document('DR', NEW, deposit);
    END IF;
    RETURN NULL;
  END $$;

  -- A corrected reference is that of the transfer, so the receipt with the wrong one is replaced.
  CREATE OR REPLACE FUNCTION reissue_refund_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    entry ledger_entries;
  BEGIN
    SELECT e.* INTO entry FROM issued_documents d JOIN ledger_entries e ON e.id = d.entry_id
     WHERE d.refund_id = NEW.id AND ${VALID};
    IF FOUND THEN
      PERFORM cancel_documents(NULL, NEW.id);
      PERFORM issue_document(${reissued}, entry, entry.amount_paise);
    END IF;
    RETURN NULL;
  END $$;
`;

// A credit names no line, so it counts as a part of the fare.
const TREATMENT = `
             || CASE WHEN NOT rental.charges ? 'gst' THEN '{}'
                     ELSE jsonb_build_object('treatment', CASE WHEN l.kind IN ('DAMAGE', 'MISSING_ITEM') THEN 'NO_SUPPLY' ELSE 'AS_FARE' END) END`;

const bills = ({
  billed,
  credited,
  treatment,
}: Record<'billed' | 'credited' | 'treatment', string>): string => `
  -- Income less bills and more credit memos: of the fare, whose line is null, and of each line of settlements.
  CREATE OR REPLACE FUNCTION unbilled(of integer) RETURNS TABLE (line_id integer, amount integer) LANGUAGE sql STABLE AS $$
    SELECT line, sum(difference)::int
      FROM (SELECT e.line_id, CASE e.credit WHEN 'INCOME' THEN e.amount_paise ELSE -e.amount_paise END
              FROM ledger_entries e WHERE e.rental_id = of AND 'INCOME' IN (e.debit, e.credit)
            UNION ALL
            SELECT l."lineId", CASE WHEN d.series IN (${billed}) THEN -l.amount ELSE l.amount END
              FROM issued_documents d
             CROSS JOIN LATERAL jsonb_to_recordset(d.content -> 'lines') AS l("lineId" integer, amount integer)
             WHERE d.rental_id = of AND d.series IN (${billed}, ${credited})) AS known(line, difference)
     GROUP BY line HAVING sum(difference) <> 0
  $$;

  -- The lines of the next bill, or of the next credit memo; null without a line.
  CREATE OR REPLACE FUNCTION bill_lines(of text, rental rentals) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_agg(jsonb_build_object('lineId', u.line_id, 'amount', abs(u.amount), 'text', l.text, 'textKey', l.text_key,
             'kind', CASE WHEN l.id IS NOT NULL THEN l.kind
                          WHEN of = 'CM' THEN CASE WHEN EXISTS (SELECT FROM ledger_entries WHERE rental_id = rental.id AND kind = 'WAIVED')
                                                   THEN 'WAIVED' ELSE 'LOWERED' END
                          WHEN rental.status NOT IN ('RETURNED', 'CLOSED') THEN rental.status
                          WHEN u.amount = rental.total_paise THEN 'FARE' ELSE 'PART' END)${treatment} ORDER BY u.line_id NULLS FIRST)
      FROM unbilled(rental.id) u LEFT JOIN settlement_lines l ON l.id = u.line_id
     WHERE CASE of WHEN 'BL' THEN u.amount > 0 ELSE u.amount < 0 END
  $$;
`;

const BILL = `
  -- Issues a bill (BL) or a credit memo (CM) for what is not billed yet, and returns its number; null if there is nothing.
  -- With a taxed line, it is a tax invoice (IN) or a credit note (CN). A bill names the receipts of the rental, a credit memo
  -- its bills. The transaction has locked the rental.
  CREATE OR REPLACE FUNCTION issue_bill(of text, rental_of integer) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    rental rentals;
    lines jsonb;
    taxed integer;
    into_series text := of;
    named text[] := CASE of WHEN 'BL' THEN '{RC,RV}' ELSE '{BL,IN}' END;
    issued text;
  BEGIN
    SELECT * INTO rental FROM rentals WHERE id = rental_of;
    lines := bill_lines(of, rental);
    IF lines IS NULL THEN RETURN NULL; END IF;
    taxed := (SELECT sum((line -> 'amount')::int) FROM jsonb_array_elements(lines) AS line WHERE line ->> 'treatment' = 'AS_FARE');
    IF taxed > 0 THEN
      into_series := CASE of WHEN 'BL' THEN 'IN' ELSE 'CN' END;
      named := CASE of WHEN 'BL' THEN '{RV}' ELSE '{IN}' END;
    END IF;
    INSERT INTO issued_documents (number, series, version, issued_at, customer_id, rental_id, amount_paise, content)
    SELECT n.number, into_series,
           (SELECT coalesce(max(version), 0) + 1 FROM issued_documents d WHERE d.rental_id = rental.id AND d.series = into_series),
           n.at, rental.customer_id, rental.id, (SELECT sum((line -> 'amount')::int) FROM jsonb_array_elements(lines) AS line),
           document_parties(rental.customer_id, rental.id, n.at) || jsonb_build_object('lines', lines,
             'fareLines', CASE WHEN lines #>> '{0,kind}' = 'FARE' THEN rental.fare -> 'lines' END,
             'refersTo', (SELECT coalesce(jsonb_agg(d.number ORDER BY d.id), '[]') FROM issued_documents d
                           WHERE d.rental_id = rental.id AND d.series = ANY (named) AND ${VALID}))
             || coalesce(tax_of(into_series, rental.id), '{}')
             || CASE into_series WHEN 'IN' THEN jsonb_build_object('adjusted', least(taxed, unadjusted_advances(rental.id))) ELSE '{}' END
      FROM next_document_number(into_series) AS n RETURNING issued_documents.number INTO issued;
    RETURN issued;
  END $$;
`;

const BILL_BEFORE = `
  CREATE OR REPLACE FUNCTION issue_bill(of text, rental_of integer) RETURNS text LANGUAGE plpgsql AS $$
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
                           WHERE d.rental_id = rental.id AND d.series = CASE of WHEN 'BL' THEN 'RC' ELSE 'BL' END AND ${VALID}))
      FROM next_document_number(of) AS n RETURNING issued_documents.number INTO issued;
    RETURN issued;
  END $$;
`;
