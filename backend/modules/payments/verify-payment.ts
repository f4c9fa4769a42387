import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../contract/calendar.js';
import { defined } from '../../contract/defined.js';
import { SENT_AGAIN_SECONDS } from '../../contract/limits.js';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import { type Paise, type Rupees, toPaise } from '../../contract/money.js';
import { payAgainUntil, type Shortage } from '../../contract/payments/payments.js';
import { refundDueOn } from '../../contract/rentals/cancellation.rules.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { type NewOutboxMessage, Outbox } from '../../platform/outbox/outbox.js';
import type { CustomerContact } from '../customers/index.js';
import { type IssuedNumber, issueNumbers } from '../documents-issued/index.js';
import { Settings } from '../settings/index.js';
import { AfterPaymentDecision } from './after-payment-decision.js';
import { type HeldDeposit, readHeldDeposit } from './held-deposit.js';
import { LockPayments } from './lock-payments.js';
import {
  type AfterVerification,
  type PayAgain,
  rejectedMessage,
  verifiedMessage,
} from './messages/payment.messages.js';
import { type DueRefund, openRefundOf, readRest, type Rest } from './rental-payments.js';
import { requireSameVersion } from './same-version.js';
import { StatementCredits, type StatementLineOf } from './statements/statement-credits.js';
import { type DecidedPaymentRow, StoreDecision } from './store-decision.js';

export interface PaymentDecision {
  isVerified: boolean;
  /** Required for a rejection. */
  reason?: string;
  /** The amount that the bank received; by default the reported one. */
  receivedAmount?: Rupees;
  /** The effect of missing money; null if an earlier decision on it stays. */
  shortage?: Shortage | null;
  /** The statement and line of the payment, for the audit. */
  source?: string;
}

interface PaymentToDecide extends DecidedPaymentRow {
  transactionId: string;
  type: RentalAction;
  version: number;
  isJustSentAgain: boolean;
  now: Date;
  /** True if its rental has another payment, verified or to be verified. */
  hasOther: boolean;
  /** True if its rental will not take place. */
  isCalledOff: boolean;
}

/** Refuses the decision on the locked payment. */
type Check = (payment: PaymentToDecide, manager: EntityManager) => void | Promise<void>;

interface DecidedPayment extends PaymentToDecide {
  received: Paise;
  rest: Rest;
  held: HeldDeposit | null;
  documents: IssuedNumber[];
  /** Null unless the rental has ended. */
  refund: DueRefund | null;
}

