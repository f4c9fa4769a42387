import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a decision name the payment as it was looked at. A trigger counts, so that no write can forget to. */
export class PaymentVersions1764300004000 implements MigrationInterface {
  name = 'PaymentVersions1764300004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN version integer NOT NULL DEFAULT 1;
      CREATE FUNCTION count_payment_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END $$;
      CREATE TRIGGER payments_version BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION count_payment_version();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER payments_version ON payments;
      DROP FUNCTION count_payment_version();
      ALTER TABLE payments DROP COLUMN version;
    `);
  }
}
