import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CHECKS } from './refunds/checks.js';
import { COMPLETION } from './refunds/completion.js';
import { FIGURES } from './refunds/figures.js';
import { SETTLEMENT } from './refunds/settlement.js';
import { STATES } from './refunds/states.js';

/**
 * Refunds as rows of their own, and the step that settles the money of a rental.
 *
 * The previous version of the code writes refunds into columns of payments. `complete_payment_ledger` and `complete_ledger`
 * turn these into rows: for all existing payments, and at the commits of connections without `rental.ledger = on`.
 */
export class Refunds1764650000000 implements MigrationInterface {
  name = 'Refunds1764650000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TABLES, FIGURES, SETTLEMENT, COMPLETION, CHECKS, STATES]) await runner.query(part);
  }

  /** The columns of payments lack the refunds that this version recorded. */
  down(): Promise<void> {
    return Promise.reject(new Error('The refunds cannot be turned into columns again: restore a backup.'));
  }
}

const TABLES = `
  CREATE TABLE refunds (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    customer_id integer NOT NULL,
    rental_id integer,
    payment_id integer,
    amount_paise integer NOT NULL,
    due_on date NOT NULL,
    state text NOT NULL DEFAULT 'DUE',
    method text,
    reference text,
    sent_on date,
    sent_at timestamptz,
    sent_by_id integer,
    bounce_cause text,
    bounced_on date,
    bounced_at timestamptz,
    bounced_by_id integer,
    reason text,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT refunds_pkey PRIMARY KEY (id),
    CONSTRAINT refunds_amount_check CHECK (amount_paise > 0),
    CONSTRAINT refunds_state_check CHECK (state IN ('DUE', 'SENT', 'BOUNCED', 'WITHDRAWN')),
    CONSTRAINT refunds_method_check CHECK (method IN ('UPI', 'BANK_TRANSFER', 'CASH', 'CARD')),
    CONSTRAINT refunds_cause_check CHECK (bounce_cause IN ('RETURNED_BY_BANK', 'WRONG_DESTINATION', 'NOT_SENT', 'OTHER')),
    CONSTRAINT refunds_owner_check CHECK (payment_id IS NOT NULL OR rental_id IS NOT NULL),
    CONSTRAINT refunds_sent_check CHECK ((state IN ('SENT', 'BOUNCED')) = (reference IS NOT NULL AND sent_at IS NOT NULL)),
    CONSTRAINT refunds_bounced_check CHECK ((state = 'BOUNCED') = (bounce_cause IS NOT NULL AND bounced_at IS NOT NULL)),
    CONSTRAINT refunds_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
    CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
  );
  CREATE INDEX refunds_customer_idx ON refunds (customer_id);
  CREATE INDEX refunds_payment_idx ON refunds (payment_id);
  CREATE INDEX refunds_rental_idx ON refunds (rental_id);
  CREATE INDEX refunds_due_idx ON refunds (due_on, id) WHERE state = 'DUE';
  CREATE INDEX refunds_sent_idx ON refunds (sent_at) WHERE state = 'SENT';
  CREATE UNIQUE INDEX refunds_open_of_payment_key ON refunds (payment_id) WHERE state = 'DUE' AND payment_id IS NOT NULL;
  CREATE UNIQUE INDEX refunds_open_of_rental_key ON refunds (rental_id) WHERE state = 'DUE' AND payment_id IS NULL;
  CREATE TRIGGER refunds_version BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION count_payment_version();

  ALTER TABLE rentals ADD COLUMN kept_paise integer,
    ADD CONSTRAINT rentals_kept_check CHECK (kept_paise >= 0);
  ALTER TABLE payments ADD COLUMN received_paise integer,
    ADD CONSTRAINT payments_received_check CHECK (received_paise > 0),
    DROP CONSTRAINT payments_refunded_check;
  DROP INDEX payments_owed_idx;
  ALTER TABLE ledger_entries ADD COLUMN refund_id integer,
    DROP CONSTRAINT ledger_entries_accounts_check,
    ADD CONSTRAINT ledger_entries_accounts_check CHECK (concat_ws(' ', kind,
      CASE WHEN reverses IS NULL THEN debit ELSE credit END, CASE WHEN reverses IS NULL THEN credit ELSE debit END) IN (
        'DUE CUSTOMER INCOME', 'DUE_REDUCED INCOME CUSTOMER', 'RECEIVED', 'VERIFIED MONEY CUSTOMER',
        'VERIFIED_REVERSED CUSTOMER MONEY', 'REFUND_SENT CUSTOMER MONEY', 'REFUND_RETURNED MONEY CUSTOMER',
        'WAIVED INCOME CUSTOMER', 'WRITTEN_OFF LOSS CUSTOMER', 'COMPENSATION LOSS CUSTOMER')) NOT VALID;
  ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_accounts_check;
`;
