import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What holds, rentals, payments and claimed time promise each other, checked at every commit. */
export class Promises1764300000000 implements MigrationInterface {
  name = 'Promises1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const UP = `
  ALTER TABLE rentals ADD COLUMN buffer_minutes integer;
  UPDATE rentals r SET buffer_minutes =
    greatest(0, coalesce((SELECT extract(epoch FROM upper(o.during) - r.ends_at) / 60 FROM occupancies o WHERE o.rental_id = r.id), 60));
  ALTER TABLE rentals
    ALTER COLUMN buffer_minutes SET NOT NULL,
    ADD CONSTRAINT rentals_buffer_check CHECK (buffer_minutes >= 0);

  -- Claims that earlier versions lost or left behind.
  DELETE FROM occupancies o USING rentals r WHERE r.id = o.rental_id AND r.status NOT IN ('PENDING', 'CONFIRMED', 'ON_TRIP');
  DELETE FROM occupancies o USING holds h WHERE h.id = o.hold_id AND h.state <> 'LIVE';
  UPDATE holds h SET state = 'EXPIRED' WHERE state = 'LIVE' AND NOT EXISTS (SELECT FROM occupancies o WHERE o.hold_id = h.id);
  DO $$
  DECLARE
    doubled text;
  BEGIN
    SELECT string_agg(r.reference, ', ') INTO doubled
      FROM rentals r
     WHERE r.status IN ('PENDING', 'CONFIRMED', 'ON_TRIP') AND NOT EXISTS (SELECT FROM occupancies o WHERE o.rental_id = r.id)
       AND EXISTS (SELECT FROM occupancies o WHERE o.car_id = r.car_id
                      AND o.during && tstzrange(r.starts_at, r.ends_at + make_interval(mins => r.buffer_minutes)));
    IF doubled IS NOT NULL THEN
      RAISE EXCEPTION 'These rentals share their car with another one, which only people can settle: %', doubled;
    END IF;
  END $$;
  INSERT INTO occupancies (car_id, during, rental_id)
  SELECT r.car_id, tstzrange(r.starts_at, r.ends_at + make_interval(mins => r.buffer_minutes)), r.id FROM rentals r
   WHERE r.status IN ('PENDING', 'CONFIRMED', 'ON_TRIP') AND NOT EXISTS (SELECT FROM occupancies o WHERE o.rental_id = r.id);

  -- The check below takes its place: calendar stands below rentals and does not refer to their table.
  ALTER TABLE occupancies DROP CONSTRAINT occupancies_rental_id_fkey;

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

  ALTER TABLE payments ADD CONSTRAINT payments_refund_limit_check CHECK (refund_paise <= amount_paise);
  CREATE UNIQUE INDEX payments_current_key ON payments (rental_id) WHERE refund_paise IS NULL AND status IN ('SUBMITTED', 'VERIFIED');
`;

const DOWN = `
  DROP INDEX payments_current_key;
  ALTER TABLE payments DROP CONSTRAINT payments_refund_limit_check;
  DROP TRIGGER payments_checked ON payments;
  DROP TRIGGER holds_checked ON holds;
  DROP TRIGGER rentals_checked ON rentals;
  DROP TRIGGER occupancies_checked ON occupancies;
  DROP FUNCTION check_payment();
  DROP FUNCTION check_hold();
  DROP FUNCTION check_rental();
  DROP FUNCTION check_occupancy();
  DROP FUNCTION check_rental_money(integer);
  DROP FUNCTION check_hold_claim(uuid);
  DROP FUNCTION check_rental_claim(integer);
  ALTER TABLE occupancies ADD CONSTRAINT occupancies_rental_id_fkey FOREIGN KEY (rental_id) REFERENCES rentals(id);
  ALTER TABLE rentals DROP COLUMN buffer_minutes;
`;
