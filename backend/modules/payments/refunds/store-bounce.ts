import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import type { BounceCause } from '../../../contract/payments/refunds.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import type { LockedRefund } from './lock-refund.js';
import { RecordRefundMoney } from './record-refund-money.js';

export interface Bounce {
  cause: BounceCause;
  on: Day;
}

/**
 * Stores that a sent refund came back: its row, the ledger, and for cash the caller's open drawer. The caller must hold the
 * refund's lock.
 */
@Injectable()
export class StoreBounce {
  constructor(private readonly money: RecordRefundMoney) {}

  /** @throws Refusal 1015 NO_DRAWER */
  async store(
    manager: EntityManager,
    by: Caller,
    refund: LockedRefund,
    { cause, on }: Bounce,
  ): Promise<void> {
    const { id, method, reference } = refund;
    await changeOneRow(
      manager,
      ...named(
        `UPDATE refunds SET state = 'BOUNCED', bounce_cause = :cause, bounced_on = :on::date, bounced_at = app_now(), bounced_by_id = :staffId
          WHERE id = :id AND state = 'SENT'`,
        { id, cause, on, staffId: by.id },
      ),
    );
    if (cause === 'RETURNED_BY_BANK' || cause === 'WRONG_DESTINATION')
      await this.giveUpDestination(manager, id);
    await this.money.record(manager, by, refund, { kind: 'REFUND_RETURNED', method, reference });
  }

  /**
   * Marks the destination as failed, so that it is not offered again, and removes it from the customer's open refunds.
   */
  private async giveUpDestination(manager: EntityManager, id: number): Promise<void> {
    await manager.query(
      `WITH failed AS (
         UPDATE refund_destinations d SET failed_at = app_now()
           FROM refunds f JOIN refund_destinations used ON used.id = f.destination_id
          WHERE f.id = $1 AND d.customer_id = f.customer_id AND d.kind = used.kind AND d.masked = used.masked
            AND d.failed_at IS NULL
         RETURNING d.id)
       UPDATE refunds SET destination_id = NULL WHERE state = 'DUE' AND destination_id IN (SELECT id FROM failed)`,
      [id],
    );
  }
}
