import type { EntityManager } from 'typeorm';
import type { Day } from '../../contract/calendar.js';
import type { Paise } from '../../contract/money.js';

export interface HeldDeposit {
  amount: Paise;
  /** The last day for its return. */
  dueOn: Day;
}

/** The deposit that is held for a rental; null if there is none. The caller must hold the customer's lock. */
export async function readHeldDeposit(
  manager: EntityManager,
  rentalId: number | null,
): Promise<HeldDeposit | null> {
  const [held] = await manager.query<HeldDeposit[]>(
    `SELECT m.held AS amount, deposit_due_on($1)::text AS "dueOn" FROM rental_money($1) m WHERE m.held > 0`,
    [rentalId],
  );
  return held ?? null;
}
