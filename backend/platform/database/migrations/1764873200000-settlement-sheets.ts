import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settlements as documents, issued at the commit that sends one to the customer or makes it final. */
export class SettlementSheets1764873200000 implements MigrationInterface {
  name = 'SettlementSheets1764873200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(checks(`, 'SS'`, ` WHEN 'SS' THEN number LIKE '%-' || version`, ` OR series = 'SS'`));
    await runner.query(version(`CASE of WHEN 'AG' THEN '/' ELSE '-' END`));
    await runner.query(CONTENT);
    await runner.query(ISSUE);
  }

  /** Fails once a sheet was issued: documents do not change. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TRIGGER settlements_sheet ON settlements; DROP FUNCTION issue_sheet, sheet_content, sheet_lines',
    );
    await runner.query(version(`'/'`));
    await runner.query(checks('', '', ''));
  }
}

const checks = (sheet: string, number: string, amount: string): string => `
  ALTER TABLE issued_documents DROP CONSTRAINT issued_documents_series_check, DROP CONSTRAINT issued_documents_entry_check,
    DROP CONSTRAINT issued_documents_number_check, DROP CONSTRAINT issued_documents_amount_check,
    ADD CONSTRAINT issued_documents_series_check CHECK (series IN ('RC', 'DR', 'RR', 'AG', 'BL', 'CM'${sheet})),
    ADD CONSTRAINT issued_documents_entry_check CHECK ((entry_id IS NULL) = (series IN ('AG', 'BL', 'CM'${sheet}))),
    ADD CONSTRAINT issued_documents_number_check CHECK (length(number) <= 16
      AND CASE series WHEN 'AG' THEN number LIKE '%/' || version${number} ELSE number LIKE series || '/____/______%' END),
    ADD CONSTRAINT issued_documents_amount_check CHECK (amount_paise > 0 OR series = 'AG' AND amount_paise = 0${amount});
`;

const version = (separator: string): string => `
  -- Issues the next version for a rental if it says anything else than the last one. The transaction has locked the rental.
  CREATE OR REPLACE FUNCTION issue_version(of text, rental rentals, amount integer, new_content jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    last issued_documents;
    next integer;
    unrelated text[] := '{issuedOn,seller}';
  BEGIN
    SELECT * INTO last FROM issued_documents WHERE rental_id = rental.id AND series = of ORDER BY version DESC LIMIT 1;
    IF last.content - unrelated = new_content - unrelated THEN RETURN; END IF;
    next := coalesce(last.version, 0) + 1;
    INSERT INTO issued_documents (number, series, version, issued_at, customer_id, rental_id, amount_paise, content)
    VALUES (rental.reference || ${separator} || next, of, next, app_now(), rental.customer_id, rental.id, amount, new_content);
  END $$;
`;

const CONTENT = `
  CREATE FUNCTION sheet_lines(of integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'amount', coalesce(l.final_paise, l.reply_paise, l.amount_paise),
             'asked', l.amount_paise, 'text', l.text, 'textKey', l.text_key,
             'photos', (SELECT count(*) FROM settlement_photos p WHERE p.line_id = l.id AND NOT p.of_dispute)) ORDER BY l.id), '[]')
      FROM settlement_lines l WHERE l.settlement_id = of
  $$;

  -- A settlement that was sent or is final, with the deposit and what is left to pay.
  CREATE FUNCTION sheet_content(of settlements, rental rentals, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT document_parties(rental.customer_id, rental.id, at) || jsonb_build_object('lines', sheet_lines(of.id),
             'sheet', jsonb_build_object('settlement', of.number, 'state', of.state, 'payBy', of.due_on,
               'toPay', CASE WHEN of.due_on IS NOT NULL THEN (rental_money(rental.id)).balance END,
               'deposit', CASE WHEN rental.deposit_paise > 0 THEN (
                  SELECT jsonb_build_object('dueOn', deposit_due_on(rental.id), 'held', (rental_money(rental.id)).held,
                           'applied', coalesce(sum(amount) FILTER (WHERE figure = 'DEPOSIT_APPLIED'), 0),
                           'returned', coalesce(sum(amount) FILTER (WHERE figure = 'DEPOSIT_RETURNED'), 0))
                    FROM ledger_figures WHERE rental_id = rental.id) END))
  $$;
`;

const ISSUE = `
  -- Runs at the commit. A settlement that concerns no money has no sheet.
  CREATE FUNCTION issue_sheet() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM issue_version('SS', r, (SELECT coalesce(sum(coalesce(final_paise, reply_paise, amount_paise)), 0)::int
                                      FROM settlement_lines WHERE settlement_id = s.id), sheet_content(s, r, app_now()))
       FROM settlements s JOIN rentals r ON r.id = s.rental_id
      WHERE s.id = NEW.id AND s.state IN ('ISSUED', 'FINAL')
        AND (r.deposit_paise > 0 OR EXISTS (SELECT FROM settlement_lines WHERE settlement_id = s.id));
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER settlements_sheet AFTER UPDATE OF state ON settlements
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (NEW.state IN ('ISSUED', 'FINAL') AND NEW.state <> OLD.state) EXECUTE FUNCTION issue_sheet();
`;
