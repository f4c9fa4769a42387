import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a customer wants SMS beside e-mail; an index counts the SMS of a day. */
export class CustomerSms1764695100000 implements MigrationInterface {
  name = 'CustomerSms1764695100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customers ADD COLUMN sms_chosen_at timestamptz');
    await runner.query(
      `CREATE INDEX outbox_messages_sms_idx ON outbox_messages (created_at) WHERE channel = 'SMS' AND NOT carries_code`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_messages_sms_idx');
    await runner.query('ALTER TABLE customers DROP COLUMN sms_chosen_at');
  }
}
