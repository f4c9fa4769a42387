import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a customer owes beyond the fare after the return, line by line, as a fact from which ledger and refunds follow. */
export class Settlements1764855000000 implements MigrationInterface {
  name = 'Settlements1764855000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(FIXED);
    await runner.query(FACTS);
    await runner.query(SETTLE);
    await runner.query(CHECKS);
  }

  /** The ledger would keep charges that no fact of a rental explains. */
  down(): Promise<void> {
    return Promise.reject(new Error('Settlements cannot be removed again: restore a backup.'));
  }
}

const TABLES = `
  CREATE TABLE settlements (
    id integer GENERATED ALWAYS AS IDENTITY,
    rental_id integer NOT NULL,
    number integer NOT NULL DEFAULT 1,
    state text NOT NULL DEFAULT 'DRAFT',
    version integer NOT NULL DEFAULT 1,
    returned_at timestamptz NOT NULL,
    opened_at timestamptz NOT NULL DEFAULT app_now(),
    charge_until timestamptz NOT NULL,
    issued_at timestamptz,
    issued_by_id integer,
    accepted_at timestamptz,
    disputed_at timestamptz,
    final_at timestamptz,
    due_on date,
    CONSTRAINT settlements_pkey PRIMARY KEY (id),
    CONSTRAINT settlements_rental_id_fkey FOREIGN KEY (rental_id) REFERENCES rentals(id),
    CONSTRAINT settlements_state_check CHECK (state IN ('DRAFT', 'ISSUED', 'DISPUTED', 'FINAL', 'VOID')),
    CONSTRAINT settlements_issued_check CHECK (state IN ('DRAFT', 'VOID') OR issued_at IS NOT NULL),
    CONSTRAINT settlements_final_check CHECK (state <> 'FINAL' OR final_at IS NOT NULL)
  );
  CREATE UNIQUE INDEX settlements_number_key ON settlements (rental_id, number);
  CREATE UNIQUE INDEX settlements_live_key ON settlements (rental_id) WHERE state <> 'VOID';
  CREATE INDEX settlements_open_idx ON settlements (state, id) WHERE state IN ('DRAFT', 'ISSUED', 'DISPUTED');
  CREATE TRIGGER settlements_noticed AFTER INSERT OR UPDATE ON settlements
    FOR EACH STATEMENT EXECUTE FUNCTION send_notice('work');

  CREATE TABLE settlement_lines (
    id integer GENERATED ALWAYS AS IDENTITY,
    settlement_id integer NOT NULL,
    kind text NOT NULL,
    amount_paise integer NOT NULL,
    text text NOT NULL,
    text_key jsonb,
    staff_id integer,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    dispute text,
    reply text,
    reply_paise integer,
    reply_text text,
    replied_by_id integer,
    replied_at timestamptz,
    final_paise integer,
    CONSTRAINT settlement_lines_pkey PRIMARY KEY (id),
    CONSTRAINT settlement_lines_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES settlements(id),
    CONSTRAINT settlement_lines_kind_check CHECK (kind IN ('LATE', 'CLEANING', 'DAMAGE', 'MISSING_ITEM', 'OTHER', 'CREDIT')),
    CONSTRAINT settlement_lines_amount_check CHECK (CASE WHEN kind = 'CREDIT' THEN amount_paise < 0 ELSE amount_paise > 0 END),
    CONSTRAINT settlement_lines_dispute_check CHECK (dispute IS NULL OR amount_paise > 0),
    CONSTRAINT settlement_lines_reply_check CHECK (reply IS NULL
      OR reply = 'KEPT' AND reply_paise = amount_paise OR reply = 'WITHDRAWN' AND reply_paise = 0
      OR reply = 'REDUCED' AND reply_paise > 0 AND reply_paise < amount_paise),
    CONSTRAINT settlement_lines_final_check CHECK (final_paise = coalesce(reply_paise, amount_paise))
  );
  CREATE INDEX settlement_lines_settlement_idx ON settlement_lines (settlement_id);

  CREATE TABLE settlement_photos (
    document_id uuid NOT NULL,
    line_id integer NOT NULL,
    of_dispute boolean NOT NULL,
    CONSTRAINT settlement_photos_pkey PRIMARY KEY (document_id),
    CONSTRAINT settlement_photos_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id),
    CONSTRAINT settlement_photos_line_id_fkey FOREIGN KEY (line_id) REFERENCES settlement_lines(id)
  );
  CREATE INDEX settlement_photos_line_idx ON settlement_photos (line_id);

  ALTER TABLE ledger_entries ADD COLUMN line_id integer;
  CREATE INDEX ledger_entries_line_idx ON ledger_entries (line_id) WHERE line_id IS NOT NULL;
`;

