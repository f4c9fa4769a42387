import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 2_000;

/**
 * Turns the refunds of existing payments into rows, in batches of their own transactions: an interrupted run goes on where
 * it stopped, because a payment that was converted has neither of the two old words.
 */
export class RefundsOfPayments1764651000000 implements MigrationInterface {
  name = 'RefundsOfPayments1764651000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await inBatches(
      runner,
      'complete_ledger',
      `SELECT id FROM rentals WHERE id > $1 AND status NOT IN ('PENDING', 'CONFIRMED', 'ON_TRIP') ORDER BY id LIMIT ${BATCH}`,
    );
    await inBatches(
      runner,
      'complete_payment_ledger',
      `SELECT id FROM payments WHERE id > $1 AND rental_id IS NULL AND status IN ('REFUND_DUE', 'REFUNDED') ORDER BY id LIMIT ${BATCH}`,
    );
  }

  /** The rows are dropped with their table. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

async function inBatches(runner: QueryRunner, complete: string, next: string): Promise<void> {
  for (let last = 0; ;) {
    const ids = ((await runner.query(next, [last])) as { id: number }[]).map(({ id }) => id);
    if (ids.length === 0) return;
    await runner.query(`SELECT ${complete}($1)`, [ids]);
    last = ids.at(-1) ?? last;
  }
}
