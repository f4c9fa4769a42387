import type { MigrationInterface, QueryRunner } from 'typeorm';

const content = (receivedOn: string): string => `
  CREATE OR REPLACE FUNCTION document_content(of text, entry ledger_entries, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT document_parties(entry.customer_id, entry.rental_id, at) || jsonb_build_object(
      'payment', (SELECT jsonb_build_object('method', method,
                           'transactionId', CASE WHEN method IN ('UPI', 'BANK_TRANSFER') THEN transaction_id END)${receivedOn}
                    FROM payments WHERE id = entry.payment_id),
      'refund', (SELECT jsonb_build_object('method', method, 'reference', reference, 'sentOn', sent_on,
                          'refersTo', (SELECT coalesce(jsonb_agg(d.number ORDER BY d.id), '[]') FROM issued_documents d
                                        WHERE d.payment_id = entry.payment_id AND d.refund_id IS NULL
                                          AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id)))
                   FROM refunds WHERE id = entry.refund_id),
      'dueOn', CASE WHEN of = 'DR' THEN deposit_due_on(entry.rental_id) END)
      || document_tax(of, entry)
  $$`;

const RECEIVED_ON = `
                           || CASE WHEN received_at IS NULL THEN '{}' ELSE jsonb_build_object('receivedOn', (received_at AT TIME ZONE coalesce(
                                (SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata'))::date) END`;

/** A receipt in cash or by card can state that the money was received before it was entered. */
export class EarlierReceipts1764900100000 implements MigrationInterface {
  name = 'EarlierReceipts1764900100000';
  // Validates without the lock of the change.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN IF NOT EXISTS received_at timestamptz');
    await runner.query(`
      ALTER TABLE payments DROP CONSTRAINT IF EXISTS payments_received_at_check,
        ADD CONSTRAINT payments_received_at_check CHECK (received_at IS NULL OR method IN ('CASH', 'CARD')) NOT VALID`);
    await runner.query('ALTER TABLE payments VALIDATE CONSTRAINT payments_received_at_check');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS payments_received_idx');
    await runner.query(`
      CREATE INDEX CONCURRENTLY payments_received_idx ON payments ((coalesce(received_at, decided_at)))
       WHERE status IN ('VERIFIED', 'REFUND_DUE', 'REFUNDED')`);
    await runner.query(content(RECEIVED_ON));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(content(''));
    await runner.query('ALTER TABLE payments DROP COLUMN received_at');
  }
}
