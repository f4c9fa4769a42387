import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import { isTakenAtCounter, type PaymentMethod } from '../../../contract/payments/payment-methods.js';
import type { Shortage } from '../../../contract/payments/payments.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { issueNumbers } from '../../documents-issued/index.js';
import { LockDrawer, RecordMovement } from '../../drawers/index.js';
import { Ledger } from '../../ledger/index.js';
import { refuseUsedId } from '../refuse-used-id.js';
import { payNowOf } from '../rental-payments.js';
import { SettleMoney } from '../settle-money.js';

export interface NewReceipt {
  customerId: number;
  rentalId: number;
  /** Reference of the rental, for the drawer. */
  rental: string;
  type: RentalAction;
  method: PaymentMethod;
  amount: Paise;
  /** Normalised; null for cash and card. */
  transactionId: string | null;
  /** The photo of the slip of a card payment. */
  slipId: string | null;
  terminal: string | null;
  note: string | null;
  /** When the money was received, if it was before the business used drawers; otherwise null. */
  receivedAt: Date | null;
  /** FIRST: the booking waits for the missing money. Null: a partial payment may confirm it. */
  shortage: Shortage | null;
}

export interface RecordedReceipt {
  id: number;
  /** The number of its document for cash and card, otherwise the transaction ID. */
  reference: string;
}

/**
 * Stores a payment that staff took for a rental: the payment, the ledger, its refund, the drawer and the audit. Cash
 * and card payments are verified immediately and need the caller's own open drawer, unless they were received before
 * the business used drawers. The caller must hold the locks on the customer and the rental.
 */
@Injectable()
export class RecordReceipt {
  constructor(
    private readonly drawers: LockDrawer,
    private readonly movements: RecordMovement,
    private readonly ledger: Ledger,
    private readonly settlement: SettleMoney,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001 for money received since the first drawer, 1005 for a used transaction ID, 1015 NO_DRAWER */
  async record(manager: EntityManager, by: Caller, receipt: NewReceipt): Promise<RecordedReceipt> {
    const { method, amount, customerId, rentalId, receivedAt } = receipt;
    const isVerified = isTakenAtCounter(method);
    if (receivedAt) await this.requireBeforeDrawers(manager, receivedAt);
    const drawerId = isVerified && receivedAt === null ? await this.drawers.ownOpen(manager, by) : null;
    const id = await this.insert(manager, by, receipt);
    await this.ledger.record(manager, {
      kind: isVerified ? 'VERIFIED' : 'RECEIVED',
      customerId,
      rentalId,
      paymentId: id,
      amount,
      staffId: by.id,
    });
    if (isVerified) await this.settlement.settle(manager, rentalId, by.id);
    const reference = receipt.transactionId ?? (await this.useDocumentNumber(manager, id));
    if (drawerId !== null)
      await this.movements.record(manager, drawerId, {
        kind: method === 'CASH' ? 'RECEIPT' : 'CARD_RECEIPT',
        amount,
        reason: `${reference}, ${receipt.rental}`,
        paymentId: id,
      });
    await this.audit.record(manager, by, {
      action: 'take-payment',
      subject: 'payment',
      subjectId: id,
      after: {
        method,
        amount: toRupees(amount),
        reference,
        rentalId,
        ...(receivedAt && { receivedAt: receivedAt.toISOString() }),
      },
    });
    return { id, reference };
  }

  /** Refuses money received since the first drawer was opened, because such money must be counted in a drawer. */
  private async requireBeforeDrawers(manager: EntityManager, receivedAt: Date): Promise<void> {
    const first = await this.drawers.firstOpenedAt(manager);
    if (first && receivedAt >= first)
      throw refuseFields({
        field: 'receivedAt',
        message: messageOf(paymentsMessages, 'receivedAtDrawers'),
      });
  }

  /**
   * Uses the document number of a cash or card payment as its transaction ID: the number of the payment receipt, or of
   * the deposit receipt if the whole amount is deposit.
   */
  private async useDocumentNumber(manager: EntityManager, id: number): Promise<string> {
    const [document] = await issueNumbers(manager, { paymentId: id });
    const { number } = defined(document, 'document');
    await changeOneRow(manager, 'UPDATE payments SET transaction_id = $2 WHERE id = $1', [id, number]);
    return number;
  }

  /** Stores the amount still to be paid for the rental as the amount that the payment is expected to cover. */
  private async insert(manager: EntityManager, by: Caller, receipt: NewReceipt): Promise<number> {
    try {
      const [row] = await manager.query<{ id: number }[]>(
        ...named(
          `INSERT INTO payments (customer_id, rental_id, type, method, amount_paise, transaction_id, screenshot_id, terminal, note,
                                 received_at, taken_by_id, status, decided_by_id, decided_at, shortage, expected_paise)
           SELECT :customerId, :rentalId::int, :type, :method, :amount, :reference, :slipId::uuid, :terminal, :note, :receivedAt::timestamptz, :staffId,
                  CASE WHEN :isVerified THEN 'VERIFIED' ELSE 'SUBMITTED' END,
                  CASE WHEN :isVerified THEN :staffId::int END, CASE WHEN :isVerified THEN app_now() END,
                  CASE WHEN :isVerified AND (rental_money(:rentalId::int)).balance > :amount::int THEN :shortage END,
                  ${payNowOf(':rentalId::int')}
           RETURNING id`,
          {
            customerId: receipt.customerId,
            rentalId: receipt.rentalId,
            type: receipt.type,
            method: receipt.method,
            amount: receipt.amount,
            // Replaced by the number of the document, which is known once the deposit is settled.
            reference: receipt.transactionId ?? `NEW-${randomUUID()}`,
            slipId: receipt.slipId,
            terminal: receipt.terminal,
            note: receipt.note,
            receivedAt: receipt.receivedAt,
            staffId: by.id,
            isVerified: isTakenAtCounter(receipt.method),
            shortage: receipt.shortage,
          },
        ),
      );
      return defined(row, 'row').id;
    } catch (error) {
      throw refuseUsedId(error);
    }
  }
}
