import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * Recalculates the charges in the ledger and the open refunds of a rental from its facts: its state, `refund_percent`
 * and `kept_paise`, its verified payments and its sent refunds. A command that changes one of these facts must call
 * this.
 */
@Injectable()
export class SettleMoney {
  /**
   * The caller must hold the locks on the customer, the payments and the rental. The customer's lock alone is enough,
   * because every command that changes one of the facts holds it.
   * @param staffId The member of staff who changed a fact; null for the customer and the system.
   */
  async settle(manager: EntityManager, rentalId: number, staffId: number | null): Promise<void> {
    await manager.query('SELECT settle_rentals(ARRAY[$1::int], $2::int, false)', [rentalId, staffId]);
  }

  /** Withdraws the open refunds of a rental that goes ahead again. Call `settle` afterwards, under the same locks. */
  async withdraw(manager: EntityManager, rentalId: number): Promise<void> {
    await manager.query(`UPDATE refunds SET state = 'WITHDRAWN' WHERE rental_id = $1 AND state = 'DUE'`, [
      rentalId,
    ]);
  }
}
