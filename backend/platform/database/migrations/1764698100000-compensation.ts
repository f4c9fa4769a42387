import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What we pay besides the refund if we cancel a confirmed rental, as a fact from which the ledger and the refunds follow. */
export class Compensation1764698100000 implements MigrationInterface {
  name = 'Compensation1764698100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rentals ADD COLUMN customer_percent integer,
        ADD CONSTRAINT rentals_customer_percent_check CHECK (customer_percent BETWEEN 0 AND 100);
      ${COMPENSATION}
      ${SETTLE}
      ${CHECK}
    `);
  }

  /** The ledger would keep compensations that no fact of a rental explains. */
  down(): Promise<void> {
    return Promise.reject(new Error('Compensations cannot be removed again: restore a backup.'));
  }
}

const COMPENSATION = `
  -- What the customer would have lost of these payments by cancelling, up to the agreed limit. 0: no limit.
  CREATE FUNCTION compensation_of(status text, total integer, customer_percent integer, cancellation jsonb, received float8) RETURNS float8
  LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN status = 'CANCELLED' AND customer_percent IS NOT NULL
                THEN least(charge_of('CANCELLED', total, NULL, customer_percent, received),
                           coalesce(nullif((cancellation ->> 'compensationCap')::float8, 0) * 100, 'infinity'))
                ELSE 0 END
  $$;

  -- The compensation of a rental in the ledger.
  CREATE FUNCTION recorded_compensation(of integer) RETURNS float8 LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(CASE WHEN reverses IS NULL THEN amount_paise ELSE -amount_paise END), 0)::float8
      FROM ledger_entries WHERE rental_id = of AND kind = 'COMPENSATION'
  $$;

  CREATE OR REPLACE VIEW rental_facts AS
    SELECT r.id, r.customer_id, r.status, r.created_at, r.total_paise,
           greatest(charge_of(r.status, r.total_paise, r.kept_paise, r.refund_percent, paid.received), waived.amount) AS charged,
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

  -- Reverses the compensation in the ledger that differs from the facts, and records the one that follows from them.
  CREATE FUNCTION settle_compensation(ids integer[], staff integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    changed record;
  BEGIN
    FOR changed IN
      SELECT id, customer_id, compensation FROM rental_facts WHERE id = ANY (ids) AND compensation <> recorded_compensation(id)
    LOOP
      INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, reverses, staff_id)
      SELECT e.customer_id, e.rental_id, e.kind, e.credit, e.debit, e.amount_paise, e.id, staff
        FROM ledger_entries e
       WHERE e.rental_id = changed.id AND e.kind = 'COMPENSATION' AND e.reverses IS NULL
         AND NOT EXISTS (SELECT FROM ledger_entries WHERE reverses = e.id);
      INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, staff_id)
      SELECT changed.customer_id, changed.id, 'COMPENSATION', 'LOSS', 'CUSTOMER', changed.compensation, staff
       WHERE changed.compensation > 0;
    END LOOP;
  END $$;
`;

// As before, with the compensation.
const SETTLE = `
  CREATE OR REPLACE FUNCTION settle_rentals(ids integer[], staff integer, past boolean) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    changed record;
  BEGIN
    INSERT INTO ledger_entries (at, customer_id, rental_id, kind, debit, credit, amount_paise, staff_id)
    SELECT at, customer_id, id, entry.kind, entry.debit, entry.credit, abs(more), staff
      FROM (SELECT f.id, f.customer_id, f.charged - m.charged - m.waived AS more,
                   CASE WHEN past THEN coalesce(last_moved_at(f.id), f.created_at) ELSE app_now() END AS at
              FROM rental_facts f, rental_money(f.id) m WHERE f.id = ANY (ids)) AS known
      JOIN (VALUES (1, 'DUE', 'CUSTOMER', 'INCOME'), (-1, 'DUE_REDUCED', 'INCOME', 'CUSTOMER')) AS entry(sign, kind, debit, credit)
        ON entry.sign = sign(more);
    -- A decision on a payment was made with the earlier charges in view.
    IF FOUND AND NOT past THEN
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

const CHECK = `
  CREATE OR REPLACE FUNCTION check_rental_ledger(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    rental record;
  BEGIN
    IF NOT records_ledger() THEN PERFORM complete_ledger(ARRAY[checked_id]); END IF;
    SELECT m.charged + m.waived = r.charged AND m.received = r.received AND m.refunded = r.refunded
           AND r.compensation = recorded_compensation(r.id) AS agrees,
           r.status, r.open, greatest(-m.balance, 0) AS credit INTO rental
      FROM rental_facts r, rental_money(r.id) m WHERE r.id = checked_id;
    IF rental.agrees IS NOT TRUE THEN
      RAISE EXCEPTION 'the ledger differs from rental %', checked_id
        USING ERRCODE = 'check_violation', TABLE = 'ledger_entries', CONSTRAINT = 'ledger_agrees_with_rental';
    END IF;
    IF rental.open > rental.credit THEN
      RAISE EXCEPTION 'the open refunds of rental % are %, its credit is %', checked_id, rental.open, rental.credit
        USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'open_refunds_do_not_exceed_the_credit';
    END IF;
    IF rental.open < rental.credit AND NOT goes_ahead(rental.status) THEN
      RAISE EXCEPTION 'the open refunds of rental % are %, its credit is %', checked_id, rental.open, rental.credit
        USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'ended_rental_refunds_its_credit';
    END IF;
  END $$;
`;
