import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Refunds1763800000000 implements MigrationInterface {
  name = 'Refunds1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

// What was owed before amounts and dates were written down was owed whole, five working days after it was decided.
const UP = `
  ALTER TABLE payments
    ADD COLUMN refund_paise integer,
    ADD COLUMN refund_due_on date,
    ADD COLUMN refund_reference text,
    ADD COLUMN refunded_by_id integer,
    ADD COLUMN refunded_at timestamptz;

  UPDATE payments p
     SET refund_paise = p.amount_paise,
         refund_due_on = d.day + CASE WHEN extract(isodow FROM d.day) IN (1, 7) THEN 5 ELSE 6 END,
         refund_reference = CASE WHEN p.status = 'REFUNDED' THEN 'not recorded' END,
         refunded_at = CASE WHEN p.status = 'REFUNDED' THEN d.at END
    FROM (SELECT q.id, o.at, (o.at AT TIME ZONE 'Asia/Kolkata')::date AS day
            FROM payments q
            CROSS JOIN LATERAL (SELECT coalesce((SELECT max(m.at) FROM rental_moves m WHERE m.rental_id = q.rental_id),
                                                q.decided_at, q.created_at) AS at) o) d
   WHERE d.id = p.id AND p.status IN ('REFUND_DUE', 'REFUNDED');

  ALTER TABLE payments
    ADD CONSTRAINT payments_refund_check
      CHECK (refund_paise >= 0 AND (status NOT IN ('REFUND_DUE', 'REFUNDED') OR (coalesce(refund_paise, 0) > 0 AND refund_due_on IS NOT NULL))),
    ADD CONSTRAINT payments_refunded_check
      CHECK ((status = 'REFUNDED') = (refund_reference IS NOT NULL AND refunded_at IS NOT NULL));

  CREATE INDEX payments_slot_lost_idx ON payments (id) WHERE slot_lost_at IS NOT NULL;
`;

const DOWN = `
  DROP INDEX payments_slot_lost_idx;

  ALTER TABLE payments
    DROP CONSTRAINT payments_refunded_check,
    DROP CONSTRAINT payments_refund_check,
    DROP COLUMN refunded_at,
    DROP COLUMN refunded_by_id,
    DROP COLUMN refund_reference,
    DROP COLUMN refund_due_on,
    DROP COLUMN refund_paise;
`;
