import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import type {
  DestinationKind,
  RefundDestinationRequest,
} from '../../../contract/payments/refund-destinations.js';
import { Vault } from '../../../platform/auth/vault.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { destinationKindsOf, type PaidBack } from '../refunds/refund.rules.js';
import { type DestinationDetails, destinationSeal, detailsOf, maskedOf } from './destination.rules.js';
import { keptDestinationOf } from './destination-expressions.js';

/** The refunds that use an entered destination, including refunds that become due later. */
export interface DestinationOwner {
  customerId: number;
  /** Null for a refund without a rental. */
  rentalId: number | null;
  /** Null for all payments of the rental. */
  paymentId: number | null;
}

interface Stored {
  kind: DestinationKind;
  sealed: Buffer;
  changedAt: Date | null;
  failed: boolean;
}

/** Stores a destination of refunds and encrypts its details. */
@Injectable()
export class StoreDestination {
  constructor(private readonly vault: Vault) {}

  /**
   * The caller must hold the customer's lock, and check the kind by `requireFitting`.
   * @param staffId Null if the customer entered it.
   * @returns Its id.
   * @throws Refusal 1001 if no earlier destination is kept.
   */
  async store(
    manager: EntityManager,
    owner: DestinationOwner,
    request: RefundDestinationRequest,
    staffId: number | null,
  ): Promise<{ id: number; kind: DestinationKind }> {
    const earlier = await this.earlier(manager, owner.customerId);
    const seal = destinationSeal(owner.customerId);
    const { kind, details } = this.chosen(owner.customerId, request, earlier);
    const masked = maskedOf(details);
    const text = JSON.stringify(details);
    const last = earlier[0];
    const isSame = last === undefined || masked === null || this.vault.open(seal, last.sealed) === text;
    const [{ id }] = await manager.query<[{ id: number }]>(
      ...named(
        `INSERT INTO refund_destinations (customer_id, rental_id, payment_id, kind, sealed_details, masked, changed_at, staff_id)
         VALUES (:customerId::int, :rentalId::int, :paymentId::int, :kind::text, :sealed::bytea, :masked::text,
                 CASE WHEN :isSame::boolean THEN :changedAt::timestamptz ELSE app_now() END, :staffId::int)
         RETURNING id`,
        {
          ...owner,
          kind,
          sealed: masked === null ? null : this.vault.seal(seal, text),
          masked,
          isSame,
          changedAt: masked === null ? null : (last?.changedAt ?? null),
          staffId,
        },
      ),
    );
    return { id, kind };
  }

  /** Whether a destination was entered for a refund of the customer, now or earlier. */
  async hasAny(manager: EntityManager, customerId: number): Promise<boolean> {
    const [any] = await manager.query<unknown[]>(
      'SELECT FROM refund_destinations WHERE customer_id = $1 LIMIT 1',
      [customerId],
    );
    return any !== undefined;
  }

  /** Sets the destination of an open refund. The caller must hold the refund's lock. */
  async direct(manager: EntityManager, refundId: number, destinationId: number): Promise<void> {
    await changeOneRow(manager, `UPDATE refunds SET destination_id = $2 WHERE id = $1 AND state = 'DUE'`, [
      refundId,
      destinationId,
    ]);
  }

  /** Returns the customer's last UPI ID or account, and the last one from which no refund bounced. */
  private earlier(manager: EntityManager, customerId: number): Promise<Stored[]> {
    // Never null: sealed. Both subqueries exclude null.
    return manager.query<Stored[]>(
      `SELECT kind, sealed_details AS sealed, changed_at AS "changedAt", failed_at IS NOT NULL AS failed
         FROM refund_destinations
        WHERE id IN ((SELECT max(id) FROM refund_destinations WHERE customer_id = $1 AND sealed_details IS NOT NULL),
                     ${keptDestinationOf('$1::int')})
        ORDER BY id DESC`,
      [customerId],
    );
  }

  private chosen(
    customerId: number,
    request: RefundDestinationRequest,
    earlier: readonly Stored[],
  ): { kind: DestinationKind; details: DestinationDetails } {
    if (request.kind !== 'KEPT') return { kind: request.kind, details: detailsOf(request) };
    const kept = earlier.find(({ failed }) => !failed);
    if (!kept) throw refuseFields({ field: 'kind', message: messageOf(refundsMessages, 'nothingKept') });
    const details = JSON.parse(
      this.vault.open(destinationSeal(customerId), kept.sealed),
    ) as DestinationDetails;
    return { kind: kept.kind, details };
  }
}

/** @throws Refusal 1001 if one of the refunds may not go to a destination of this kind. */
export function requireFitting({ kind }: RefundDestinationRequest, refunds: readonly PaidBack[]): void {
  if (kind !== 'KEPT' && !refunds.every((refund) => destinationKindsOf(refund).includes(kind)))
    throw refuseFields({ field: 'kind', message: messageOf(refundsMessages, 'otherDestination') });
}
