import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger of all money: append-only, double entry. It agrees with rentals and payments at every commit.
 *
 * The previous version of the code records no entries. `complete_ledger` and `complete_payment_ledger` add the entries that
 * rentals and payments lack: for all existing rows, and at the commits of connections without `rental.ledger = on`.
 */
export class Ledger1764610000000 implements MigrationInterface {
  name = 'Ledger1764610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENTRIES);
    await runner.query(FIGURES);
    await runner.query(COMPLETION);
    await runner.query(CHECKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER payments_ledger_checked ON payments;
      DROP TRIGGER rentals_ledger_checked ON rentals;
      DROP FUNCTION rental_money, payment_money;
      DROP VIEW rental_facts, payment_facts, ledger_figures;
      DROP TABLE ledger_entries;
      DROP FUNCTION check_ledger_entry, check_ledger_of_rental, check_ledger_of_payment, check_rental_ledger,
                    check_payment_ledger, complete_ledger, complete_payment_ledger, records_ledger;
    `);
  }
}

const ENTRIES = `
  CREATE TABLE ledger_entries (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    at timestamptz NOT NULL DEFAULT app_now(),
    customer_id integer NOT NULL,
    rental_id integer,
    payment_id integer,
    kind text NOT NULL,
    debit text,
    credit text,
    amount_paise integer NOT NULL,
    reverses integer,
    reason text,
    staff_id integer,
    CONSTRAINT ledger_entries_pkey PRIMARY KEY (id),
    CONSTRAINT ledger_entries_reverses_key UNIQUE (reverses),
    CONSTRAINT ledger_entries_amount_check CHECK (amount_paise > 0),
    CONSTRAINT ledger_entries_accounts_check CHECK (concat_ws(' ', kind,
      CASE WHEN reverses IS NULL THEN debit ELSE credit END, CASE WHEN reverses IS NULL THEN credit ELSE debit END) IN (
        'DUE CUSTOMER INCOME', 'DUE_REDUCED INCOME CUSTOMER', 'RECEIVED', 'VERIFIED MONEY CUSTOMER',
        'VERIFIED_REVERSED CUSTOMER MONEY', 'REFUND_SENT CUSTOMER MONEY', 'REFUND_RETURNED MONEY CUSTOMER')),
    CONSTRAINT ledger_entries_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger_entries(id)
  );
  CREATE INDEX ledger_entries_customer_idx ON ledger_entries (customer_id);
  CREATE INDEX ledger_entries_payment_idx ON ledger_entries (payment_id);
  CREATE INDEX ledger_entries_rental_idx ON ledger_entries (rental_id);
  CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;

// The views of facts contain what rentals and payments themselves say. A payment is received once an admin has verified it.
const FIGURES = `
  CREATE VIEW ledger_figures AS
    SELECT rental_id, payment_id,
           CASE WHEN kind IN ('DUE', 'DUE_REDUCED') THEN 'CHARGED'
                WHEN kind = 'RECEIVED' THEN 'REPORTED'
                WHEN kind IN ('VERIFIED', 'VERIFIED_REVERSED') THEN 'RECEIVED'
                ELSE 'REFUNDED' END AS figure,
           (CASE WHEN (kind IN ('DUE_REDUCED', 'VERIFIED_REVERSED', 'REFUND_RETURNED')) = (reverses IS NULL)
                 THEN -amount_paise ELSE amount_paise END)::float8 AS amount
      FROM ledger_entries;

  CREATE FUNCTION rental_money(of integer, OUT charged float8, OUT received float8, OUT refunded float8)
  LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(amount) FILTER (WHERE figure = 'CHARGED'), 0),
           coalesce(sum(amount) FILTER (WHERE figure = 'RECEIVED'), 0),
           coalesce(sum(amount) FILTER (WHERE figure = 'REFUNDED'), 0)
      FROM ledger_figures WHERE rental_id = of
  $$;

  CREATE FUNCTION payment_money(of integer, OUT reported float8, OUT received float8, OUT refunded float8)
  LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(amount) FILTER (WHERE figure = 'REPORTED'), 0),
           coalesce(sum(amount) FILTER (WHERE figure = 'RECEIVED'), 0),
           coalesce(sum(amount) FILTER (WHERE figure = 'REFUNDED'), 0)
      FROM ledger_figures WHERE payment_id = of
  $$;

  CREATE VIEW payment_facts AS
    SELECT id, customer_id, rental_id, created_at, decided_at, decided_by_id, refunded_at, refunded_by_id,
           amount_paise AS reported,
           CASE WHEN is_verified THEN amount_paise ELSE 0 END AS received,
           CASE WHEN is_verified THEN amount_paise - coalesce(refund_paise, 0) ELSE 0 END AS kept,
           CASE WHEN status = 'REFUNDED' THEN refund_paise ELSE 0 END AS refunded
      FROM payments CROSS JOIN LATERAL (
        SELECT status IN ('VERIFIED', 'REFUNDED') OR status = 'REFUND_DUE' AND decided_at IS NOT NULL) AS found(is_verified);

  CREATE VIEW rental_facts AS
    SELECT r.id, r.customer_id, r.created_at, r.total_paise,
           CASE WHEN r.status IN ('CANCELLED', 'DECLINED', 'EXPIRED') THEN paid.kept ELSE r.total_paise END AS charged,
           paid.received, paid.refunded
      FROM rentals r CROSS JOIN LATERAL (
        SELECT coalesce(sum(kept), 0)::float8, coalesce(sum(received), 0)::float8, coalesce(sum(refunded), 0)::float8
          FROM payment_facts WHERE rental_id = r.id) AS paid(kept, received, refunded);
`;

const COMPLETION = `
  CREATE FUNCTION records_ledger() RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT coalesce(current_setting('rental.ledger', true), '') = 'on'
  $$;

  CREATE FUNCTION complete_payment_ledger(ids integer[]) RETURNS void LANGUAGE sql AS $$
    WITH known AS (
      SELECT p.*, m.reported AS known_reported, p.received - m.received AS more_received, p.refunded - m.refunded AS more_refunded
        FROM payment_facts p, payment_money(p.id) m WHERE p.id = ANY (ids)
    )
    INSERT INTO ledger_entries (at, customer_id, rental_id, payment_id, kind, debit, credit, amount_paise, staff_id)
    SELECT created_at, customer_id, rental_id, id, 'RECEIVED', NULL, NULL, reported, NULL
      FROM known WHERE known_reported = 0
    UNION ALL
    SELECT coalesce(decided_at, created_at), customer_id, rental_id, id, 'VERIFIED', 'MONEY', 'CUSTOMER', more_received, decided_by_id
      FROM known WHERE more_received > 0
    UNION ALL
    SELECT app_now(), customer_id, rental_id, id, 'VERIFIED_REVERSED', 'CUSTOMER', 'MONEY', -more_received, NULL
      FROM known WHERE more_received < 0
    UNION ALL
    SELECT coalesce(refunded_at, created_at), customer_id, rental_id, id, 'REFUND_SENT', 'CUSTOMER', 'MONEY', more_refunded, refunded_by_id
      FROM known WHERE more_refunded > 0
    UNION ALL
    SELECT app_now(), customer_id, rental_id, id, 'REFUND_RETURNED', 'MONEY', 'CUSTOMER', -more_refunded, NULL
      FROM known WHERE more_refunded < 0
  $$;

  CREATE FUNCTION complete_ledger(ids integer[]) RETURNS void LANGUAGE sql AS $$
    SELECT complete_payment_ledger(ARRAY (SELECT id FROM payments WHERE rental_id = ANY (ids)));
    INSERT INTO ledger_entries (at, customer_id, rental_id, kind, debit, credit, amount_paise)
    SELECT created_at, customer_id, id, 'DUE', 'CUSTOMER', 'INCOME', total_paise
      FROM rentals r
     WHERE id = ANY (ids) AND total_paise > 0
       AND NOT EXISTS (SELECT FROM ledger_entries WHERE rental_id = r.id AND kind = 'DUE');
    WITH known AS (
      SELECT r.*, r.charged - m.charged AS more_charged,
             coalesce((SELECT at FROM rental_moves WHERE rental_id = r.id ORDER BY id DESC LIMIT 1), r.created_at) AS moved_at
        FROM rental_facts r, rental_money(r.id) m WHERE r.id = ANY (ids)
    )
    INSERT INTO ledger_entries (at, customer_id, rental_id, kind, debit, credit, amount_paise)
    SELECT moved_at, customer_id, id, 'DUE', 'CUSTOMER', 'INCOME', more_charged FROM known WHERE more_charged > 0
    UNION ALL
    SELECT moved_at, customer_id, id, 'DUE_REDUCED', 'INCOME', 'CUSTOMER', -more_charged FROM known WHERE more_charged < 0
  $$;
`;

const CHECKS = `
  CREATE FUNCTION check_payment_ledger(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    differs boolean;
  BEGIN
    IF NOT records_ledger() THEN PERFORM complete_payment_ledger(ARRAY[checked_id]); END IF;
    SELECT m.received <> p.received OR m.refunded <> p.refunded INTO differs
      FROM payment_facts p, payment_money(p.id) m WHERE p.id = checked_id;
    IF differs IS NOT FALSE THEN
      RAISE EXCEPTION 'the ledger differs from payment %', checked_id
        USING ERRCODE = 'check_violation', TABLE = 'ledger_entries', CONSTRAINT = 'ledger_agrees_with_payment';
    END IF;
  END $$;

  CREATE FUNCTION check_rental_ledger(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    differs boolean;
  BEGIN
    IF NOT records_ledger() THEN PERFORM complete_ledger(ARRAY[checked_id]); END IF;
    SELECT m.charged <> r.charged OR m.received <> r.received OR m.refunded <> r.refunded INTO differs
      FROM rental_facts r, rental_money(r.id) m WHERE r.id = checked_id;
    IF differs IS NOT FALSE THEN
      RAISE EXCEPTION 'the ledger differs from rental %', checked_id
        USING ERRCODE = 'check_violation', TABLE = 'ledger_entries', CONSTRAINT = 'ledger_agrees_with_rental';
    END IF;
  END $$;

  CREATE FUNCTION check_ledger_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_payment_ledger(NEW.id);
    IF NEW.rental_id IS NOT NULL THEN PERFORM check_rental_ledger(NEW.rental_id); END IF;
    RETURN NULL;
  END $$;

  CREATE FUNCTION check_ledger_of_rental() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_rental_ledger(NEW.id);
    RETURN NULL;
  END $$;

  CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.payment_id IS NOT NULL THEN PERFORM check_payment_ledger(NEW.payment_id); END IF;
    IF NEW.rental_id IS NOT NULL THEN PERFORM check_rental_ledger(NEW.rental_id); END IF;
    RETURN NULL;
  END $$;

  CREATE CONSTRAINT TRIGGER payments_ledger_checked
    AFTER INSERT OR UPDATE OF status, amount_paise, refund_paise, decided_at, rental_id ON payments
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_of_payment();
  CREATE CONSTRAINT TRIGGER rentals_ledger_checked AFTER INSERT OR UPDATE OF status, total_paise ON rentals
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_of_rental();
  CREATE CONSTRAINT TRIGGER ledger_entries_checked AFTER INSERT ON ledger_entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
`;
