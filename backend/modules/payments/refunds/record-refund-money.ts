import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RefundMethod } from '../../../contract/payments/refunds.js';
import type { Caller } from '../../../platform/auth/access.js';
import { LockDrawer, RecordMovement } from '../../drawers/index.js';
import { Ledger } from '../../ledger/index.js';
import type { LockedRefund } from './lock-refund.js';

const MOVEMENTS = { REFUND_SENT: 'REFUND', REFUND_RETURNED: 'REFUND_RETURNED' } as const;

/** Records the money of a refund that is sent or comes back: in the ledger, and for cash in the caller's drawer. */
@Injectable()
export class RecordRefundMoney {
  constructor(
    private readonly drawers: LockDrawer,
    private readonly movements: RecordMovement,
    private readonly ledger: Ledger,
  ) {}

  /** The caller must hold the refund's lock. @throws Refusal 1015 NO_DRAWER */
  async record(
    manager: EntityManager,
    by: Caller,
    { id: refundId, customer, rentalId, paymentId, amount, transactionId }: LockedRefund,
    {
      kind,
      method,
      reference,
    }: { kind: keyof typeof MOVEMENTS; method: RefundMethod | null; reference: string | null },
  ): Promise<void> {
    await this.ledger.record(manager, {
      kind,
      customerId: customer.id,
      rentalId,
      paymentId,
      refundId,
      amount,
      staffId: by.id,
    });
    if (method === 'CASH' && paymentId !== null)
      await this.movements.record(manager, await this.drawers.ownOpen(manager, by), {
        kind: MOVEMENTS[kind],
        amount,
        reason: `${transactionId}, ${reference}`,
        paymentId,
      });
  }
}
