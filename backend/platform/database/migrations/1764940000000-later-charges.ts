import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tolls and challans that are passed on to the customer, and the fee for a challan: in the settlement of the return, or in a
 * later charge, a settlement of its own.
 */
export class LaterCharges1764940000000 implements MigrationInterface {
  name = 'LaterCharges1764940000000';
  // Indexes are created concurrently, and checks validated without the lock of the change.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE settlements ADD COLUMN IF NOT EXISTS is_later boolean NOT NULL DEFAULT false',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS settlements_return_key');
    await runner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY settlements_return_key ON settlements (rental_id) WHERE state <> 'VOID' AND NOT is_later`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS settlements_live_key');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS settlements_later_draft_key');
    await runner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY settlements_later_draft_key ON settlements (rental_id) WHERE state = 'DRAFT' AND is_later`,
    );
    await runner.query(checks(LATER_LINES, PASSED_ON));
    await runner.query('ALTER TABLE settlement_lines VALIDATE CONSTRAINT settlement_lines_kind_check');
    await runner.query('ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_accounts_check');
    await runner.query(ACCOUNT);
    await runner.query(settleLines(`account_of('INCOME', l.id)`));
    await runner.query(
      bills(`'INCOME', 'PASSED_ON'`, `WHEN l.kind IN ('TOLL', 'CHALLAN') THEN 'PASSED_ON' `),
    );
    await runner.query(billCharge(` OR 'PASSED_ON' IN (NEW.debit, NEW.credit)`));
    await runner.query(
      evidence(`
             WHEN line.kind = 'CHALLAN_FEE' THEN (SELECT count(*) FILTER (WHERE l.kind = 'CHALLAN_FEE') <= count(*) FILTER (WHERE l.kind = 'CHALLAN')
                                                    FROM settlement_lines l WHERE l.settlement_id = line.settlement_id)`),
    );
    await runner.query(
      check(`
    IF line.kind NOT IN ('TOLL', 'CHALLAN', 'CHALLAN_FEE') AND EXISTS (SELECT FROM settlements WHERE id = line.settlement_id AND is_later) THEN
      RAISE EXCEPTION 'line % of settlement % is no later charge', line.id, line.settlement_id
        USING ERRCODE = 'check_violation', TABLE = 'settlement_lines', CONSTRAINT = 'line_suits_settlement';
    END IF;`),
    );
    await runner.query(content(' AND NOT of.is_later'));
    await runner.query(depositDay(' AND NOT s.is_later'));
    await runner.query(NOT_YET_DUE);
    await runner.query(
      debt(`(r.status = 'RETURNED' OR r.status = 'CLOSED' AND s.is_later)`, 'not_yet_due(r.id, zone)'),
    );
    await runner.query(ended(LATER_END, LATER_OPEN));
  }

  /** Fails once a toll or challan was charged. The column stays, because the index needs it; it is false everywhere. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ended('', ''));
    await runner.query(debt(`r.status = 'RETURNED'`, '0'));
    await runner.query(depositDay(''));
    await runner.query(content(''));
    await runner.query(check(''));
    await runner.query(evidence(''));
    await runner.query(billCharge(''));
    await runner.query(bills(`'INCOME'`, ''));
    await runner.query(settleLines(`'INCOME'`));
    await runner.query('DROP FUNCTION account_of, not_yet_due');
    await runner.query(checks('', ''));
    await runner.query('ALTER TABLE settlement_lines VALIDATE CONSTRAINT settlement_lines_kind_check');
    await runner.query('ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_accounts_check');
    await runner.query('DROP INDEX settlements_later_draft_key');
    await runner.query('ALTER INDEX settlements_return_key RENAME TO settlements_live_key');
  }
}

const ZONE = `coalesce((SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata')`;

const LATER_LINES = `, 'TOLL', 'CHALLAN', 'CHALLAN_FEE'`;
const PASSED_ON = `, 'DUE CUSTOMER PASSED_ON', 'DUE_REDUCED PASSED_ON CUSTOMER', 'WAIVED PASSED_ON CUSTOMER'`;

const checks = (lines: string, accounts: string): string => `
  ALTER TABLE settlement_lines DROP CONSTRAINT settlement_lines_kind_check,
    ADD CONSTRAINT settlement_lines_kind_check CHECK (
      kind IN ('LATE', 'FUEL', 'EXTRA_KM', 'CLEANING', 'DAMAGE', 'MISSING_ITEM', 'OTHER', 'CREDIT'${lines})) NOT VALID;
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_accounts_check,
    ADD CONSTRAINT ledger_entries_accounts_check CHECK (concat_ws(' ', kind,
      CASE WHEN reverses IS NULL THEN debit ELSE credit END, CASE WHEN reverses IS NULL THEN credit ELSE debit END) IN (
        'DUE CUSTOMER INCOME', 'DUE_REDUCED INCOME CUSTOMER', 'RECEIVED', 'VERIFIED MONEY CUSTOMER',
        'VERIFIED_REVERSED CUSTOMER MONEY', 'REFUND_SENT CUSTOMER MONEY', 'REFUND_RETURNED MONEY CUSTOMER',
        'DEPOSIT_HELD CUSTOMER DEPOSIT', 'DEPOSIT_APPLIED DEPOSIT CUSTOMER', 'DEPOSIT_RETURNED DEPOSIT CUSTOMER',
        'WAIVED INCOME CUSTOMER', 'WRITTEN_OFF LOSS CUSTOMER', 'COMPENSATION LOSS CUSTOMER'${accounts})) NOT VALID;
`;

const ACCOUNT = `
  -- The account of an entry about this line: tolls and challans are passed on as they were paid, and are no income.
  CREATE OR REPLACE FUNCTION account_of(account text, line integer) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN account = 'INCOME' AND (SELECT kind FROM settlement_lines WHERE id = line) IN ('TOLL', 'CHALLAN')
                THEN 'PASSED_ON' ELSE account END
  $$;
`;

const settleLines = (account: string): string => `
  -- One entry for each line of a final settlement; those of a void one are cancelled.
  CREATE OR REPLACE FUNCTION settle_lines(ids integer[], staff integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO ledger_entries (customer_id, rental_id, line_id, kind, debit, credit, amount_paise, staff_id)
    SELECT r.customer_id, r.id, l.id, entry.kind, entry.debit, entry.credit, abs(l.final_paise), staff
      FROM rentals r
      JOIN settlements s ON s.rental_id = r.id AND s.state = 'FINAL'
      JOIN settlement_lines l ON l.settlement_id = s.id
     CROSS JOIN LATERAL (VALUES (1, 'DUE', 'CUSTOMER', ${account}), (-1, 'DUE_REDUCED', ${account}, 'CUSTOMER')) AS entry(sign, kind, debit, credit)
     WHERE entry.sign = sign(l.final_paise) AND r.id = ANY (ids) AND NOT EXISTS (SELECT FROM ledger_entries e WHERE e.line_id = l.id)
     ORDER BY l.id;
    INSERT INTO ledger_entries (customer_id, rental_id, line_id, kind, debit, credit, amount_paise, reverses, staff_id)
    SELECT e.customer_id, e.rental_id, e.line_id, e.kind, e.credit, e.debit, e.amount_paise, e.id, staff
      FROM settlements s
      JOIN settlement_lines l ON l.settlement_id = s.id
      JOIN ledger_entries e ON e.line_id = l.id AND e.reverses IS NULL
     WHERE s.rental_id = ANY (ids) AND s.state = 'VOID'
       AND NOT EXISTS (SELECT FROM ledger_entries WHERE reverses = e.id);
    SELECT settle_deposits(ids, staff);
  $$;
`;

const bills = (accounts: string, treatment: string): string => `
  -- Charges less bills and more credit memos: of the fare, whose line is null, and of each line of settlements.
  CREATE OR REPLACE FUNCTION unbilled(of integer) RETURNS TABLE (line_id integer, amount integer) LANGUAGE sql STABLE AS $$
    SELECT line, sum(difference)::int
      FROM (SELECT e.line_id, CASE WHEN e.credit IN (${accounts}) THEN e.amount_paise ELSE -e.amount_paise END
              FROM ledger_entries e WHERE e.rental_id = of AND (e.debit IN (${accounts}) OR e.credit IN (${accounts}))
            UNION ALL
            SELECT l."lineId", CASE WHEN d.series IN ('BL', 'IN') THEN -l.amount ELSE l.amount END
              FROM issued_documents d
             CROSS JOIN LATERAL jsonb_to_recordset(d.content -> 'lines') AS l("lineId" integer, amount integer)
             WHERE d.rental_id = of AND d.series IN ('BL', 'IN', 'CM', 'CN')) AS known(line, difference)
     GROUP BY line HAVING sum(difference) <> 0
  $$;

  -- The lines of the next bill, or of the next credit memo; null without a line.
  CREATE OR REPLACE FUNCTION bill_lines(of text, rental rentals) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_agg(jsonb_build_object('lineId', u.line_id, 'amount', abs(u.amount), 'text', l.text, 'textKey', l.text_key,
             'kind', CASE WHEN l.id IS NOT NULL THEN l.kind
                          WHEN of = 'CM' THEN CASE WHEN EXISTS (SELECT FROM ledger_entries WHERE rental_id = rental.id AND kind = 'WAIVED')
                                                   THEN 'WAIVED' ELSE 'LOWERED' END
                          WHEN rental.status NOT IN ('RETURNED', 'CLOSED') THEN rental.status
                          WHEN u.amount = rental.total_paise THEN 'FARE' ELSE 'PART' END)
             || CASE WHEN NOT rental.charges ? 'gst' THEN '{}'
                     ELSE jsonb_build_object('treatment', CASE ${treatment}WHEN l.kind IN ('DAMAGE', 'MISSING_ITEM') THEN 'NO_SUPPLY' ELSE 'AS_FARE' END) END ORDER BY u.line_id NULLS FIRST)
      FROM unbilled(rental.id) u LEFT JOIN settlement_lines l ON l.id = u.line_id
     WHERE CASE of WHEN 'BL' THEN u.amount > 0 ELSE u.amount < 0 END
  $$;
`;

const billCharge = (passedOn: string): string => `
  CREATE OR REPLACE TRIGGER ledger_entries_to_bill AFTER INSERT ON ledger_entries FOR EACH ROW
    WHEN ('INCOME' IN (NEW.debit, NEW.credit)${passedOn}) EXECUTE FUNCTION bill_charge();
`;

const evidence = (fee: string): string => `
  -- DAMAGE: a new mark with its photo, and what the repair costs. MISSING_ITEM: a new mark. CLEANING: a photo of a mark, or
  -- another photo. CHALLAN_FEE: a challan of the settlement for each fee. The others: a file.
  CREATE OR REPLACE FUNCTION line_has_evidence(line settlement_lines) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT CASE
             WHEN line.kind = 'MISSING_ITEM' AND line.needs_mark THEN shown.is_new
             WHEN line.kind = 'DAMAGE' AND line.needs_mark THEN shown.is_new AND shown.is_pictured AND shown.has_file
             WHEN line.kind = 'CLEANING' THEN shown.is_pictured OR shown.has_file${fee}
             ELSE shown.has_file
           END
      FROM (SELECT coalesce(bool_or(m.is_new), false) AS is_new, coalesce(bool_or(m.document_id IS NOT NULL), false) AS is_pictured,
                   EXISTS (SELECT FROM settlement_photos p WHERE p.line_id = line.id AND NOT p.of_dispute) AS has_file
              FROM return_marks m WHERE m.record_id = line.record_id AND m.number = line.mark_number) AS shown
  $$;
`;

const check = (kinds: string): string => `
  -- What staff charge suits the settlement, needs evidence, and reaches the customer until the last day.
  CREATE OR REPLACE FUNCTION check_settlement_line(line settlement_lines) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN${kinds}
    IF line.kind IN ('LATE', 'FUEL', 'EXTRA_KM', 'CREDIT') OR line.reply = 'WITHDRAWN' THEN RETURN; END IF;
    IF NOT line_has_evidence(line) THEN
      RAISE EXCEPTION 'line % of settlement % has no evidence', line.id, line.settlement_id
        USING ERRCODE = 'check_violation', TABLE = 'settlement_lines', CONSTRAINT = 'charged_line_has_evidence';
    END IF;
    IF EXISTS (SELECT FROM settlements WHERE id = line.settlement_id AND issued_at >= charge_until) THEN
      RAISE EXCEPTION 'line % of settlement % is too late', line.id, line.settlement_id
        USING ERRCODE = 'check_violation', TABLE = 'settlement_lines', CONSTRAINT = 'line_is_charged_in_time';
    END IF;
  END $$;
`;

const content = (withDeposit: string): string => `
  -- A settlement that was sent or is final, with the deposit and what is left to pay. A later charge concerns no deposit.
  CREATE OR REPLACE FUNCTION sheet_content(of settlements, rental rentals, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT document_parties(rental.customer_id, rental.id, at) || jsonb_build_object('lines', sheet_lines(of.id),
             'sheet', jsonb_build_object('settlement', of.number, 'state', of.state, 'payBy', of.due_on,
               'toPay', CASE WHEN of.due_on IS NOT NULL THEN (rental_money(rental.id)).balance END,
               'deposit', CASE WHEN rental.deposit_paise > 0${withDeposit} THEN (
                  SELECT jsonb_build_object('dueOn', deposit_due_on(rental.id), 'held', (rental_money(rental.id)).held,
                           'applied', coalesce(sum(amount) FILTER (WHERE figure = 'DEPOSIT_APPLIED'), 0),
                           'returned', coalesce(sum(amount) FILTER (WHERE figure = 'DEPOSIT_RETURNED'), 0))
                    FROM ledger_figures WHERE rental_id = rental.id) END, 'accepted', CASE WHEN of.accepted_at IS NOT NULL THEN jsonb_build_object(
               'confirmation', coalesce(of.acceptance, 'PAGE'), 'at', to_char(of.accepted_at AT TIME ZONE ${ZONE}, 'YYYY-MM-DD HH24:MI')) END))
  $$;
`;

const depositDay = (ofReturn: string): string => `
  -- The day by which the deposit is returned; null without a deposit.
  CREATE OR REPLACE FUNCTION deposit_due_on(of integer) RETURNS date LANGUAGE sql STABLE AS $$
    SELECT (coalesce(s.returned_at, r.ends_at) AT TIME ZONE ${ZONE})::date
           + coalesce((r.charges ->> 'depositDays')::int, 7)
      FROM rentals r LEFT JOIN settlements s ON s.rental_id = r.id AND s.state <> 'VOID'${ofReturn}
     WHERE r.id = of AND r.deposit_paise > 0
  $$;
`;

const NOT_YET_DUE = `
  -- The part of the balance that may still be paid in time, because it is of later charges.
  CREATE OR REPLACE FUNCTION not_yet_due(of integer, zone text) RETURNS float8 LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(l.final_paise), 0)::float8 FROM settlements s JOIN settlement_lines l ON l.settlement_id = s.id
     WHERE s.rental_id = of AND s.state = 'FINAL' AND s.is_later AND s.due_on >= (app_now() AT TIME ZONE zone)::date
  $$;
`;

const debt = (isSettled: string, notYetDue: string): string => `
  -- The oldest rental whose final settlement is owed past its last day, and the amount.
  CREATE OR REPLACE FUNCTION open_debt(of integer, zone text) RETURNS TABLE (reference text, owed bigint) LANGUAGE sql STABLE AS $$
    SELECT r.reference, m.balance FROM rentals r
      JOIN settlements s ON s.rental_id = r.id AND s.state = 'FINAL'
     CROSS JOIN LATERAL rental_money(r.id) m
     WHERE r.customer_id = of AND ${isSettled} AND s.due_on < (app_now() AT TIME ZONE zone)::date
       AND m.balance > ${notYetDue}
     ORDER BY r.id LIMIT 1
  $$;
`;

const LATER_END = `greatest(max(m.at), (SELECT max(s.final_at) FROM settlements s WHERE s.rental_id = r.id AND s.is_later))`;
const LATER_OPEN = `
           AND NOT EXISTS (SELECT FROM settlements s WHERE s.rental_id = r.id AND s.is_later
                            AND (s.state IN ('DRAFT', 'ISSUED', 'DISPUTED') OR s.state = 'FINAL' AND (rental_money(r.id)).balance > 0))`;

const ended = (end: string, isOpen: string): string => `
  -- Rentals that have ended, and since when nothing happens to them.
  CREATE OR REPLACE VIEW ended_rentals AS
    SELECT r.id, ${end || 'max(m.at)'} AS ended_at FROM rentals r JOIN rental_moves m ON m.rental_id = r.id
     WHERE r.status IN ('CLOSED', 'DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED')${isOpen} GROUP BY r.id;
`;
