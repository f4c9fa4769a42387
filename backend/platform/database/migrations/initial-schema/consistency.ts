/** What holds, rentals, payments and claimed time must agree on, checked at every commit. */
export const CONSISTENCY = `
  CREATE FUNCTION check_rental_claim(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    rental rentals%ROWTYPE;
    claims integer;
    right_claims integer;
  BEGIN
    SELECT * INTO rental FROM rentals WHERE id = checked_id;
    SELECT count(*), count(*) FILTER (WHERE car_id = rental.car_id AND during =
             tstzrange(rental.starts_at, rental.ends_at + make_interval(mins => rental.buffer_minutes)))
      INTO claims, right_claims FROM occupancies WHERE rental_id = checked_id;
    IF rental.status IN ('PENDING', 'CONFIRMED', 'ON_TRIP') THEN
      IF claims <> 1 OR right_claims <> 1 THEN
        RAISE EXCEPTION 'rental % is % and has % claims on its car, % of them for its own time',
          checked_id, rental.status, claims, right_claims
          USING ERRCODE = 'check_violation', TABLE = 'rentals', CONSTRAINT = 'rental_claims_its_time';
      END IF;
    ELSIF claims <> 0 THEN
      RAISE EXCEPTION 'rental % is % and still has a claim on its car', checked_id, coalesce(rental.status, 'missing')
        USING ERRCODE = 'check_violation', TABLE = 'rentals', CONSTRAINT = 'ended_rental_claims_nothing';
    END IF;
  END $$;

  CREATE FUNCTION check_hold_claim(checked_id uuid) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    hold holds%ROWTYPE;
    claims integer;
    right_claims integer;
  BEGIN
    SELECT * INTO hold FROM holds WHERE id = checked_id;
    SELECT count(*), count(*) FILTER (WHERE car_id = hold.car_id AND expires_at = hold.expires_at)
      INTO claims, right_claims FROM occupancies WHERE hold_id = checked_id;
    IF hold.state = 'LIVE' THEN
      IF claims <> 1 OR right_claims <> 1 THEN
        RAISE EXCEPTION 'hold % is live and has % claims on its car, % of them until its own end', checked_id, claims, right_claims
          USING ERRCODE = 'check_violation', TABLE = 'holds', CONSTRAINT = 'live_hold_claims_its_time';
      END IF;
    ELSIF claims <> 0 THEN
      RAISE EXCEPTION 'hold % is % and still has a claim on its car', checked_id, coalesce(hold.state, 'missing')
        USING ERRCODE = 'check_violation', TABLE = 'holds', CONSTRAINT = 'ended_hold_claims_nothing';
    END IF;
  END $$;

  CREATE FUNCTION check_rental_money(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    rental rentals%ROWTYPE;
    goes_ahead boolean;
    foreign_payments integer;
    undecided integer;
    refunds integer;
    verified integer;
  BEGIN
    SELECT * INTO rental FROM rentals WHERE id = checked_id;
    goes_ahead := rental.status NOT IN ('CANCELLED', 'DECLINED', 'EXPIRED');
    SELECT count(*) FILTER (WHERE p.customer_id IS DISTINCT FROM rental.customer_id
                               OR p.type IS DISTINCT FROM CASE rental.kind WHEN 'BOOKING' THEN 'book' ELSE 'reserve' END),
           count(*) FILTER (WHERE p.status IN ('SUBMITTED', 'VERIFIED') AND p.refund_paise IS NULL),
           count(*) FILTER (WHERE p.refund_paise IS NOT NULL),
           count(*) FILTER (WHERE p.status = 'VERIFIED')
      INTO foreign_payments, undecided, refunds, verified FROM payments p WHERE p.rental_id = checked_id;
    IF foreign_payments > 0 THEN
      RAISE EXCEPTION 'rental % has % payments of another customer or kind', checked_id, foreign_payments
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'rental_is_paid_by_its_customer';
    END IF;
    IF goes_ahead AND refunds > 0 THEN
      RAISE EXCEPTION 'rental % is % and % of its payments have a refund', checked_id, rental.status, refunds
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'only_ended_rentals_are_refunded';
    END IF;
    IF NOT goes_ahead AND undecided > 0 THEN
      RAISE EXCEPTION 'rental % is % and the refund of % of its payments is undecided', checked_id, rental.status, undecided
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'ended_rental_owes_decided_refunds';
    END IF;
    IF rental.status IN ('CONFIRMED', 'ON_TRIP', 'RETURNED', 'CLOSED', 'NO_SHOW') AND verified <> 1 THEN
      RAISE EXCEPTION 'rental % is % with % verified payments', checked_id, rental.status, verified
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'confirmed_rental_is_paid';
    END IF;
  END $$;

  CREATE FUNCTION check_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      IF OLD.rental_id IS NOT NULL THEN PERFORM check_rental_claim(OLD.rental_id); END IF;
      IF OLD.hold_id IS NOT NULL THEN PERFORM check_hold_claim(OLD.hold_id); END IF;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      IF NEW.rental_id IS NOT NULL THEN PERFORM check_rental_claim(NEW.rental_id); END IF;
      IF NEW.hold_id IS NOT NULL THEN PERFORM check_hold_claim(NEW.hold_id); END IF;
    END IF;
    RETURN NULL;
  END $$;

  CREATE FUNCTION check_rental() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_rental_claim(coalesce(NEW.id, OLD.id));
    PERFORM check_rental_money(coalesce(NEW.id, OLD.id));
    RETURN NULL;
  END $$;

  CREATE FUNCTION check_hold() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_hold_claim(coalesce(NEW.id, OLD.id));
    RETURN NULL;
  END $$;

  CREATE FUNCTION check_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.rental_id IS DISTINCT FROM NEW.rental_id AND OLD.rental_id IS NOT NULL THEN
      PERFORM check_rental_money(OLD.rental_id);
    END IF;
    IF NEW.rental_id IS NOT NULL THEN PERFORM check_rental_money(NEW.rental_id); END IF;
    RETURN NULL;
  END $$;

  CREATE CONSTRAINT TRIGGER occupancies_checked AFTER INSERT OR UPDATE OR DELETE ON occupancies
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_occupancy();
  CREATE CONSTRAINT TRIGGER rentals_checked
    AFTER INSERT OR DELETE OR UPDATE OF status, car_id, starts_at, ends_at, buffer_minutes ON rentals
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_rental();
  CREATE CONSTRAINT TRIGGER holds_checked AFTER INSERT OR DELETE OR UPDATE OF state, car_id, expires_at ON holds
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_hold();
  CREATE CONSTRAINT TRIGGER payments_checked AFTER INSERT OR UPDATE ON payments
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_payment();
`;
