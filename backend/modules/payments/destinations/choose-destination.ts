import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import type { Paise } from '../../../contract/money.js';
import type { RefundDestinationRequest } from '../../../contract/payments/refund-destinations.js';
import type { RefundMethod } from '../../../contract/payments/refunds.js';
import type { Caller } from '../../../platform/auth/access.js';
import { FreshProof } from '../../../platform/auth/fresh-proof.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { LockCustomer } from '../../customers/index.js';
import { LockPayments } from '../lock-payments.js';
import { requireFitting, StoreDestination } from './store-destination.js';

interface OpenRefundRow {
  id: number;
  amount: Paise;
  paidBy: RefundMethod | null;
}

type Owner = { rentalId: number; paymentId: null } | { rentalId: null; paymentId: number };

/** The refunds of one rental, or of one payment without a rental. */
const OF_OWNER = '(f.rental_id = $1 OR (f.rental_id IS NULL AND f.payment_id = $2))';

/** Stores the destination that a customer enters for the open refunds of a rental or of a payment without a rental. */
@Injectable()
export class ChooseDestination {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly payments: LockPayments,
    private readonly destinations: StoreDestination,
    private readonly proof: FreshProof,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001, 1015 NOT_DUE, 1022 if a destination was entered before, and the proof of identity is old */
  ofRental(
    manager: EntityManager,
    by: Caller,
    rentalId: number,
    request: RefundDestinationRequest,
  ): Promise<void> {
    return this.choose(manager, by, { rentalId, paymentId: null }, request);
  }

  /** @throws Refusal 1001, 1002, 1015 NOT_DUE, 1022 as above */
  ofPayment(by: Caller, paymentId: number, request: RefundDestinationRequest): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      await this.payments.requireOwn(manager, by.id, paymentId);
      await this.choose(manager, by, { rentalId: null, paymentId }, request);
    });
  }

  private async choose(
    manager: EntityManager,
    by: Caller,
    owner: Owner,
    request: RefundDestinationRequest,
  ): Promise<void> {
    const { rentalId, paymentId } = owner;
    await this.customers.lock(manager, by.id);
    await manager.query(
      `SELECT f.id FROM refunds f WHERE ${OF_OWNER} AND f.state = 'DUE' ORDER BY f.id FOR NO KEY UPDATE`,
      [rentalId, paymentId],
    );
    const open = await manager.query<OpenRefundRow[]>(
      `SELECT f.id, f.amount_paise AS amount, p.method AS "paidBy"
         FROM refunds f LEFT JOIN payments p ON p.id = f.payment_id
        WHERE ${OF_OWNER} AND f.state = 'DUE' ORDER BY f.id`,
      [rentalId, paymentId],
    );
    if (open.length === 0) throw await this.notDue(manager, owner);
    requireFitting(request, open);
    if (request.kind !== 'KEPT' && (await this.destinations.hasAny(manager, by.id)))
      await this.proof.require(by, manager);
    const stored = await this.destinations.store(manager, { ...owner, customerId: by.id }, request, null);
    for (const { id } of open) await this.destinations.direct(manager, id, stored.id);
    await this.audit.record(manager, null, {
      action: 'change-refund-destination',
      ...(owner.rentalId === null
        ? { subject: 'payment', subjectId: owner.paymentId }
        : { subject: 'rental', subjectId: owner.rentalId }),
      after: { destination: stored.kind, source: 'customer' },
    });
  }

  private async notDue(manager: EntityManager, { rentalId, paymentId }: Owner): Promise<Error> {
    const [last] = await manager.query<{ state: string; at: Date | null }[]>(
      `SELECT f.state, coalesce(f.bounced_at, f.sent_at) AS at FROM refunds f WHERE ${OF_OWNER} ORDER BY f.id DESC LIMIT 1`,
      [rentalId, paymentId],
    );
    return refuse('WRONG_STATE', messageOf(refundsMessages, 'noneDue'), {
      status: last?.state ?? null,
      reason: 'NOT_DUE',
      at: last?.at?.toISOString() ?? null,
    });
  }
}
