import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import type { Paise } from '../../../contract/money.js';
import { isTakenAtCounter, type PaymentMethod } from '../../../contract/payments/payment-methods.js';
import { payAgainUntil } from '../../../contract/payments/payments.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { PreparedDocument } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { type StoredDocument, StoreDocuments } from '../../customers/index.js';
import {
  AfterPaymentDecision,
  type AwaitedRest,
  readHeldDeposit,
  readRest,
  RecordReceipt,
} from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import { type LockedRental, LockRental } from '../lock-rental.js';
import { requireFewChecked } from '../payment/limit-checked.rules.js';
import { requireNotCalledOff } from '../payment/payable.rules.js';
import { ACTION_OF } from '../rental.rules.js';
import { takenMessage } from './receipt.messages.js';

export interface TakenPayment {
  method: PaymentMethod;
  amount: Paise;
  /** Normalised; null for cash and card. */
  transactionId: string | null;
  /** The photo of the slip of a card payment. */
  slip: PreparedDocument | null;
  terminal: string | null;
  note: string | null;
  /** When cash or a card payment was received, if before the business used drawers; otherwise null. */
  receivedAt: Date | null;
}

/**
 * Records a payment for a rental at the counter. Cash and card payments are verified immediately; an admin verifies a
 * transfer later.
 */
@Injectable()
export class TakeReceipt {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StoreDocuments,
    private readonly rentals: LockRental,
    private readonly receipts: RecordReceipt,
    private readonly afterDecision: AfterPaymentDecision,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1001, 1002, 1005, 1015, 1020 */
  async take(by: Caller, rentalId: number, payment: TakenPayment, once: OnceKey | null): Promise<void> {
    await this.documents.during(payment.slip ? [payment.slip] : [], ([slip]) =>
      this.idempotency.run(once, async (manager) => {
        await this.work(manager, by, { ...payment, rentalId, slip: slip ?? null });
        return null;
      }),
    );
  }

  private async work(
    manager: EntityManager,
    by: Caller,
    {
      rentalId,
      slip,
      ...payment
    }: Omit<TakenPayment, 'slip'> & { rentalId: number; slip: StoredDocument | null },
  ): Promise<void> {
    const rental = await this.rentals.afterCustomer(manager, rentalId);
    requirePayable(rental, payment.method);
    if (payment.receivedAt) requireSincePlaced(rental, payment.receivedAt);
    const { customerId } = rental;
    const type = ACTION_OF[rental.kind];
    const document = await slip?.record(manager, customerId, 'PAYMENT_SCREENSHOT');
    const { id, reference } = await this.receipts.record(manager, by, {
      ...payment,
      customerId,
      rentalId,
      rental: rental.reference,
      type,
      slipId: document?.id ?? null,
      shortage: by.kind === 'admin' || mayConfirm(rental) ? null : 'FIRST',
    });
    const held = await readHeldDeposit(manager, rentalId);
    const rest = await this.restOf(manager, rentalId);
    await this.outbox.queue(manager, takenMessage(rental, { ...payment, type, reference }, { held, rest }));
    if (isTakenAtCounter(payment.method))
      await this.afterDecision.paymentDecided(manager, { paymentId: id, rentalId, status: 'VERIFIED' });
  }

  /** The outstanding amount, and the time at which the rental expires without it; null if none is outstanding. */
  private async restOf(manager: EntityManager, rentalId: number): Promise<AwaitedRest | null> {
    const { amount, awaitedSince } = await readRest(manager, rentalId);
    if (!awaitedSince) return null;
    const { zone, paymentReplacementHours } = this.settings.current.rules;
    return { missing: amount, until: payAgainUntil(awaitedSince, paymentReplacementHours), zone };
  }
}

/**
 * True if a part of the fare may confirm the rental. Only an admin decides that a booking goes on without the rest, by
 * verifying a payment or by taking one.
 */
const mayConfirm = ({ kind, status, awaitsRest, payments }: LockedRental): boolean =>
  kind !== 'BOOKING' ||
  status !== 'PENDING' ||
  (!awaitsRest && payments.some((payment) => payment.status === 'VERIFIED'));

function requirePayable(rental: LockedRental, method: PaymentMethod): void {
  if (isTakenAtCounter(method)) requireNotCalledOff(rental);
  else requireFewChecked(rental);
}

function requireSincePlaced({ rentedAt, now }: LockedRental, receivedAt: Date): void {
  if (receivedAt >= rentedAt && receivedAt <= now) return;
  throw refuseFields({ field: 'receivedAt', message: messageOf(paymentsMessages, 'receivedAtRange') });
}
