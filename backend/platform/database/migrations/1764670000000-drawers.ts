import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cash drawers of the counter, and every movement of money in them. */
export class Drawers1764670000000 implements MigrationInterface {
  name = 'Drawers1764670000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(CHECKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE drawer_movements, drawers;
      DROP FUNCTION add_to_open_drawer, check_drawer_report, drawer_sums, keep_drawer_report, counted_pieces;
    `);
  }
}

const TABLES = `
  CREATE FUNCTION counted_pieces(pieces jsonb) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(sum(key::float8 * value::float8), 0) * 100 FROM jsonb_each_text(pieces)
  $$;

  CREATE TABLE drawers (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    staff_id integer NOT NULL,
    location text NOT NULL,
    status text NOT NULL DEFAULT 'OPEN',
    opening_paise float8 NOT NULL,
    opened_at timestamptz NOT NULL DEFAULT app_now(),
    number integer,
    pieces jsonb,
    counted_paise float8,
    expected_paise float8,
    terminal_paise float8,
    terminal_expected_paise float8,
    note text,
    closed_at timestamptz,
    accepted_by_id integer,
    accepted_at timestamptz,
    accepted_note text,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT drawers_pkey PRIMARY KEY (id),
    CONSTRAINT drawers_status_check CHECK (status IN ('OPEN', 'CLOSED', 'ACCEPTED')),
    CONSTRAINT drawers_opening_check CHECK (opening_paise >= 0),
    CONSTRAINT drawers_report_check CHECK (num_nonnulls(number, pieces, counted_paise, expected_paise, terminal_paise,
      terminal_expected_paise, closed_at) = CASE status WHEN 'OPEN' THEN 0 ELSE 7 END AND (status <> 'OPEN' OR note IS NULL)),
    CONSTRAINT drawers_counted_check CHECK (counted_paise = counted_pieces(pieces)),
    CONSTRAINT drawers_accepted_check CHECK (
      num_nonnulls(accepted_by_id, accepted_at) = CASE status WHEN 'ACCEPTED' THEN 2 ELSE 0 END
      AND (accepted_note IS NULL OR status = 'ACCEPTED') AND accepted_by_id <> staff_id),
    CONSTRAINT drawers_note_check CHECK (status <> 'ACCEPTED' OR note IS NOT NULL
      OR counted_paise = expected_paise AND terminal_paise = terminal_expected_paise)
  );
  CREATE UNIQUE INDEX drawers_open_key ON drawers (staff_id) WHERE status = 'OPEN';
  CREATE UNIQUE INDEX drawers_number_key ON drawers (number);
  CREATE INDEX drawers_staff_idx ON drawers (staff_id, id);
  CREATE INDEX drawers_closed_idx ON drawers (id) WHERE status = 'CLOSED';

  CREATE TABLE drawer_movements (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    drawer_id integer NOT NULL,
    kind text NOT NULL,
    amount_paise integer NOT NULL,
    reason text NOT NULL,
    payment_id integer,
    photo_key text,
    photo_type text,
    at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT drawer_movements_pkey PRIMARY KEY (id),
    CONSTRAINT drawer_movements_kind_check CHECK (kind IN (
      'RECEIPT', 'RECEIPT_REVERSED', 'CARD_RECEIPT', 'CARD_REVERSED', 'REFUND', 'EXPENSE', 'TO_SAFE', 'FROM_SAFE')),
    CONSTRAINT drawer_movements_amount_check CHECK (amount_paise > 0),
    CONSTRAINT drawer_movements_payment_check CHECK ((payment_id IS NULL) = (kind IN ('EXPENSE', 'TO_SAFE', 'FROM_SAFE'))),
    CONSTRAINT drawer_movements_photo_check CHECK (
      num_nonnulls(photo_key, photo_type) = CASE kind WHEN 'EXPENSE' THEN 2 ELSE 0 END),
    CONSTRAINT drawer_movements_drawer_id_fkey FOREIGN KEY (drawer_id) REFERENCES drawers(id)
  );
  CREATE INDEX drawer_movements_drawer_idx ON drawer_movements (drawer_id, id);
  CREATE INDEX drawer_movements_payment_idx ON drawer_movements (payment_id);
  CREATE INDEX drawer_movements_photo_idx ON drawer_movements (photo_key);
`;

// The report of a drawer is opening + in - out, and it never changes.
const CHECKS = `
  CREATE FUNCTION drawer_sums(of integer, OUT cash float8, OUT terminal float8) LANGUAGE sql STABLE AS $$
    SELECT (SELECT opening_paise FROM drawers WHERE id = of)
             + coalesce(sum(CASE WHEN kind IN ('RECEIPT', 'FROM_SAFE') THEN amount_paise
                                 WHEN kind IN ('RECEIPT_REVERSED', 'REFUND', 'EXPENSE', 'TO_SAFE') THEN -amount_paise
                                 ELSE 0 END), 0)::float8,
           coalesce(sum(CASE kind WHEN 'CARD_RECEIPT' THEN amount_paise WHEN 'CARD_REVERSED' THEN -amount_paise ELSE 0 END), 0)::float8
      FROM drawer_movements WHERE drawer_id = of
  $$;

