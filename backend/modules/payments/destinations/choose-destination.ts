import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import type { Paise } from '../../../contract/money.js';
import type { RefundDestinationRequest } from '../../../contract/payments/refund-destinations.js';
import type { RefundMethod } from '../../../contract/payments/refunds.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { LockCustomer } from '../../customers/index.js';
import { requireFitting, StoreDestination } from './store-destination.js';

interface OpenRefundRow {
  id: number;
  amount: Paise;
  paidBy: RefundMethod | null;
}

/** Enters where all open refunds of a rental go, for its customer. */
@Injectable()
export class ChooseDestination {
  constructor(
    private readonly customers: LockCustomer,
    private readonly destinations: StoreDestination,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001, 1015 NOT_DUE */
  async ofRental(
    manager: EntityManager,
    { customerId, rentalId }: { customerId: number; rentalId: number },
    request: RefundDestinationRequest,
  ): Promise<void> {
    await this.customers.lock(manager, customerId);
    await manager.query(
      `SELECT id FROM refunds WHERE rental_id = $1 AND state = 'DUE' ORDER BY id FOR NO KEY UPDATE`,
      [rentalId],
    );
    const open = await manager.query<OpenRefundRow[]>(
      `SELECT f.id, f.amount_paise AS amount, p.method AS "paidBy"
         FROM refunds f LEFT JOIN payments p ON p.id = f.payment_id
        WHERE f.rental_id = $1 AND f.state = 'DUE' ORDER BY f.id`,
      [rentalId],
    );
    if (open.length === 0) throw await this.notDue(manager, rentalId);
    requireFitting(request, open);
    const owner = { customerId, rentalId, paymentId: null };
    const stored = await this.destinations.store(manager, owner, request, null);
    for (const { id } of open)
      await changeOneRow(manager, `UPDATE refunds SET destination_id = $2 WHERE id = $1 AND state = 'DUE'`, [
        id,
        stored.id,
      ]);
    await this.audit.record(manager, null, {
      action: 'change-refund-destination',
      subject: 'rental',
      subjectId: rentalId,
      after: { destination: stored.kind, source: 'customer' },
    });
  }

  private async notDue(manager: EntityManager, rentalId: number): Promise<Error> {
    const [last] = await manager.query<{ state: string; at: Date | null }[]>(
      `SELECT state, coalesce(bounced_at, sent_at) AS at FROM refunds WHERE rental_id = $1 ORDER BY id DESC LIMIT 1`,
      [rentalId],
    );
    return refuse('WRONG_STATE', messageOf(refundsMessages, 'noneDue'), {
      status: last?.state ?? null,
      reason: 'NOT_DUE',
      at: last?.at?.toISOString() ?? null,
    });
  }
}
