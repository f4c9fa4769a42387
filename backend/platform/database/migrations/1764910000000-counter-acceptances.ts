import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A customer accepts a settlement at the counter with a code or a signature. The sheet states how it was accepted. */
export class CounterAcceptances1764910000000 implements MigrationInterface {
  name = 'CounterAcceptances1764910000000';
  // Validates without the lock of the change.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settlements ADD COLUMN IF NOT EXISTS acceptance text, ADD COLUMN IF NOT EXISTS accepted_by_id integer,
        ADD COLUMN IF NOT EXISTS code_id uuid, DROP CONSTRAINT IF EXISTS settlements_acceptance_check,
        ADD CONSTRAINT settlements_acceptance_check CHECK (acceptance IS NULL AND accepted_by_id IS NULL
          OR accepted_at IS NOT NULL AND (acceptance = 'PAGE' AND accepted_by_id IS NULL
            OR acceptance IN ('CODE', 'SIGNATURE') AND accepted_by_id IS NOT NULL)) NOT VALID`);
    await runner.query('ALTER TABLE settlements VALIDATE CONSTRAINT settlements_acceptance_check');
    await runner.query(`
      CREATE TABLE IF NOT EXISTS settlement_signatures (
        document_id uuid NOT NULL,
        settlement_id integer NOT NULL,
        CONSTRAINT settlement_signatures_pkey PRIMARY KEY (document_id),
        CONSTRAINT settlement_signatures_settlement_id_key UNIQUE (settlement_id),
        CONSTRAINT settlement_signatures_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id),
        CONSTRAINT settlement_signatures_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES settlements(id)
      )`);
    await runner.query(
      content(`, 'accepted', CASE WHEN of.accepted_at IS NOT NULL THEN jsonb_build_object(
               'confirmation', coalesce(of.acceptance, 'PAGE'), 'at', to_char(of.accepted_at AT TIME ZONE ${ZONE}, 'YYYY-MM-DD HH24:MI')) END`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(content(''));
    await runner.query('DROP TABLE settlement_signatures');
    await runner.query(
      'ALTER TABLE settlements DROP COLUMN acceptance, DROP COLUMN accepted_by_id, DROP COLUMN code_id',
    );
  }
}

const ZONE = `coalesce((SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata')`;

const content = (accepted: string): string => `
  -- A settlement that was sent or is final, with the deposit and what is left to pay.
  CREATE OR REPLACE FUNCTION sheet_content(of settlements, rental rentals, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT document_parties(rental.customer_id, rental.id, at) || jsonb_build_object('lines', sheet_lines(of.id),
             'sheet', jsonb_build_object('settlement', of.number, 'state', of.state, 'payBy', of.due_on,
               'toPay', CASE WHEN of.due_on IS NOT NULL THEN (rental_money(rental.id)).balance END,
               'deposit', CASE WHEN rental.deposit_paise > 0 THEN (
                  SELECT jsonb_build_object('dueOn', deposit_due_on(rental.id), 'held', (rental_money(rental.id)).held,
                           'applied', coalesce(sum(amount) FILTER (WHERE figure = 'DEPOSIT_APPLIED'), 0),
                           'returned', coalesce(sum(amount) FILTER (WHERE figure = 'DEPOSIT_RETURNED'), 0))
                    FROM ledger_figures WHERE rental_id = rental.id) END${accepted}))
  $$;
`;
