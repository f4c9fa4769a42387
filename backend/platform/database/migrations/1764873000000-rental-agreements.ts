import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rental agreements, with a version for each content that the parties agreed to. The commit that confirms, changes or begins
 * a rental issues the next one if it says anything else than the last one.
 */
export class RentalAgreements1764873000000 implements MigrationInterface {
  name = 'RentalAgreements1764873000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE issued_documents ADD COLUMN version integer, ALTER COLUMN entry_id DROP NOT NULL,
        DROP CONSTRAINT issued_documents_number_check,
        ADD CONSTRAINT issued_documents_number_check CHECK (length(number) <= 16
          AND CASE series WHEN 'AG' THEN number LIKE '%/' || version ELSE number LIKE series || '/____/______%' END),
        DROP CONSTRAINT issued_documents_series_check,
        ADD CONSTRAINT issued_documents_series_check CHECK (series IN ('RC', 'DR', 'RR', 'AG')),
        DROP CONSTRAINT issued_documents_amount_check,
        ADD CONSTRAINT issued_documents_amount_check CHECK (amount_paise > 0 OR series = 'AG' AND amount_paise = 0),
        ADD CONSTRAINT issued_documents_entry_check CHECK ((entry_id IS NULL) = (series = 'AG'));
      CREATE UNIQUE INDEX issued_documents_version_key ON issued_documents (rental_id, series, version) WHERE version IS NOT NULL;
    `);
    await runner.query(PARTIES);
    await runner.query(CONTENT);
    await runner.query(AGREEMENT);
    await runner.query(ISSUE);
  }

  /** Fails once an agreement was issued: documents do not change. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER rentals_agreement ON rentals;
      DROP FUNCTION issue_agreement, issue_version, agreement_content;
    `);
    await runner.query(CONTENT_BEFORE);
    await runner.query(`
      DROP FUNCTION document_parties;
      ALTER TABLE issued_documents DROP CONSTRAINT issued_documents_entry_check,
        DROP CONSTRAINT issued_documents_number_check, DROP COLUMN version, ALTER COLUMN entry_id SET NOT NULL,
        ADD CONSTRAINT issued_documents_number_check CHECK (number LIKE series || '/____/______%' AND length(number) <= 16),
        DROP CONSTRAINT issued_documents_series_check,
        ADD CONSTRAINT issued_documents_series_check CHECK (series IN ('RC', 'DR', 'RR')),
        DROP CONSTRAINT issued_documents_amount_check,
        ADD CONSTRAINT issued_documents_amount_check CHECK (amount_paise > 0);
    `);
  }
}

const ZONE = `coalesce((SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata')`;

const parties = (customer: string, rental: string): string => `
      'issuedOn', (at AT TIME ZONE ${ZONE})::date,
      'seller', jsonb_build_object(
        'name', coalesce(v ->> 'name', 'Pune City Cars'),
        'address', coalesce(v ->> 'address', '12 Fergusson College Road, Shivajinagar, Pune 411005'),
        'legalName', coalesce(v ->> 'legalName', ''), 'gstin', coalesce(v ->> 'gstin', ''),
        'phone', coalesce(v -> 'phones' ->> 0, '+91 90000 00001'), 'email', coalesce(v -> 'emails' ->> 0, 'hello@example.com')),
      'buyer', (SELECT jsonb_build_object('name', full_name, 'address', address) FROM customers WHERE id = ${customer}),
      'rental', (SELECT jsonb_build_object('reference', r.reference, 'kind', r.kind, 'car', concat_ws(' ', c.car_name, c.car_model),
                          'fromDate', r.from_date, 'pickupTime', r.pickup_time, 'toDate', r.to_date, 'dropTime', r.drop_time)
                   FROM rentals r JOIN cars c ON c.id = r.car_id WHERE r.id = ${rental})`;

