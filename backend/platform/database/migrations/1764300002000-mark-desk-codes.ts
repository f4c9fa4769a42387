import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of the desk that were written before they were marked as carrying a one-time code. */
export class MarkDeskCodes1764300002000 implements MigrationInterface {
  name = 'MarkDeskCodes1764300002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE outbox_messages SET carries_code = true
       WHERE subject LIKE 'Your code for a % at our desk' AND NOT carries_code
    `);
  }

  /** The messages hold a code all the same. */
  async down(): Promise<void> {}
}
