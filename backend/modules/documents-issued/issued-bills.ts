import type { EntityManager } from 'typeorm';
import type { IssuedNumber } from './issued-numbers.js';

/**
 * Bills the costs of an ended rental that exceed its bills, or credits the difference. The caller must hold the lock of
 * the rental. Locks the document series.
 */
export async function issueBills(manager: EntityManager, rentalId: number): Promise<IssuedNumber[]> {
  const issued: IssuedNumber[] = [];
  for (const series of ['BL', 'CM'] as const) {
    const [row] = await manager.query<{ number: string | null }[]>('SELECT issue_bill($1, $2) AS number', [
      series,
      rentalId,
    ]);
    const rows = await manager.query<IssuedNumber[]>(
      'SELECT id, series, number FROM issued_documents WHERE number = $1',
      [row?.number ?? null],
    );
    issued.push(...rows);
  }
  return issued;
}

/** Returns whether a tax invoice of the rental was issued. */
export async function hasInvoice(manager: EntityManager, rentalId: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT id FROM issued_documents WHERE rental_id = $1 AND series = 'IN' LIMIT 1`,
    [rentalId],
  );
  return rows.length > 0;
}
