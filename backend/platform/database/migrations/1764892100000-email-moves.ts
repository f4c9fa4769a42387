import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of e-mail addresses by staff that the earlier address can stop for a day. */
export class EmailMoves1764892100000 implements MigrationInterface {
  name = 'EmailMoves1764892100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_moves (
        customer_id integer NOT NULL,
        email text NOT NULL,
        staff_id integer NOT NULL,
        reason text NOT NULL,
        due_at timestamptz NOT NULL,
        CONSTRAINT email_moves_pkey PRIMARY KEY (customer_id),
        CONSTRAINT email_moves_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
      );
      CREATE INDEX email_moves_due_idx ON email_moves (due_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_moves');
  }
}
