import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where refunds go. A new refund takes the newest destination that was entered for it. */
export class RefundDestinations1764710000000 implements MigrationInterface {
  name = 'RefundDestinations1764710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(RULES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER refunds_destination ON refunds;
      DROP FUNCTION keep_refund_destination();
      DROP FUNCTION is_destination_of(text, integer, integer);
      ALTER TABLE refunds DROP COLUMN destination_id;
      DROP TABLE refund_destinations;
    `);
  }
}

const TABLE = `
  CREATE TABLE refund_destinations (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    customer_id integer NOT NULL,
    rental_id integer,
    payment_id integer,
    kind text NOT NULL,
    sealed_details bytea,
    masked text,
    changed_at timestamptz,
    staff_id integer,
    failed_at timestamptz,
    at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT refund_destinations_pkey PRIMARY KEY (id),
    CONSTRAINT refund_destinations_customer_key UNIQUE (customer_id, id),
    CONSTRAINT refund_destinations_kind_check CHECK (kind IN ('UPI', 'ACCOUNT', 'CASH', 'CARD')),
    CONSTRAINT refund_destinations_details_check
      CHECK ((kind IN ('UPI', 'ACCOUNT')) = (sealed_details IS NOT NULL AND masked IS NOT NULL)),
    CONSTRAINT refund_destinations_owner_check CHECK (rental_id IS NOT NULL OR payment_id IS NOT NULL),
    CONSTRAINT refund_destinations_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
    CONSTRAINT refund_destinations_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
  );
  ALTER TABLE refunds ADD COLUMN destination_id integer,
    ADD CONSTRAINT refunds_destination_id_customer_id_fkey FOREIGN KEY (destination_id, customer_id)
      REFERENCES refund_destinations (id, customer_id);
`;

const RULES = `
  -- Whether a refund may go there: cash returns only what was paid in cash, and a card only what was paid by card.
  CREATE FUNCTION is_destination_of(kind text, payment integer, amount integer) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT kind IN ('UPI', 'ACCOUNT')
        OR EXISTS (SELECT FROM payments WHERE id = payment AND method = kind) AND (kind <> 'CASH' OR amount % 100 = 0)
  $$;

  CREATE FUNCTION keep_refund_destination() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.state = 'DUE' AND NEW.destination_id IS NULL THEN
        NEW.destination_id := (
          SELECT id FROM refund_destinations
           WHERE customer_id = NEW.customer_id AND rental_id IS NOT DISTINCT FROM NEW.rental_id
             AND (payment_id IS NULL OR payment_id = NEW.payment_id) AND failed_at IS NULL
             AND is_destination_of(kind, NEW.payment_id, NEW.amount_paise)
           ORDER BY id DESC LIMIT 1);
      END IF;
    ELSIF NEW.destination_id IS DISTINCT FROM OLD.destination_id THEN
      IF OLD.state <> 'DUE' THEN
        RAISE EXCEPTION 'the destination of refund % does not change any more', OLD.id
          USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'destination_changes_until_sent';
      END IF;
      IF NEW.destination_id IS NOT NULL AND NOT (SELECT is_destination_of(kind, NEW.payment_id, NEW.amount_paise)
                                                   FROM refund_destinations WHERE id = NEW.destination_id) THEN
        RAISE EXCEPTION 'refund % cannot go to destination %', NEW.id, NEW.destination_id
          USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'destination_fits_the_payment';
      END IF;
    ELSIF NEW.state = 'DUE' AND NOT (SELECT is_destination_of(kind, NEW.payment_id, NEW.amount_paise)
                                       FROM refund_destinations WHERE id = NEW.destination_id) THEN
      NEW.destination_id := NULL;
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER refunds_destination BEFORE INSERT OR UPDATE ON refunds
    FOR EACH ROW EXECUTE FUNCTION keep_refund_destination();
`;
