import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import type { Paise } from '../../../contract/money.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../../platform/http/refusal.js';
import {
  AfterPaymentDecision,
  LinkPayment,
  LockPayments,
  RentalPayments,
  requireSameVersion,
} from '../../payments/index.js';
import { type LockedRental, LockRental, noSuchRental } from '../lock-rental.js';
import { KIND_OF } from '../rental.rules.js';
import { isCalledOff } from './payable.rules.js';

export interface Attachment {
  rentalId: number;
  reason: string;
  version: number;
}

const ATTACHED_BY_ADMIN: readonly PaymentStatus[] = ['SUBMITTED', 'VERIFIED', 'REFUND_DUE'];
const ATTACHED_BY_CUSTOMER: readonly PaymentStatus[] = ['SUBMITTED', 'VERIFIED'];
const GOES_AHEAD: readonly string[] = ['PENDING', 'CONFIRMED', 'ON_TRIP', 'RETURNED'];

/** Links a payment that no rental has claimed to a rental of its customer. */
@Injectable()
export class AttachPayment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: Idempotency,
    private readonly payments: LockPayments,
    private readonly rentals: LockRental,
    private readonly links: LinkPayment,
    private readonly paid: RentalPayments,
    private readonly afterDecision: AfterPaymentDecision,
  ) {}

  /** @throws Refusal 1002, 1015 */
  attach(by: Caller, paymentId: number, { rentalId, reason, version }: Attachment): Promise<void> {
    return this.unitOfWork.run((manager) =>
      this.attachWithin(manager, by, paymentId, { rentalId, reason, version }),
    );
  }

  /** @throws Refusal 1002, 1015; LINKED also for a payment whose refund is due. */
  byCustomer(
    customerId: number,
    paymentId: number,
    { reference, version }: { reference: string; version: number },
    once: OnceKey | null,
  ): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      await this.payments.requireOwn(manager, customerId, paymentId);
      const [rental] = await manager.query<{ id: number }[]>(
        'SELECT id FROM rentals WHERE customer_id = $1 AND reference = $2',
        [customerId, reference],
      );
      if (!rental) throw noSuchRental('ANY');
      await this.attachWithin(manager, null, paymentId, { rentalId: rental.id, reason: null, version });
      return null;
    });
  }

  private async attachWithin(
    manager: EntityManager,
    by: Caller | null,
    paymentId: number,
    { rentalId, reason, version }: Omit<Attachment, 'reason'> & { reason: string | null },
  ): Promise<void> {
    const { id, customer } = await this.payments.lock(manager, { id: paymentId });
    const payment = await this.links.read(manager, id);
    requireSameVersion(payment, version);
    const { status } = payment;
    const isUsed = payment.rentalId !== null || payment.isRefunded;
    // An admin may still link a payment whose refund is due.
    if (isUsed || !(by ? ATTACHED_BY_ADMIN : ATTACHED_BY_CUSTOMER).includes(status))
      throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'notAttached'), { status, reason: 'LINKED' });
    const rental = await this.rentals.afterCustomer(manager, rentalId);
    requireFitting(rental, { customerId: customer.id, kind: KIND_OF[payment.type] });
    const payNow = await this.paid.payNow(manager, rental.id);
    requireOpen(rental, payNow);
    if (!by) requireOwing(rental, payNow);
    await this.links.link(manager, by, payment, { rentalId, reason });
    if (payment.isVerified)
      await this.afterDecision.paymentDecided(manager, { paymentId: id, rentalId, status: 'VERIFIED' });
  }
}

function requireOwing({ status }: LockedRental, payNow: Paise): void {
  if (payNow > 0) return;
  throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'nothingOwed'), {
    status,
    reason: 'NOTHING_OWED',
  });
}

/** Accepts a payment for a closed rental or a no-show only if an amount is due, as for a later charge. */
function requireOpen({ status }: LockedRental, payNow: Paise): void {
  if (GOES_AHEAD.includes(status) || (!isCalledOff(status) && payNow > 0)) return;
  throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'rentalEnded'), { status, reason: 'ENDED' });
}

function requireFitting(
  rental: LockedRental,
  { customerId, kind }: Pick<LockedRental, 'customerId' | 'kind'>,
): void {
  const { status } = rental;
  if (rental.customerId !== customerId)
    throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'otherCustomer'), {
      status,
      reason: 'OTHER_CUSTOMER',
    });
  if (rental.kind !== kind)
    throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'otherKind'), { status, reason: 'OTHER_KIND' });
}