const FIXED = `
  -- A sheet that the customer has read is never edited.
  CREATE FUNCTION keep_issued_lines() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM settlements WHERE id = coalesce(NEW.settlement_id, OLD.settlement_id) AND state <> 'DRAFT') THEN
      RAISE EXCEPTION 'the lines of an issued settlement do not change'
        USING ERRCODE = 'check_violation', TABLE = 'settlement_lines', CONSTRAINT = 'issued_lines_do_not_change';
    END IF;
    RETURN coalesce(NEW, OLD);
  END $$;
  CREATE TRIGGER settlement_lines_kept
    BEFORE INSERT OR DELETE OR UPDATE OF settlement_id, kind, amount_paise, text, text_key ON settlement_lines
    FOR EACH ROW EXECUTE FUNCTION keep_issued_lines();

  -- What staff charge needs a photo, and reaches the customer until the last day.
  CREATE FUNCTION check_settlement_line(line settlement_lines) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF line.kind IN ('LATE', 'CREDIT') OR line.reply = 'WITHDRAWN' THEN RETURN; END IF;
    IF NOT EXISTS (SELECT FROM settlement_photos WHERE line_id = line.id AND NOT of_dispute) THEN
      RAISE EXCEPTION 'line % of settlement % has no evidence', line.id, line.settlement_id
        USING ERRCODE = 'check_violation', TABLE = 'settlement_lines', CONSTRAINT = 'charged_line_has_evidence';
    END IF;
    IF EXISTS (SELECT FROM settlements WHERE id = line.settlement_id AND issued_at >= charge_until) THEN
      RAISE EXCEPTION 'line % of settlement % is too late', line.id, line.settlement_id
        USING ERRCODE = 'check_violation', TABLE = 'settlement_lines', CONSTRAINT = 'line_is_charged_in_time';
    END IF;
  END $$;
  CREATE FUNCTION check_issued_lines() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_settlement_line(l) FROM settlement_lines l WHERE l.settlement_id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER settlements_issued AFTER UPDATE OF state, issued_at ON settlements FOR EACH ROW
    WHEN (NEW.state IN ('ISSUED', 'FINAL')) EXECUTE FUNCTION check_issued_lines();
  CREATE FUNCTION check_final_line() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_settlement_line(NEW);
    RETURN NULL;
  END $$;
  CREATE TRIGGER settlement_lines_final AFTER INSERT OR UPDATE OF kind, amount_paise, reply, final_paise ON settlement_lines FOR EACH ROW
    WHEN (NEW.final_paise IS NOT NULL) EXECUTE FUNCTION check_final_line();

  -- A rental closes once nothing is owed on either side.
  CREATE FUNCTION check_closing() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM settlements WHERE rental_id = NEW.id AND state = 'FINAL')
       OR (rental_money(NEW.id)).balance <> 0 THEN
      RAISE EXCEPTION 'rental % is not settled', NEW.id
        USING ERRCODE = 'check_violation', TABLE = 'rentals', CONSTRAINT = 'closed_rental_is_settled';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER rentals_closing AFTER UPDATE OF status ON rentals FOR EACH ROW
    WHEN (OLD.status = 'RETURNED' AND NEW.status = 'CLOSED') EXECUTE FUNCTION check_closing();
`;