  CREATE FUNCTION add_to_open_drawer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE drawers SET version = version + 1 WHERE id = NEW.drawer_id AND status = 'OPEN';
    IF NOT FOUND THEN
      RAISE EXCEPTION 'drawer % is not open', NEW.drawer_id
        USING ERRCODE = 'check_violation', TABLE = 'drawer_movements', CONSTRAINT = 'only_open_drawers_move';
    END IF;
    RETURN NEW;
  END $$;

  CREATE FUNCTION keep_drawer_report() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    kept drawers%ROWTYPE := OLD;
  BEGIN
    IF OLD.status = 'OPEN' THEN
      kept := NEW;
      kept.staff_id := OLD.staff_id;
      kept.location := OLD.location;
      kept.opening_paise := OLD.opening_paise;
      kept.opened_at := OLD.opened_at;
    ELSIF OLD.status = 'CLOSED' THEN
      kept.status := NEW.status;
      kept.note := coalesce(OLD.note, NEW.note);
      kept.accepted_by_id := NEW.accepted_by_id;
      kept.accepted_at := NEW.accepted_at;
      kept.accepted_note := NEW.accepted_note;
      kept.version := NEW.version;
    END IF;
    IF kept IS DISTINCT FROM NEW OR OLD.status = 'OPEN' AND NEW.status = 'ACCEPTED' OR OLD.status = 'CLOSED' AND NEW.status = 'OPEN' THEN
      RAISE EXCEPTION 'the report of drawer % does not change', OLD.id
        USING ERRCODE = 'check_violation', TABLE = 'drawers', CONSTRAINT = 'drawer_report_is_final';
    END IF;
    RETURN NEW;
  END $$;

  CREATE FUNCTION check_drawer_report() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    drawer drawers%ROWTYPE;
    sums record;
  BEGIN
    SELECT * INTO drawer FROM drawers WHERE id = NEW.id;
    SELECT * INTO sums FROM drawer_sums(NEW.id);
    IF drawer.status <> 'OPEN' AND (drawer.expected_paise, drawer.terminal_expected_paise) IS DISTINCT FROM (sums.cash, sums.terminal) THEN
      RAISE EXCEPTION 'the report of drawer % differs from its movements', NEW.id
        USING ERRCODE = 'check_violation', TABLE = 'drawers', CONSTRAINT = 'drawer_report_agrees_with_movements';
    END IF;
    RETURN NULL;
  END $$;

  CREATE TRIGGER drawer_movements_open BEFORE INSERT ON drawer_movements
    FOR EACH ROW EXECUTE FUNCTION add_to_open_drawer();
  CREATE TRIGGER drawer_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON drawer_movements
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER drawers_report_kept BEFORE UPDATE ON drawers FOR EACH ROW EXECUTE FUNCTION keep_drawer_report();
  CREATE TRIGGER drawers_never_deleted BEFORE DELETE OR TRUNCATE ON drawers
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE CONSTRAINT TRIGGER drawers_report_checked AFTER INSERT OR UPDATE ON drawers
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_drawer_report();
`;
