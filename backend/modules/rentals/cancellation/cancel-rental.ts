import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { type Rupees, toPaise } from '../../../contract/money.js';
import {
  type CancellationPreview,
  type CancellationRequest,
  mayBeCancelled,
} from '../../../contract/rentals/cancellation.rules.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { EndRental } from '../end-rental.js';
import { LockRental, noSuchRental } from '../lock-rental.js';
import { cancelledMessage } from '../messages/rental.messages.js';
import { ComputeCancellation } from './compute-cancellation.js';

interface RentalOfKind {
  kind: RentalKind;
  id: number;
}

/** Cancels a rental for its customer before the pickup time, with the refund of the cancellation policy. */
@Injectable()
export class CancelRental {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly rentals: LockRental,
    private readonly endRental: EndRental,
    private readonly cancellations: ComputeCancellation,
    private readonly outbox: Outbox,
  ) {}

  /** Idempotent. */
  async byCustomer(
    by: Caller,
    { kind, id }: RentalOfKind,
    { reason, expectedRefund }: CancellationRequest,
    once: OnceKey | null,
  ): Promise<void> {
    await this.idempotency.run(once, async (manager) => {
      const who = { customerId: by.id };
      const locked = await this.rentals.ofKind(manager, kind, id);
      const { rental } = locked;
      if (rental.customerId !== by.id) throw noSuchRental(kind);
      if (rental.status === 'CANCELLED' && (await this.isOwnCancellation(manager, id))) return null;
      if (!mayBeCancelled(rental, rental.now)) throw await this.cancellations.tooLate(manager, rental, who);
      const offer = await this.cancellations.compute(manager, who, rental);
      requireExpectedRefund(offer, expectedRefund);
      await this.endRental.endInTransaction(manager, locked, 'CANCELLED', {
        by: 'customer',
        reason: reason ?? null,
        percent: offer.percent,
      });
      await this.outbox.queue(manager, {
        channel: 'EMAIL',
        to: rental.email,
        ...cancelledMessage(rental, offer, null),
      });
      return null;
    });
  }

  private async isOwnCancellation(manager: EntityManager, id: number): Promise<boolean> {
    const [row] = await manager.query<{ own: boolean }[]>(
      `SELECT EXISTS (SELECT FROM rental_moves
                       WHERE rental_id = $1 AND to_status = 'CANCELLED' AND moved_by = 'customer') AS own`,
      [id],
    );
    return defined(row, 'row').own;
  }
}

/** @throws Refusal 1016 with the current refund. */
function requireExpectedRefund(offer: CancellationPreview, expected: Rupees | undefined): void {
  if (expected === undefined || toPaise(expected) === toPaise(offer.amount)) return;
  throw new Refusal('FARE_CHANGED', messageOf(rentalsMessages, 'refundChanged'), offer);
}
