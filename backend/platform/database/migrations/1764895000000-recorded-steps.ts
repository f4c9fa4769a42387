import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists the steps of each rental that staff recorded with the form, without those that were undone. */
export class RecordedSteps1764895000000 implements MigrationInterface {
  name = 'RecordedSteps1764895000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW recorded_steps AS
        SELECT h.rental_id, h.kind FROM handovers h JOIN valid_moves m ON m.id = h.move_id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW recorded_steps');
  }
}
