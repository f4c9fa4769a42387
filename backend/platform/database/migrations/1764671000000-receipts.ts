import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payments that staff receive at the counter. A receipt in cash or by card is verified at once, and its number is its
 * transaction ID; only the columns that it lacks become nullable, so that the previous version reads such a payment.
 */
export class Receipts1764671000000 implements MigrationInterface {
  name = 'Receipts1764671000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments
        ALTER COLUMN screenshot_id DROP NOT NULL,
        ADD COLUMN method text NOT NULL DEFAULT 'UPI',
        ADD COLUMN receipt_number integer,
        ADD COLUMN terminal text,
        ADD COLUMN note text,
        ADD COLUMN taken_by_id integer,
        ADD CONSTRAINT payments_method_check CHECK (method IN ('UPI', 'BANK_TRANSFER', 'CASH', 'CARD')),
        ADD CONSTRAINT payments_receipt_check CHECK ((receipt_number IS NOT NULL) = (method IN ('CASH', 'CARD'))),
        ADD CONSTRAINT payments_card_check CHECK ((terminal IS NOT NULL) = (method = 'CARD') AND (method <> 'CARD' OR screenshot_id IS NOT NULL)),
        ADD CONSTRAINT payments_cash_check CHECK (method <> 'CASH' OR amount_paise % 100 = 0),
        ADD CONSTRAINT payments_counter_check CHECK (method NOT IN ('CASH', 'CARD') OR (status <> 'SUBMITTED' AND taken_by_id IS NOT NULL)),
        ADD CONSTRAINT payments_screenshot_check CHECK (screenshot_id IS NOT NULL OR taken_by_id IS NOT NULL);
      CREATE UNIQUE INDEX payments_receipt_number_key ON payments (receipt_number);
    `);
  }

  /** Fails if a payment was received at the counter. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payments_receipt_number_key;
      ALTER TABLE payments
        DROP CONSTRAINT payments_screenshot_check,
        DROP CONSTRAINT payments_counter_check,
        DROP CONSTRAINT payments_cash_check,
        DROP CONSTRAINT payments_card_check,
        DROP CONSTRAINT payments_receipt_check,
        DROP CONSTRAINT payments_method_check,
        DROP COLUMN taken_by_id,
        DROP COLUMN note,
        DROP COLUMN terminal,
        DROP COLUMN receipt_number,
        DROP COLUMN method,
        ALTER COLUMN screenshot_id SET NOT NULL;
    `);
  }
}