const FACTS = `
  -- The sum of the lines of final settlements.
  CREATE FUNCTION settled_charges(of integer) RETURNS float8 LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(l.final_paise), 0)::float8
      FROM settlements s JOIN settlement_lines l ON l.settlement_id = s.id WHERE s.rental_id = of AND s.state = 'FINAL'
  $$;

  -- As before, with the settlements.
  CREATE OR REPLACE VIEW rental_facts AS
    SELECT r.id, r.customer_id, r.status, r.created_at, r.total_paise,
           greatest(charge_of(r.status, r.total_paise, r.kept_paise, r.refund_percent, paid.received) + settled_charges(r.id),
                    waived.amount) AS charged,
           paid.received, sums.refunded, sums.open,
           compensation_of(r.status, r.total_paise, r.customer_percent, r.cancellation, paid.received) AS compensation
      FROM rentals r
      CROSS JOIN LATERAL (SELECT coalesce(sum(received), 0)::float8 FROM payment_facts WHERE rental_id = r.id) AS paid(received)
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0)::float8 FROM ledger_figures
                           WHERE rental_id = r.id AND figure = 'WAIVED') AS waived(amount)
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_paise) FILTER (WHERE state = 'SENT'), 0)::float8,
               coalesce(sum(amount_paise) FILTER (WHERE state = 'DUE'), 0)::float8
          FROM refunds WHERE rental_id = r.id) AS sums(refunded, open);

  CREATE OR REPLACE VIEW payment_states AS
    SELECT p.id AS payment_id,
           CASE WHEN p.status = 'SUBMITTED' AND checking.amount > 0 THEN 'REFUND_DUE'
                WHEN p.status <> 'VERIFIED' OR goes_ahead(coalesce(r.status, '')) OR f.state IS NULL THEN p.status
                WHEN f.state = 'DUE' THEN 'REFUND_DUE' ELSE 'REFUNDED' END AS status,
           coalesce(nullif(checking.amount, 0)::int, f.amount) AS refund,
           CASE WHEN checking.amount > 0 THEN 'CHECKING' WHEN f.state = 'DUE' THEN 'DUE' WHEN f.state = 'SENT' THEN 'PAID' END AS refund_state,
           CASE WHEN checking.amount > 0 THEN refund_due_on(last_moved_at(r.id)) ELSE f.due_on END AS refund_due_on,
           f.reference AS refund_reference, f.sent_at AS refunded_at, f.sent_by_id AS refunded_by_id,
           coalesce(r.status IN ('CANCELLED', 'DECLINED', 'EXPIRED'), false) AS is_called_off
      FROM payments p
      LEFT JOIN rentals r ON r.id = p.rental_id
      LEFT JOIN LATERAL (
        SELECT state, due_on, reference, sent_at, sent_by_id, (sum(amount_paise) OVER (PARTITION BY state))::int AS amount
          FROM refunds WHERE payment_id = p.id AND state IN ('DUE', 'SENT') ORDER BY state, id DESC LIMIT 1) AS f ON true
      LEFT JOIN LATERAL (
        SELECT greatest(after.credit, 0) - greatest(before.credit, 0) AS amount
          FROM (SELECT coalesce(sum(received), 0) + coalesce(sum(reported) FILTER (WHERE id < p.id AND decided_at IS NULL), 0),
                       coalesce(sum(refunded), 0)
                  FROM payment_facts WHERE rental_id = r.id) AS earlier(received, refunded)
          CROSS JOIN (SELECT coalesce(sum(amount), 0) - settled_charges(r.id) AS amount
                        FROM ledger_figures WHERE rental_id = r.id AND figure = 'WAIVED') AS waived
          CROSS JOIN LATERAL (SELECT earlier.received - earlier.refunded
                       - greatest(charge_of(r.status, r.total_paise, r.kept_paise, r.refund_percent, earlier.received) - waived.amount, 0)) AS before(credit)
          CROSS JOIN LATERAL (SELECT earlier.received + p.amount_paise - earlier.refunded
                       - greatest(charge_of(r.status, r.total_paise, r.kept_paise, r.refund_percent, earlier.received + p.amount_paise) - waived.amount, 0)) AS after(credit)
         WHERE p.status = 'SUBMITTED' AND NOT goes_ahead(r.status)) AS checking ON true;
`;