/** Verifies or rejects a payment. A second decision is refused with 1015, which names the first admin and the time. */
@Injectable()
export class VerifyPayment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: LockPayments,
    private readonly decisions: StoreDecision,
    private readonly outbox: Outbox,
    private readonly afterDecision: AfterPaymentDecision,
    private readonly settings: Settings,
    private readonly credits: StatementCredits,
  ) {}

  /** Decides on the payment with this transaction ID, which must belong to the rental. */
  byTransaction(
    by: Caller,
    transaction: { transactionId: string; rentalId: number; type: RentalAction; version?: number },
    decision: PaymentDecision,
  ): Promise<void> {
    return this.decide(by, { transactionId: transaction.transactionId }, decision, (payment) => {
      if (payment.rentalId !== transaction.rentalId || payment.type !== transaction.type) {
        throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'otherRental'));
      }
      if (!isOpen(payment)) return;
      this.requireReviewed(payment, transaction.version);
      requireSameVersion(payment, transaction.version);
    });
  }

  /** In production, a payment that was just sent again needs the version that the admin has reviewed. */
  private requireReviewed({ status, version, isJustSentAgain }: PaymentToDecide, reviewed?: number): void {
    if (reviewed !== undefined || !isJustSentAgain || this.settings.current.protection === 'demo') return;
    throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'sentAgain'), { status, version });
  }

  /** @throws Refusal 1015 if the payment has changed since the reviewed `version`. */
  byId(by: Caller, paymentId: number, decision: PaymentDecision, version?: number): Promise<void> {
    return this.decide(by, { id: paymentId }, decision, (payment) => {
      if (isOpen(payment)) requireSameVersion(payment, version);
    });
  }

  /**
   * Verifies a payment by a bank statement. The payment must be undecided and unchanged since the comparison, and its
   * credit must prove no other payment.
   */
  fromStatement(
    by: Caller,
    { id, amount, receivedAmount }: { id: number; amount: Paise; receivedAmount?: Rupees },
    credit: StatementLineOf,
    source: string,
  ): Promise<void> {
    const decision = { isVerified: true, source, ...(receivedAmount !== undefined && { receivedAmount }) };
    return this.decide(by, { id }, decision, async (payment, manager) => {
      if (payment.status === 'REFUND_DUE' && isOpen(payment)) {
        throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'decideByHand'));
      }
      if (payment.rentalId === null) throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'notLinked'));
      if (payment.amountPaise !== amount)
        throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'amountChanged'));
      if (isOpen(payment)) await this.credits.use(manager, payment.id, credit);
    });
  }

  /** Verifies a payment that was just created from a credit, in the caller's transaction. */
  ofCredit(
    manager: EntityManager,
    by: Caller,
    id: number,
    { credit, source }: { credit: StatementLineOf; source: string },
  ): Promise<void> {
    return this.decideWithin(
      manager,
      by,
      { id },
      { isVerified: true, shortage: null, source, check: () => this.credits.use(manager, id, credit) },
    );
  }

  private decide(
    by: Caller,
    which: { id: number } | { transactionId: string },
    decision: PaymentDecision,
    check: Check,
  ): Promise<void> {
    if (!decision.isVerified && !decision.reason) {
      throw refuseFields({ field: 'reason', message: messageOf(paymentsMessages, 'rejectReason') });
    }
    return this.unitOfWork.run((manager) => this.decideWithin(manager, by, which, { ...decision, check }));
  }

  private async decideWithin(
    manager: EntityManager,
    by: Caller,
    which: { id: number } | { transactionId: string },
    { check, ...decision }: PaymentDecision & { check: Check },
  ): Promise<void> {
    const { id, customer } = await this.payments.lock(manager, which);
    const payment = await this.read(manager, id);
    await check(payment, manager);
    if (!isOpen(payment)) {
      throw await this.decisions.alreadyDecided(manager, payment, this.settings.current.rules.zone);
    }
    const { receivedAmount } = decision;
    const received = receivedAmount === undefined ? payment.amountPaise : toPaise(receivedAmount);
    await this.decisions.store(manager, by, payment, { ...decision, received });
    const rest = await readRest(manager, payment.rentalId);
    const held = await readHeldDeposit(manager, payment.rentalId);
    await this.afterDecision.paymentDecided(manager, {
      paymentId: payment.id,
      rentalId: payment.rentalId,
      status: decision.isVerified ? 'VERIFIED' : 'REJECTED',
    });
    const { rentalId, isCalledOff } = payment;
    const refund = isCalledOff && rentalId !== null ? await openRefundOf(manager, rentalId) : null;
    const documents = decision.isVerified ? await issueNumbers(manager, { paymentId: id }) : [];
    const message = this.messageTo(
      customer,
      { ...payment, received, rest, held, documents, refund },
      decision,
    );
    const steps = rentalId === null ? '' : await this.afterDecision.stepsBelow(manager, rentalId);
    await this.outbox.queue(manager, { ...message, text: message.text + steps });
  }

  private dueOn({ now }: PaymentToDecide): Day {
    return refundDueOn(this.settings.current, now);
  }

  private messageTo(
    to: CustomerContact,
    payment: DecidedPayment,
    decision: PaymentDecision,
  ): NewOutboxMessage {
    const summary = { ...payment, amount: payment.amountPaise };
    if (decision.isVerified)
      return verifiedMessage(to, { ...summary, amount: payment.received }, this.nextStep(payment), payment);
    return rejectedMessage(to, summary, {
      reason: defined(decision.reason, 'reason'),
      payAgain: this.payAgain(payment),
    });
  }

  private nextStep({ rest, refund, received, ...payment }: DecidedPayment): AfterVerification {
    if (payment.hasLostSlot) return { why: 'taken', refund: received, by: this.dueOn(payment) };
    if (refund) return { why: 'ended', refund: refund.amount, by: refund.dueDate };
    if (payment.rentalId === null) return 'not linked';
    if (rest.amount === 0) return 'linked';
    const { zone, paymentReplacementHours } = this.settings.current.rules;
    const until = rest.awaitedSince && payAgainUntil(rest.awaitedSince, paymentReplacementHours);
    return { missing: rest.amount, until, zone };
  }

  private payAgain({ now, isCalledOff, hasOther, rentalId }: PaymentToDecide): PayAgain {
    if (isCalledOff) return 'not any more';
    if (hasOther) return 'in addition';
    if (rentalId === null) return 'at any time';
    const { zone, paymentReplacementHours } = this.settings.current.rules;
    return { until: payAgainUntil(now, paymentReplacementHours), zone };
  }

  private async read(manager: EntityManager, id: number): Promise<PaymentToDecide> {
    const [payment] = await manager.query<[PaymentToDecide]>(
      `SELECT p.id, p.transaction_id AS "transactionId", p.amount_paise AS "amountPaise", p.type, s.status,
              p.customer_id AS "customerId", p.rental_id AS "rentalId", p.version,
              coalesce(p.resubmitted_at > app_now() - interval '${SENT_AGAIN_SECONDS} seconds', false) AS "isJustSentAgain", p.decided_at AS "decidedAt", p.decided_by_id AS "decidedById",
              p.rental_id IS NULL AND p.slot_lost_at IS NOT NULL AS "hasLostSlot",
              EXISTS (SELECT FROM payments o WHERE o.rental_id = p.rental_id AND o.id <> p.id AND o.status <> 'REJECTED') AS "hasOther",
              s.is_called_off AS "isCalledOff", app_now() AS now
         FROM payments p JOIN payment_states s ON s.payment_id = p.id WHERE p.id = $1`,
      [id],
    );
    return payment;
  }
}

/** True for undecided payments. */
const isOpen = ({ decidedAt }: PaymentToDecide): boolean => decidedAt === null;
