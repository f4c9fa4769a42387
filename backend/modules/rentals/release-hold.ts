import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Hold } from '../../contract/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { Transactions } from '../../platform/database/transaction.js';
import { refuse } from '../../platform/http/refusal.js';
import { HoldLists } from './hold-lists.js';

/** Lets a car go before the hold's time is over. Doing it twice is harmless. */
@Injectable()
export class ReleaseHold {
  constructor(
    private readonly transactions: Transactions,
    private readonly holds: HoldLists,
  ) {}

  async release(by: Caller, holdId: string): Promise<Hold> {
    await this.transactions.run((manager) => this.within(manager, by.id, holdId));
    return this.holds.own(by, holdId);
  }

  async within(manager: EntityManager, customerId: number, holdId: string): Promise<void> {
    const hold = await this.holds.find(manager, customerId, holdId);
    if (hold.state === 'RENTED') throw refuse('WRONG_STATE', 'This hold has become a rental already.');
    await manager.query(
      `WITH released AS (UPDATE holds SET state = 'RELEASED' WHERE id = $1 AND state = 'LIVE' RETURNING id)
       DELETE FROM occupancies USING released WHERE hold_id = released.id`,
      [holdId],
    );
  }
}
