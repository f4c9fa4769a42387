/** What the ledger, rentals, payments and refunds must agree on at every commit. */
export const CHECKS = `
  CREATE OR REPLACE FUNCTION check_rental_money(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    rental rentals%ROWTYPE;
    foreign_payments integer;
    verified integer;
  BEGIN
    SELECT * INTO rental FROM rentals WHERE id = checked_id;
    SELECT count(*) FILTER (WHERE p.customer_id IS DISTINCT FROM rental.customer_id
                               OR p.type IS DISTINCT FROM CASE rental.kind WHEN 'BOOKING' THEN 'book' ELSE 'reserve' END),
           count(*) FILTER (WHERE p.status = 'VERIFIED')
      INTO foreign_payments, verified FROM payments p WHERE p.rental_id = checked_id;
    IF foreign_payments > 0 THEN
      RAISE EXCEPTION 'rental % has % payments of another customer or kind', checked_id, foreign_payments
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'rental_is_paid_by_its_customer';
    END IF;
    IF rental.status = 'CONFIRMED' AND verified = 0 AND rental.total_paise > 0 THEN
      RAISE EXCEPTION 'rental % is CONFIRMED without a verified payment', checked_id
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'confirmed_rental_is_paid';
    END IF;
  END $$;

  CREATE OR REPLACE FUNCTION check_payment_ledger(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    differs boolean;
    exceeds boolean;
  BEGIN
    IF NOT records_ledger() THEN PERFORM complete_payment_ledger(ARRAY[checked_id]); END IF;
    SELECT m.received <> p.received OR m.refunded <> p.refunded, p.open > greatest(p.received - p.refunded, 0) INTO differs, exceeds
      FROM payment_facts p, payment_money(p.id) m WHERE p.id = checked_id;
    IF differs IS NOT FALSE THEN
      RAISE EXCEPTION 'the ledger differs from payment %', checked_id
        USING ERRCODE = 'check_violation', TABLE = 'ledger_entries', CONSTRAINT = 'ledger_agrees_with_payment';
    END IF;
    IF exceeds THEN
      RAISE EXCEPTION 'the open refund of payment % exceeds what is left of it', checked_id
        USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'open_refund_is_covered_by_its_payment';
    END IF;
  END $$;

  CREATE OR REPLACE FUNCTION check_rental_ledger(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    rental record;
  BEGIN
    IF NOT records_ledger() THEN PERFORM complete_ledger(ARRAY[checked_id]); END IF;
    SELECT m.charged + m.waived = r.charged AND m.received = r.received AND m.refunded = r.refunded AS agrees,
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

  CREATE FUNCTION check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.payment_id IS NOT NULL THEN PERFORM check_payment_ledger(NEW.payment_id); END IF;
    IF NEW.rental_id IS NOT NULL THEN PERFORM check_rental_ledger(NEW.rental_id); END IF;
    RETURN NULL;
  END $$;

  -- A verification that is taken back later leaves its sent refunds, which the customer then owes.
  CREATE FUNCTION check_sent_refund() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM payment_facts WHERE id = NEW.payment_id AND refunded > received) THEN
      RAISE EXCEPTION 'the refunds of payment % exceed it', NEW.payment_id
        USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'sent_refunds_do_not_exceed_their_payment';
    END IF;
    RETURN NULL;
  END $$;

  CREATE CONSTRAINT TRIGGER refunds_checked AFTER INSERT OR UPDATE ON refunds
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_refund();
  CREATE TRIGGER refunds_sent AFTER INSERT OR UPDATE OF state ON refunds FOR EACH ROW
    WHEN (NEW.state = 'SENT') EXECUTE FUNCTION check_sent_refund();

  DROP TRIGGER payments_ledger_checked ON payments;
  CREATE CONSTRAINT TRIGGER payments_ledger_checked
    AFTER INSERT OR UPDATE OF status, amount_paise, received_paise, refund_paise, decided_at, rental_id ON payments
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_of_payment();
  DROP TRIGGER rentals_ledger_checked ON rentals;
  CREATE CONSTRAINT TRIGGER rentals_ledger_checked
    AFTER INSERT OR UPDATE OF status, total_paise, refund_percent, kept_paise ON rentals
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_of_rental();
`;