const MONEY = `
      'payment', (SELECT jsonb_build_object('method', method,
                           'transactionId', CASE WHEN method IN ('UPI', 'BANK_TRANSFER') THEN transaction_id END)
                    FROM payments WHERE id = entry.payment_id),
      'refund', (SELECT jsonb_build_object('method', method, 'reference', reference, 'sentOn', sent_on,
                          'refersTo', (SELECT coalesce(jsonb_agg(d.number ORDER BY d.id), '[]') FROM issued_documents d
                                        WHERE d.payment_id = entry.payment_id AND d.refund_id IS NULL
                                          AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id)))
                   FROM refunds WHERE id = entry.refund_id),
      'dueOn', CASE WHEN of = 'DR' THEN deposit_due_on(entry.rental_id) END)`;

const SETTINGS = `FROM (SELECT (SELECT "values" FROM settings_versions ORDER BY id DESC LIMIT 1)) AS settings(v)`;

const PARTIES = `
  -- What documents of every series contain.
  CREATE FUNCTION document_parties(customer integer, rental integer, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(${parties('customer', 'rental')}) ${SETTINGS}
  $$;
`;

const CONTENT = `
  CREATE OR REPLACE FUNCTION document_content(of text, entry ledger_entries, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT document_parties(entry.customer_id, entry.rental_id, at) || jsonb_build_object(${MONEY}
  $$;
`;

const CONTENT_BEFORE = `
  CREATE OR REPLACE FUNCTION document_content(of text, entry ledger_entries, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(${parties('entry.customer_id', 'entry.rental_id')}, ${MONEY} ${SETTINGS}
  $$;
`;

const AGREEMENT = `
  -- What the parties have agreed to, and the confirmation of the handover of a trip that has begun.
  CREATE FUNCTION agreement_content(of integer, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT document_parties(r.customer_id, r.id, at) || jsonb_build_object('agreement', jsonb_build_object(
             'plate', c.plate, 'carAgreement', r.agreement_id, 'cancellation', r.cancellation,
             'charges', r.charges || jsonb_build_object('deposit', r.deposit_paise),
             'fare', jsonb_build_object('lines', r.fare -> 'lines', 'damageInsurance', coalesce(r.fare -> 'damageInsurance', '0')),
             'acceptedAt', to_char(r.created_at AT TIME ZONE ${ZONE}, 'YYYY-MM-DD HH24:MI'),
             'handover', (SELECT jsonb_build_object('confirmation', h.confirmation, 'odometer', h.odometer_km,
                                   'at', to_char(m.at AT TIME ZONE ${ZONE}, 'YYYY-MM-DD HH24:MI'))
                            FROM handovers h JOIN valid_moves m ON m.id = h.move_id WHERE h.rental_id = r.id AND h.kind = 'HANDOVER')))
      FROM rentals r JOIN cars c ON c.id = r.car_id WHERE r.id = of
  $$;
`;

const ISSUE = `
  -- Issues the next version for a rental if it says anything else than the last one. The transaction has locked the rental.
  CREATE FUNCTION issue_version(of text, rental rentals, amount integer, new_content jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    last issued_documents;
    next integer;
    unrelated text[] := '{issuedOn,seller}';
  BEGIN
    SELECT * INTO last FROM issued_documents WHERE rental_id = rental.id AND series = of ORDER BY version DESC LIMIT 1;
    IF last.content - unrelated = new_content - unrelated THEN RETURN; END IF;
    next := coalesce(last.version, 0) + 1;
    INSERT INTO issued_documents (number, series, version, issued_at, customer_id, rental_id, amount_paise, content)
    VALUES (rental.reference || '/' || next, of, next, app_now(), rental.customer_id, rental.id, amount, new_content);
  END $$;

  -- Runs at the commit, so that a handover and its record are both known.
  CREATE FUNCTION issue_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM issue_version('AG', r, r.total_paise, agreement_content(r.id, app_now()))
       FROM rentals r WHERE r.id = NEW.id AND r.status IN ('CONFIRMED', 'ON_TRIP');
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER rentals_agreement
    AFTER UPDATE OF status, from_date, to_date, pickup_time, drop_time, car_id, fare, total_paise, charges, deposit_paise, cancellation, agreement_id
    ON rentals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (NEW.status IN ('CONFIRMED', 'ON_TRIP')) EXECUTE FUNCTION issue_agreement();
`;
