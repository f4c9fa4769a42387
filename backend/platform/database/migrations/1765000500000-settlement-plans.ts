import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The connection plans the statements of `settle_rentals` once. PostgreSQL planned them again at each call, because it
 * expects ten rentals in the array of a reused plan; that took 4 of the 6 ms of a call.
 */
export class SettlementPlans1765000500000 implements MigrationInterface {
  name = 'SettlementPlans1765000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER FUNCTION settle_rentals SET plan_cache_mode = 'force_generic_plan'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER FUNCTION settle_rentals RESET plan_cache_mode');
  }
}
