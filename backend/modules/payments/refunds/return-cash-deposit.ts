import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { type LockedRefund, LockRefund } from './lock-refund.js';
import { StoreSending } from './store-sending.js';

/** Returns a cash deposit from the open drawer of a custom admin. An admin sends every other refund. */
@Injectable()
export class ReturnCashDeposit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly refunds: LockRefund,
    private readonly sendings: StoreSending,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1002, 1004, 1015 NOT_DUE, CHANGED, NO_DRAWER */
  returnDeposit(
    by: Caller,
    { rentalId, refundId, version }: { rentalId: number; refundId: number; version: number },
  ): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const refund = await this.refunds.lock(manager, refundId);
      if (refund.rentalId !== rentalId) throw refuse('NOT_FOUND', messageOf(refundsMessages, 'notFound'));
      await this.refunds.require(manager, refund, 'DUE', version);
      if (!this.settings.current.deskReturnsCashDeposit || !(await isCashDeposit(manager, refund)))
        throw refuse('FORBIDDEN', messageOf(refundsMessages, 'byAdmin'));
      await this.sendings.store(manager, by, refund, {
        method: 'CASH',
        // The number of the receipt for the deposit.
        reference: refund.transactionId ?? '',
        sentOn: refund.today,
      });
    });
  }
}

async function isCashDeposit(manager: EntityManager, { id }: LockedRefund): Promise<boolean> {
  const [row] = await manager.query<[{ is: boolean }]>('SELECT returns_cash_deposit($1) AS is', [id]);
  return row.is;
}
