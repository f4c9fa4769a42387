import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 2_000;

/** A rental that is neither paid exactly nor without charges. */
interface OpenBalance {
  reference: string;
  status: string;
  balance: number;
  checking: number;
}

/**
 * Records the entries of existing rentals and payments in batches of their own transactions: an interrupted run goes on where
 * it stopped.
 */
export class LedgerEntriesOfRentals1764611000000 implements MigrationInterface {
  name = 'LedgerEntriesOfRentals1764611000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await inBatches(
      runner,
      'complete_ledger',
      `SELECT id FROM rentals WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
    );
    await inBatches(
      runner,
      'complete_payment_ledger',
      `SELECT id FROM payments WHERE id > $1 AND rental_id IS NULL ORDER BY id LIMIT ${BATCH}`,
    );
    for (const rental of await openBalances(runner)) console.log(describe(rental));
  }

  /** The table is dropped with the migration before. */
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

async function openBalances(runner: QueryRunner): Promise<OpenBalance[]> {
  return (await runner.query(`
    SELECT r.reference, r.status, (m.charged - m.received + m.refunded) / 100 AS balance,
           coalesce((SELECT sum(amount_paise) FROM payments WHERE rental_id = r.id AND status = 'SUBMITTED'), 0) / 100.0::float8 AS checking
      FROM rentals r, rental_money(r.id) m
     WHERE m.charged <> m.received - m.refunded ORDER BY r.id`)) as OpenBalance[];
}

function describe({ reference, status, balance, checking }: OpenBalance): string {
  const why =
    balance < 0
      ? `${-balance} rupees more were received than charged: a refund is due, or the payment exceeds the fare`
      : checking > 0
        ? `a payment of ${checking} rupees is not verified yet`
        : 'the payments are lower than the fare, or were rejected';
  return `Ledger: rental ${reference} (${status}) has a balance of ${balance} rupees: ${why}.`;
}
