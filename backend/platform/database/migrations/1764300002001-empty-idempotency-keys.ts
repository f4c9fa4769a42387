import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Plain hashes of bodies go, because an Aadhaar number can be guessed from them; a request that is repeated across this
 * deployment runs again, where unique transaction ids and the checks of state refuse a second effect.
 */
export class EmptyIdempotencyKeys1764300002001 implements MigrationInterface {
  name = 'EmptyIdempotencyKeys1764300002001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM idempotency_keys');
  }

  /** What was removed was wanted for 24 hours at most. */
  async down(): Promise<void> {}
}
