import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import type { Paise } from '../../../contract/money.js';
import { isTakenAtCounter, type PaymentMethod } from '../../../contract/payments/payment-methods.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import { REVERSAL_MINUTES } from '../../../contract/payments/receipts.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import type { Caller } from '../../../platform/auth/access.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { LockDrawer, RecordMovement } from '../../drawers/index.js';
import { Ledger } from '../../ledger/index.js';
import { isRefundSent } from '../rental-payments.js';
import { requireSameVersion } from '../same-version.js';
import { SettleMoney } from '../settle-money.js';

/** A receipt that is to be cancelled, read under its lock. */
interface Receipt {
  id: number;
  customerId: number;
  rentalId: number | null;
  type: RentalAction;
  method: PaymentMethod;
  amount: Paise;
  transactionId: string;
  status: PaymentStatus;
  version: number;
  isRecent: boolean;
  /** True for money that was received before the business used drawers. */
  isEarlier: boolean;
  isSentBack: boolean;
}

const MAY_REVERSE: readonly PaymentStatus[] = ['VERIFIED', 'REFUND_DUE'];

/**
 * Cancels a receipt in cash or by card: its payment, the ledger, its refund, the caller's open drawer and the audit. Its
 * number stays. The caller must hold the locks on the payment and its rental.
 */
@Injectable()
export class StoreReversal {
  constructor(
    private readonly drawers: LockDrawer,
    private readonly movements: RecordMovement,
    private readonly ledger: Ledger,
    private readonly settlement: SettleMoney,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002, 1015 NOT_VERIFIED, SENT_BACK, NO_DRAWER, TOO_LATE, OTHER_DRAWER */
  async store(
    manager: EntityManager,
    by: Caller,
    paymentId: number,
    { rentalId, reason, version }: { rentalId: number; reason: string; version: number },
  ): Promise<Receipt> {
    const receipt = await this.read(manager, paymentId);
    requireReversible(receipt, rentalId);
    requireSameVersion(receipt, version);
    const { status, amount } = receipt;
    const isInDrawer = by.kind !== 'admin' || !receipt.isEarlier;
    const drawerId = isInDrawer ? await this.drawers.ownOpen(manager, by) : null;
    if (by.kind !== 'admin' && drawerId !== null) await this.requireOwnRecent(manager, receipt, drawerId);
    await changeOneRow(
      manager,
      `UPDATE payments SET status = 'REJECTED', reason = $2, decided_by_id = $3, decided_at = app_now()
        WHERE id = $1 AND status = 'VERIFIED'`,
      [paymentId, reason, by.id],
    );
    await this.ledger.record(manager, {
      kind: 'VERIFIED_REVERSED',
      customerId: receipt.customerId,
      rentalId,
      paymentId,
      amount,
      staffId: by.id,
    });
    await this.settlement.settle(manager, rentalId, by.id);
    if (drawerId !== null)
      await this.movements.record(manager, drawerId, {
        kind: receipt.method === 'CASH' ? 'RECEIPT_REVERSED' : 'CARD_REVERSED',
        amount,
        reason: `${receipt.transactionId}: ${reason}`,
        paymentId,
      });
    await this.audit.record(manager, by, {
      action: 'reverse-receipt',
      subject: 'payment',
      subjectId: paymentId,
      before: { status },
      after: { status: 'REJECTED', reason },
    });
    return receipt;
  }

  /** A custom admin can cancel only a recent receipt in their own open drawer. */
  private async requireOwnRecent(manager: EntityManager, receipt: Receipt, drawerId: number): Promise<void> {
    const { status, isRecent, id } = receipt;
    if (!(await this.drawers.contains(manager, drawerId, id)))
      throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'otherDrawer'), {
        status,
        reason: 'OTHER_DRAWER',
      });
    if (!isRecent)
      throw refuse(
        'WRONG_STATE',
        messageOf(paymentsMessages, 'reversalTooLate', { minutes: REVERSAL_MINUTES }),
        {
          status,
          reason: 'TOO_LATE',
        },
      );
  }

  private async read(manager: EntityManager, id: number): Promise<Receipt> {
    const [receipt] = await manager.query<Receipt[]>(
      `SELECT p.id, p.customer_id AS "customerId", p.rental_id AS "rentalId", p.type, p.method, p.amount_paise AS amount,
              p.transaction_id AS "transactionId", w.status, p.version,
              p.created_at > app_now() - make_interval(mins => ${REVERSAL_MINUTES}) AS "isRecent",
              p.received_at IS NOT NULL AS "isEarlier",
              ${isRefundSent('p.id')} AS "isSentBack"
         FROM payments p JOIN payment_states w ON w.payment_id = p.id WHERE p.id = $1`,
      [id],
    );
    if (!receipt) throw refuse('NOT_FOUND', messageOf(paymentsMessages, 'notFound'));
    return receipt;
  }
}

/** @throws Refusal 1002, 1015 NOT_VERIFIED, SENT_BACK */
function requireReversible(
  { method, rentalId: ownRentalId, status, isSentBack }: Receipt,
  rentalId: number,
): void {
  if (!isTakenAtCounter(method) || ownRentalId !== rentalId)
    throw refuse('NOT_FOUND', messageOf(paymentsMessages, 'notFound'));
  if (!MAY_REVERSE.includes(status))
    throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'notReversed', { status }), {
      status,
      reason: 'NOT_VERIFIED',
    });
  // Money that was sent back cannot leave the drawer as well.
  if (isSentBack)
    throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'reversedAfterRefund'), {
      status,
      reason: 'SENT_BACK',
    });
}
