import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVEMENT_KINDS = `'RECEIPT', 'RECEIPT_REVERSED', 'CARD_RECEIPT', 'CARD_REVERSED', 'REFUND', 'EXPENSE', 'TO_SAFE', 'FROM_SAFE'`;

const drawerSums = (cashIn: string): string => `
  CREATE OR REPLACE FUNCTION drawer_sums(of integer, OUT cash float8, OUT terminal float8) LANGUAGE sql STABLE AS $$
    SELECT (SELECT opening_paise FROM drawers WHERE id = of)
             + coalesce(sum(CASE WHEN kind IN (${cashIn}) THEN amount_paise
                                 WHEN kind IN ('RECEIPT_REVERSED', 'REFUND', 'EXPENSE', 'TO_SAFE') THEN -amount_paise
                                 ELSE 0 END), 0)::float8,
           coalesce(sum(CASE kind WHEN 'CARD_RECEIPT' THEN amount_paise WHEN 'CARD_REVERSED' THEN -amount_paise ELSE 0 END), 0)::float8
      FROM drawer_movements WHERE drawer_id = of
  $$`;

const movementKinds = (kinds: string): string => `
  ALTER TABLE drawer_movements DROP CONSTRAINT drawer_movements_kind_check,
    ADD CONSTRAINT drawer_movements_kind_check CHECK (kind IN (${kinds}))`;

/** The replaced references of refunds, and cash that a refund did not need after all. */
export class RefundReferences1764696000000 implements MigrationInterface {
  name = 'RefundReferences1764696000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE refund_references (
        id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
        refund_id integer NOT NULL,
        reference text NOT NULL,
        reason text NOT NULL,
        staff_id integer NOT NULL,
        at timestamptz NOT NULL DEFAULT app_now(),
        CONSTRAINT refund_references_pkey PRIMARY KEY (id),
        CONSTRAINT refund_references_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
      );
      CREATE INDEX refund_references_refund_idx ON refund_references (refund_id, id);
      CREATE INDEX refunds_bounced_idx ON refunds (bounced_at) WHERE state = 'BOUNCED';
      CREATE INDEX refunds_reference_start_idx ON refunds (reference text_pattern_ops);
    `);
    await runner.query(movementKinds(`${MOVEMENT_KINDS}, 'REFUND_RETURNED'`));
    await runner.query(drawerSums(`'RECEIPT', 'FROM_SAFE', 'REFUND_RETURNED'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(drawerSums(`'RECEIPT', 'FROM_SAFE'`));
    await runner.query(movementKinds(MOVEMENT_KINDS));
    await runner.query(
      'DROP INDEX refunds_bounced_idx, refunds_reference_start_idx; DROP TABLE refund_references',
    );
  }
}