const SETTLE = `
  -- One entry for each line of a final settlement; those of a void one are cancelled.
  CREATE FUNCTION settle_lines(ids integer[], staff integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO ledger_entries (customer_id, rental_id, line_id, kind, debit, credit, amount_paise, staff_id)
    SELECT r.customer_id, r.id, l.id, entry.kind, entry.debit, entry.credit, abs(l.final_paise), staff
      FROM rentals r
      JOIN settlements s ON s.rental_id = r.id AND s.state = 'FINAL'
      JOIN settlement_lines l ON l.settlement_id = s.id
      JOIN (VALUES (1, 'DUE', 'CUSTOMER', 'INCOME'), (-1, 'DUE_REDUCED', 'INCOME', 'CUSTOMER')) AS entry(sign, kind, debit, credit)
        ON entry.sign = sign(l.final_paise)
     WHERE r.id = ANY (ids) AND NOT EXISTS (SELECT FROM ledger_entries e WHERE e.line_id = l.id)
     ORDER BY l.id;
    INSERT INTO ledger_entries (customer_id, rental_id, line_id, kind, debit, credit, amount_paise, reverses, staff_id)
    SELECT e.customer_id, e.rental_id, e.line_id, e.kind, e.credit, e.debit, e.amount_paise, e.id, staff
      FROM settlements s
      JOIN settlement_lines l ON l.settlement_id = s.id
      JOIN ledger_entries e ON e.line_id = l.id AND e.reverses IS NULL
     WHERE s.rental_id = ANY (ids) AND s.state = 'VOID'
       AND NOT EXISTS (SELECT FROM ledger_entries WHERE reverses = e.id);
  $$;

  -- As before, with the lines of settlements.
  CREATE OR REPLACE FUNCTION settle_rentals(ids integer[], staff integer, past boolean) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    changed record;
    before float8;
  BEGIN
    SELECT sum(m.charged) INTO before FROM unnest(ids) AS rental(id), rental_money(rental.id) m;
    PERFORM settle_lines(ids, staff);
    INSERT INTO ledger_entries (at, customer_id, rental_id, kind, debit, credit, amount_paise, staff_id)
    SELECT at, customer_id, id, entry.kind, entry.debit, entry.credit, abs(more), staff
      FROM (SELECT f.id, f.customer_id, f.charged - m.charged - m.waived AS more,
                   CASE WHEN past THEN coalesce(last_moved_at(f.id), f.created_at) ELSE app_now() END AS at
              FROM rental_facts f, rental_money(f.id) m WHERE f.id = ANY (ids)) AS known
      JOIN (VALUES (1, 'DUE', 'CUSTOMER', 'INCOME'), (-1, 'DUE_REDUCED', 'INCOME', 'CUSTOMER')) AS entry(sign, kind, debit, credit)
        ON entry.sign = sign(more);
    -- A decision on a payment was made with the earlier charges in view.
    IF NOT past AND before IS DISTINCT FROM (SELECT sum(m.charged) FROM unnest(ids) AS rental(id), rental_money(rental.id) m) THEN
      UPDATE payments SET version = version WHERE rental_id = ANY (ids) AND status = 'SUBMITTED';
    END IF;

    INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, reverses, staff_id)
    SELECT e.customer_id, e.rental_id, e.kind, e.credit, e.debit, e.amount_paise, e.id, staff
      FROM ledger_entries e
     WHERE e.rental_id = ANY (ids) AND e.kind = 'WRITTEN_OFF' AND e.reverses IS NULL
       AND NOT EXISTS (SELECT FROM ledger_entries WHERE reverses = e.id)
       AND (rental_money(e.rental_id)).balance < 0;

    PERFORM settle_compensation(ids, staff);

    FOR changed IN
      SELECT e.*, d.id AS open_id, d.due_on FROM expected_refunds(ids) e
        LEFT JOIN refunds d ON d.state = 'DUE' AND d.rental_id = e.rental_id AND d.payment_id IS NOT DISTINCT FROM e.payment_id
       WHERE e.amount <> coalesce(d.amount_paise, 0)
    LOOP
      UPDATE refunds SET state = 'WITHDRAWN' WHERE id = changed.open_id;
      INSERT INTO refunds (customer_id, rental_id, payment_id, amount_paise, due_on)
      SELECT r.customer_id, r.id, changed.payment_id, changed.amount,
             coalesce(changed.due_on,
                      CASE WHEN past THEN (SELECT refund_due_on FROM payments WHERE id = changed.payment_id) END,
                      refund_due_on(CASE WHEN past THEN coalesce(last_moved_at(r.id), r.created_at) ELSE app_now() END))
        FROM rentals r WHERE r.id = changed.rental_id AND changed.amount > 0;
    END LOOP;
  END $$;
`;

const CHECKS = `
  CREATE FUNCTION check_ledger_of_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_rental_ledger(NEW.rental_id);
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER settlements_ledger_checked AFTER INSERT OR UPDATE OF state ON settlements
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_of_settlement();
`;
