import type { MigrationInterface, QueryRunner } from 'typeorm';

const RENTAL_MONEY = (confirmedIsPaid: string): string => `
  CREATE OR REPLACE FUNCTION check_rental_money(checked_id integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    rental rentals%ROWTYPE;
    goes_ahead boolean;
    foreign_payments integer;
    undecided integer;
    refunds integer;
    verified integer;
  BEGIN
    SELECT * INTO rental FROM rentals WHERE id = checked_id;
    goes_ahead := rental.status NOT IN ('CANCELLED', 'DECLINED', 'EXPIRED');
    SELECT count(*) FILTER (WHERE p.customer_id IS DISTINCT FROM rental.customer_id
                               OR p.type IS DISTINCT FROM CASE rental.kind WHEN 'BOOKING' THEN 'book' ELSE 'reserve' END),
           count(*) FILTER (WHERE p.status IN ('SUBMITTED', 'VERIFIED') AND p.refund_paise IS NULL),
           count(*) FILTER (WHERE p.refund_paise IS NOT NULL),
           count(*) FILTER (WHERE p.status = 'VERIFIED')
      INTO foreign_payments, undecided, refunds, verified FROM payments p WHERE p.rental_id = checked_id;
    IF foreign_payments > 0 THEN
      RAISE EXCEPTION 'rental % has % payments of another customer or kind', checked_id, foreign_payments
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'rental_is_paid_by_its_customer';
    END IF;
    IF goes_ahead AND refunds > 0 THEN
      RAISE EXCEPTION 'rental % is % and % of its payments have a refund', checked_id, rental.status, refunds
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'only_ended_rentals_are_refunded';
    END IF;
    IF NOT goes_ahead AND undecided > 0 THEN
      RAISE EXCEPTION 'rental % is % and the refund of % of its payments is undecided', checked_id, rental.status, undecided
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'ended_rental_owes_decided_refunds';
    END IF;
    IF ${confirmedIsPaid} THEN
      RAISE EXCEPTION 'rental % is % with % verified payments', checked_id, rental.status, verified
        USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'confirmed_rental_is_paid';
    END IF;
  END $$;
`;

/** Payments whose verdict, rental or transaction ID can be corrected. A rental may have several payments. */
export class PaymentCorrections1764630000000 implements MigrationInterface {
  name = 'PaymentCorrections1764630000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments
        ADD COLUMN released_at timestamptz,
        ADD COLUMN resubmissions integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT payments_released_check CHECK (released_at IS NULL OR status = 'REJECTED'),
        DROP CONSTRAINT payments_transaction_id_key;
      CREATE UNIQUE INDEX payments_transaction_id_key ON payments (transaction_id) WHERE released_at IS NULL;
      DROP INDEX payments_current_key;
      CREATE INDEX payments_unlinked_idx ON payments (id) WHERE rental_id IS NULL AND status IN ('SUBMITTED', 'VERIFIED');
      ALTER TABLE rentals ADD COLUMN refund_percent integer,
        ADD CONSTRAINT rentals_refund_percent_check CHECK (refund_percent BETWEEN 0 AND 100);
      ${RENTAL_MONEY(`rental.status = 'CONFIRMED' AND verified = 0`)}
    `);
  }

  /** Fails if a rental has several current payments, or a transaction ID was submitted again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${RENTAL_MONEY(`rental.status IN ('CONFIRMED', 'ON_TRIP', 'RETURNED', 'CLOSED', 'NO_SHOW') AND verified <> 1`)}
      ALTER TABLE rentals DROP COLUMN refund_percent;
      DROP INDEX payments_unlinked_idx;
      CREATE UNIQUE INDEX payments_current_key ON payments (rental_id) WHERE refund_paise IS NULL AND (status IN ('SUBMITTED', 'VERIFIED'));
      DROP INDEX payments_transaction_id_key;
      ALTER TABLE payments DROP COLUMN released_at, DROP COLUMN resubmissions,
        ADD CONSTRAINT payments_transaction_id_key UNIQUE (transaction_id);
    `);
  }
}
