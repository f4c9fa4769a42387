import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Security deposits as facts of rentals, from which `settle_rentals` derives their ledger entries. Settings and agreed charges
 * of the previous version have one deposit for all cars, which was paid at pickup.
 */
export class Deposits1764860000000 implements MigrationInterface {
  name = 'Deposits1764860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(
      accounts(
        ` 'DEPOSIT_HELD CUSTOMER DEPOSIT', 'DEPOSIT_APPLIED DEPOSIT CUSTOMER', 'DEPOSIT_RETURNED DEPOSIT CUSTOMER',`,
      ),
    );
    await runner.query(MONEY);
    await runner.query(HELD);
    await runner.query(`${SETTLE_LINES}  SELECT settle_deposits(ids, staff);\n$$;`);
    await runner.query(CHECK);
    await runner.query(`
      UPDATE rentals SET deposit_paise = (charges ->> 'deposit')::int
       WHERE status IN ('PENDING', 'CONFIRMED') AND (charges ->> 'deposit')::int > 0;
      SELECT settle_rentals(array_agg(id), NULL, false) FROM rentals WHERE deposit_paise > 0 HAVING count(*) > 0;
    `);
  }

  /** Fails once a deposit was held: the ledger keeps its entries. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER refunds_deposit_day ON refunds;
      DROP TRIGGER rentals_security_deposit ON rentals;
      DROP TRIGGER settlements_security_deposit ON settlements;
      DROP TRIGGER ledger_entries_security_deposit ON ledger_entries;
    `);
    await runner.query(`${SETTLE_LINES}$$;`);
    await runner.query(`
      DROP FUNCTION keep_deposit_day, check_deposit_of_rental, check_deposit_of_row, check_deposit, settle_deposits,
                    deposit_to_hold, deposit_due_on;
    `);
    await runner.query(MONEY_BEFORE);
    await runner.query(accounts(''));
    await runner.query('ALTER TABLE rentals DROP COLUMN deposit_paise, DROP COLUMN deposit_kept_paise');
  }
}

const COLUMNS = `
  ALTER TABLE rentals ADD COLUMN deposit_paise integer NOT NULL DEFAULT 0, ADD COLUMN deposit_kept_paise integer,
    ADD CONSTRAINT rentals_deposit_check CHECK (deposit_paise >= 0 AND deposit_kept_paise >= 0);
`;

const accounts = (deposits: string): string => `
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_accounts_check,
    ADD CONSTRAINT ledger_entries_accounts_check CHECK (concat_ws(' ', kind,
      CASE WHEN reverses IS NULL THEN debit ELSE credit END, CASE WHEN reverses IS NULL THEN credit ELSE debit END) IN (
        'DUE CUSTOMER INCOME', 'DUE_REDUCED INCOME CUSTOMER', 'RECEIVED', 'VERIFIED MONEY CUSTOMER',
        'VERIFIED_REVERSED CUSTOMER MONEY', 'REFUND_SENT CUSTOMER MONEY', 'REFUND_RETURNED MONEY CUSTOMER',${deposits}
        'WAIVED INCOME CUSTOMER', 'WRITTEN_OFF LOSS CUSTOMER', 'COMPENSATION LOSS CUSTOMER'));
`;

const SUMS = `
      coalesce(sum(CASE figure WHEN 'CHARGED' THEN amount WHEN 'WAIVED' THEN -amount END), 0) AS charged,
      coalesce(sum(amount) FILTER (WHERE figure = 'WAIVED'), 0) AS waived,
      coalesce(sum(amount) FILTER (WHERE figure = 'RECEIVED'), 0) AS received,
      coalesce(sum(amount) FILTER (WHERE figure = 'REFUNDED'), 0) AS refunded,
      coalesce(sum(amount) FILTER (WHERE figure = 'LOST'), 0) AS lost`;

// A deposit is missing until the handover. One that is paid at pickup is asked for once the car can be handed over.
const MONEY = `
  DROP FUNCTION rental_money;
  CREATE FUNCTION rental_money(of integer, OUT charged float8, OUT waived float8, OUT received float8, OUT refunded float8,
                               OUT lost float8, OUT held float8, OUT missing float8, OUT missing_now float8, OUT balance float8)
  LANGUAGE sql STABLE AS $$
    SELECT charged, waived, received, refunded, lost, held, missing, CASE WHEN is_asked THEN missing ELSE 0 END,
           charged - received + refunded + held - lost
      FROM (SELECT ${SUMS},
      coalesce(sum(CASE figure WHEN 'DEPOSIT_HELD' THEN amount WHEN 'DEPOSIT_APPLIED' THEN -amount
                               WHEN 'DEPOSIT_RETURNED' THEN -amount END), 0) AS held
              FROM ledger_figures WHERE rental_id = of) AS sums
      LEFT JOIN LATERAL (
        SELECT deposit_paise AS deposit,
               charges ->> 'depositWhen' = 'WITH_FARE' OR app_now() >= starts_at - make_interval(mins => buffer_minutes) AS is_asked
          FROM rentals WHERE id = of AND status IN ('PENDING', 'CONFIRMED')) AS rental ON true
      CROSS JOIN LATERAL (SELECT greatest(coalesce(deposit, 0) - held, 0)) AS rest(missing)
  $$;
`;

const MONEY_BEFORE = `
  DROP FUNCTION rental_money;
  CREATE FUNCTION rental_money(of integer, OUT charged float8, OUT waived float8, OUT received float8, OUT refunded float8,
                               OUT lost float8, OUT balance float8)
  LANGUAGE sql STABLE AS $$
    SELECT charged, waived, received, refunded, lost, charged - received + refunded - lost
      FROM (SELECT ${SUMS} FROM ledger_figures WHERE rental_id = of) AS sums
  $$;
`;

const ZONE = `coalesce((SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata')`;

const HELD = `
  -- The day by which the deposit is returned; null without a deposit.
  CREATE FUNCTION deposit_due_on(of integer) RETURNS date LANGUAGE sql STABLE AS $$
    SELECT (coalesce(s.returned_at, r.ends_at) AT TIME ZONE ${ZONE})::date
           + coalesce((r.charges ->> 'depositDays')::int, 7)
      FROM rentals r LEFT JOIN settlements s ON s.rental_id = r.id AND s.state <> 'VOID'
     WHERE r.id = of AND r.deposit_paise > 0
  $$;

  -- What is held until the settlement is final: the money beyond the charges, up to the deposit.
  CREATE FUNCTION deposit_to_hold(of integer) RETURNS float8 LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN r.deposit_paise = 0 THEN 0
                WHEN r.status IN ('PENDING', 'CONFIRMED', 'ON_TRIP') OR r.status = 'RETURNED'
                     AND NOT EXISTS (SELECT FROM settlements WHERE rental_id = r.id AND state = 'FINAL')
                THEN (SELECT greatest(least(f.received - f.refunded - f.charged + m.waived,
                                            coalesce(r.deposit_kept_paise, r.deposit_paise)), 0)
                        FROM rental_facts f, rental_money(f.id) m WHERE f.id = r.id)
                ELSE 0 END::float8
      FROM rentals r WHERE r.id = of
  $$;

  -- The lines of a final settlement are paid from the deposit first; the rest is no longer held.
  CREATE FUNCTION settle_deposits(ids integer[], staff integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, staff_id)
    SELECT known.customer_id, known.id, entry.kind, entry.debit, entry.credit, entry.amount, staff
      FROM (SELECT r.id, r.customer_id, deposit_to_hold(r.id) - m.held AS more, greatest(settled_charges(r.id), 0) AS settled
              FROM rentals r, rental_money(r.id) m WHERE r.id = ANY (ids)) AS known
      CROSS JOIN LATERAL (VALUES
        ('DEPOSIT_HELD', 'CUSTOMER', 'DEPOSIT', more),
        ('DEPOSIT_APPLIED', 'DEPOSIT', 'CUSTOMER', least(-more, settled)),
        ('DEPOSIT_RETURNED', 'DEPOSIT', 'CUSTOMER', -more - settled)) AS entry(kind, debit, credit, amount)
     WHERE entry.amount > 0
  $$;

  -- A refund after the return is sent by the day on which the deposit is returned, unless that day is over.
  CREATE FUNCTION keep_deposit_day() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    day date;
  BEGIN
    SELECT deposit_due_on(id) INTO day FROM rentals WHERE id = NEW.rental_id AND status = 'RETURNED';
    IF day >= (app_now() AT TIME ZONE ${ZONE})::date THEN NEW.due_on := least(NEW.due_on, day); END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER refunds_deposit_day BEFORE INSERT ON refunds FOR EACH ROW
    WHEN (NEW.rental_id IS NOT NULL) EXECUTE FUNCTION keep_deposit_day();
`;

// The last statement of the body is added.
const SETTLE_LINES = `
  CREATE OR REPLACE FUNCTION settle_lines(ids integer[], staff integer) RETURNS void LANGUAGE sql AS $$
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
`;

const CHECK = `
  CREATE FUNCTION check_deposit(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT records_ledger() THEN PERFORM complete_ledger(ARRAY[checked_id]); END IF;
    IF EXISTS (SELECT FROM rental_money(checked_id) m WHERE m.held <> deposit_to_hold(checked_id)) THEN
      RAISE EXCEPTION 'the deposit held for rental % does not follow from its facts', checked_id
        USING ERRCODE = 'check_violation', TABLE = 'ledger_entries', CONSTRAINT = 'deposit_agrees_with_rental';
    END IF;
  END $$;
  CREATE FUNCTION check_deposit_of_rental() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_deposit(NEW.id);
    RETURN NULL;
  END $$;
  CREATE FUNCTION check_deposit_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_deposit(NEW.rental_id);
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER rentals_security_deposit AFTER UPDATE OF status, deposit_paise, deposit_kept_paise ON rentals
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.deposit_paise > 0 OR OLD.deposit_paise > 0)
    EXECUTE FUNCTION check_deposit_of_rental();
  CREATE CONSTRAINT TRIGGER settlements_security_deposit AFTER UPDATE OF state ON settlements
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_deposit_of_row();
  CREATE CONSTRAINT TRIGGER ledger_entries_security_deposit AFTER INSERT ON ledger_entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.rental_id IS NOT NULL AND NEW.kind <> 'RECEIVED')
    EXECUTE FUNCTION check_deposit_of_row();
`;
