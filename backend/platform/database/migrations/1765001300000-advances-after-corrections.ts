import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A refund returns the tax of an advance once: not with a compensation, and not after an invoice adjusted the advance. A
 * payment that is verified again gets its voucher again. Each deposit receipt belongs to a payment, whose other receipt does
 * not contain the deposit.
 */
export class AdvancesAfterCorrections1765001300000 implements MigrationInterface {
  name = 'AdvancesAfterCorrections1765001300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADVANCES);
    await runner.query(deposit(`coalesce(d.content ->> 'deposit', d.content ->> 'untaxed')`));
    await runner.query(REFUNDS);
    await runner.query(PAYMENTS);
    await runner.query(issue(IN_PARTS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(issue(IN_ONE));
    await runner.query(REFUNDS_BEFORE);
    await runner.query(deposit(`d.content ->> 'untaxed'`));
    await runner.query(ADVANCES_BEFORE);
    await runner.query('DROP FUNCTION separate_deposit, voucher_part, refunded_advance, advance_balance');
  }
}

const VALID = 'NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id)';

const BALANCE = `coalesce(sum(CASE WHEN d.series = 'RV' THEN d.amount_paise
                                      WHEN d.series IN ('RF', 'RR') THEN (d.content ->> 'untaxed')::int - d.amount_paise
                                      ELSE -(d.content ->> 'adjusted')::int END), 0)`;
const COUNTED = `issued_documents d
     WHERE d.rental_id = rental AND d.series IN ('RV', 'RF', 'RR', 'IN') AND ${VALID}`;

const ADVANCES = `
  -- Vouchers of a rental less refunded and invoiced advances; negative while an invoice adjusts a cancelled voucher.
  CREATE FUNCTION advance_balance(rental integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT ${BALANCE}::int
      FROM ${COUNTED}
  $$;
  CREATE OR REPLACE FUNCTION unadjusted_advances(rental integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT greatest(advance_balance(rental), 0)
  $$;
`;

const ADVANCES_BEFORE = `
  CREATE OR REPLACE FUNCTION unadjusted_advances(rental integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT greatest(${BALANCE}, 0)::int
      FROM ${COUNTED}
  $$;
`;

const deposit = (returned: string): string => `
  CREATE OR REPLACE FUNCTION refunded_deposit(entry ledger_entries) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT least(entry.amount_paise, greatest(
             (SELECT coalesce(sum(amount), 0) FROM ledger_figures WHERE rental_id = entry.rental_id AND figure = 'DEPOSIT_RETURNED')
             - (SELECT coalesce(sum((${returned})::int), 0) FROM issued_documents d
                 WHERE d.rental_id = entry.rental_id AND d.refund_id <> entry.refund_id AND ${VALID}), 0))::int
  $$;
`;

// A refund without a payment is a compensation.
const REFUNDS = `
  -- The part of a refund that returns an advance. Money beyond it and the deposit follows a credit note, or was never received.
  CREATE FUNCTION refunded_advance(entry ledger_entries) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN entry.payment_id IS NULL THEN 0
                ELSE least(entry.amount_paise - refunded_deposit(entry), unadjusted_advances(entry.rental_id)) END
  $$;

  -- The series of a refund: a refund voucher is for a rental without a trip.
  CREATE OR REPLACE FUNCTION money_series(entry ledger_entries) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN r.status NOT IN ('ON_TRIP', 'RETURNED', 'CLOSED') AND refunded_advance(entry) > 0 THEN 'RF' ELSE 'RR' END
      FROM (SELECT) AS one LEFT JOIN rentals r ON r.id = entry.rental_id AND r.charges ? 'gst'
  $$;

  CREATE OR REPLACE FUNCTION document_tax(of text, entry ledger_entries) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT coalesce(tax_of(of, entry.rental_id)
                    || CASE WHEN entry.refund_id IS NULL THEN '{}'
                            ELSE jsonb_build_object('untaxed', entry.amount_paise - refunded_advance(entry), 'deposit',
                                   CASE WHEN entry.payment_id IS NULL THEN 0 ELSE refunded_deposit(entry) END) END, '{}')
  $$;
`;

const REFUNDS_BEFORE = `
  -- A payment before the return is an advance unless an invoice came first. A refund voucher is for a rental without a trip.
  CREATE OR REPLACE FUNCTION money_series(entry ledger_entries) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN entry.kind = 'REFUND_SENT' THEN
                  CASE WHEN r.status NOT IN ('ON_TRIP', 'RETURNED', 'CLOSED') AND refunded_deposit(entry) < entry.amount_paise
                       THEN 'RF' ELSE 'RR' END
                WHEN r.status NOT IN ('RETURNED', 'CLOSED')
                     AND NOT EXISTS (SELECT FROM issued_documents WHERE rental_id = r.id AND series = 'IN')
                  THEN 'RV' ELSE 'RC' END
      FROM (SELECT) AS one LEFT JOIN rentals r ON r.id = entry.rental_id AND r.charges ? 'gst'
  $$;

  -- What the document of a payment, deposit or refund contains because of GST.
  CREATE OR REPLACE FUNCTION document_tax(of text, entry ledger_entries) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT coalesce(tax_of(of, entry.rental_id)
                    || CASE WHEN entry.refund_id IS NULL THEN '{}' ELSE jsonb_build_object('untaxed', refunded_deposit(entry)) END, '{}')
  $$;
`;

const PAYMENTS = `
  -- The part of a payment that a receipt voucher contains: an advance. After the return or the invoice, only a payment that had
  -- a voucher gets one again, for as much as that contained or an invoice adjusts without a valid voucher.
  CREATE FUNCTION voucher_part(entry ledger_entries, amount integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT coalesce((
      SELECT CASE WHEN r.status NOT IN ('RETURNED', 'CLOSED')
                       AND NOT EXISTS (SELECT FROM issued_documents WHERE rental_id = r.id AND series = 'IN') THEN amount
                  ELSE (SELECT least(amount, greatest(d.amount_paise, -advance_balance(r.id))) FROM issued_documents d
                         WHERE d.rental_id = r.id AND d.payment_id = entry.payment_id AND d.series = 'RV'
                         ORDER BY d.id DESC LIMIT 1) END
        FROM rentals r WHERE r.id = entry.rental_id AND r.charges ? 'gst'), 0)
  $$;

  -- Charges that fell leave paid money to be held as deposit: the newest receipts of payments are issued again without it, and
  -- deposit receipts contain it. Receipts that a bill names do not change any more.
  CREATE FUNCTION separate_deposit(of integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    deposit integer := deposit_without_receipt(of);
    part integer;
    receipt issued_documents;
    entry ledger_entries;
  BEGIN
    IF EXISTS (SELECT FROM issued_documents WHERE rental_id = of AND series IN ('BL', 'IN')) THEN RETURN; END IF;
    FOR receipt IN SELECT * FROM issued_documents d WHERE d.rental_id = of AND d.series IN ('RC', 'RV') AND ${VALID}
                    ORDER BY d.id DESC
    LOOP
      EXIT WHEN deposit = 0;
      part := least(deposit, receipt.amount_paise);
      SELECT * INTO entry FROM ledger_entries WHERE id = receipt.entry_id;
      INSERT INTO document_cancellations (document_id) VALUES (receipt.id);
      PERFORM issue_document(receipt.series, entry, receipt.amount_paise - part);
      PERFORM issue_document('DR', entry, part);
      deposit := deposit - part;
    END LOOP;
  END $$;
`;

const issue = ({
  declared,
  receipt,
  separate,
}: Record<'declared' | 'receipt' | 'separate', string>): string => `
  -- Runs at the commit, so a payment and the deposit that it leads to are both known.
  CREATE OR REPLACE FUNCTION issue_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    deposit integer := 0;${declared}
  BEGIN
    IF NEW.kind = 'VERIFIED_REVERSED' THEN PERFORM cancel_documents(NEW.payment_id, NULL);
    ELSIF NEW.kind = 'REFUND_RETURNED' THEN PERFORM cancel_documents(NULL, NEW.refund_id);
    ELSIF NEW.kind = 'REFUND_SENT' THEN PERFORM issue_document(money_series(NEW), NEW, NEW.amount_paise);${separate}
    ELSE
      IF NEW.rental_id IS NOT NULL THEN deposit := least(deposit_without_receipt(NEW.rental_id), NEW.amount_paise); END IF;${receipt}
      PERFORM issue_document('DR', NEW, deposit);
    END IF;
    RETURN NULL;
  END $$;
`;

const IN_PARTS = {
  declared: `
    voucher integer;`,
  receipt: `
      IF NEW.kind = 'VERIFIED' THEN
        voucher := voucher_part(NEW, NEW.amount_paise - deposit);
        PERFORM issue_document('RV', NEW, voucher);
        PERFORM issue_document('RC', NEW, NEW.amount_paise - deposit - voucher);
      END IF;`,
  separate: `
    ELSIF NEW.kind = 'DEPOSIT_HELD' THEN PERFORM separate_deposit(NEW.rental_id);`,
};
const IN_ONE = {
  declared: '',
  receipt: `
      IF NEW.kind = 'VERIFIED' THEN PERFORM issue_document(money_series(NEW), NEW, NEW.amount_paise - deposit); END IF;`,
  separate: '',
};
