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
import { Audit } from '../../audit/index.js';
import { StaffDirectory } from '../../staff/index.js';
import { EndRental } from '../end-rental.js';
import { LockRental, noSuchRental, type RentalWithCar } from '../lock-rental.js';
import { cancelledMessage } from '../messages/rental.messages.js';
import { type Canceller, ComputeCancellation } from './compute-cancellation.js';

interface RentalOfKind {
  kind: RentalKind;
  id: number;
}

interface Cancellation {
  who: Canceller;
  /** Actor in the history of the rental. */
  movedBy: string;
  reason: string | null;
  expectedRefund?: Rupees | undefined;
}

/** Cancels a rental before its pickup time, frees the car and records the refund. */
@Injectable()
export class CancelRental {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly rentals: LockRental,
    private readonly endRental: EndRental,
    private readonly cancellations: ComputeCancellation,
    private readonly staff: StaffDirectory,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** Cancels for the customer, with the refund of the cancellation policy. Idempotent. */
  async byCustomer(
    by: Caller,
    { kind, id }: RentalOfKind,
    { reason, expectedRefund }: CancellationRequest,
    once: OnceKey | null,
  ): Promise<void> {
    await this.idempotency.run(once, async (manager) => {
      const who = { customerId: by.id };
      const locked = await this.lock(manager, who, kind, id);
      const { rental } = locked;
      if (rental.status === 'CANCELLED' && (await this.isOwnCancellation(manager, id))) return null;
      await this.cancel(manager, locked, {
        who,
        movedBy: 'customer',
        reason: reason ?? null,
        expectedRefund,
      });
      return null;
    });
  }

  /** Cancels for a staff member, with a full refund and a reason for the customer. */
  byStaff(by: Caller, { kind, id }: RentalOfKind, reason: string): Promise<void> {
    return this.idempotency.run(null, async (manager) => {
      const locked = await this.lock(manager, 'staff', kind, id);
      const movedBy = await this.staff.mobileOf(manager, by.id);
      const { amount } = await this.cancel(manager, locked, { who: 'staff', movedBy, reason });
      await this.audit.record(manager, by, {
        action: kind === 'BOOKING' ? 'cancel-booking' : 'cancel-reservation',
        subject: 'rental',
        subjectId: id,
        before: { status: locked.rental.status },
        after: { status: 'CANCELLED', reason, refund: amount },
      });
    });
  }

  private async lock(
    manager: EntityManager,
    who: Canceller,
    kind: RentalKind,
    id: number,
  ): Promise<RentalWithCar> {
    const locked = await this.rentals.ofKind(manager, kind, id);
    if (who !== 'staff' && locked.rental.customerId !== who.customerId) throw noSuchRental(kind);
    return locked;
  }

  private async cancel(
    manager: EntityManager,
    locked: RentalWithCar,
    { who, movedBy, reason, expectedRefund }: Cancellation,
  ): Promise<CancellationPreview> {
    const { rental } = locked;
    if (!mayBeCancelled(rental, rental.now)) throw await this.cancellations.tooLate(manager, rental, who);
    const offer = await this.cancellations.compute(manager, who, rental);
    requireExpectedRefund(offer, expectedRefund);
    await this.endRental.endInTransaction(manager, locked, 'CANCELLED', {
      by: movedBy,
      reason,
      percent: offer.percent,
    });
    await this.outbox.queue(manager, {
      channel: 'EMAIL',
      to: rental.email,
      ...cancelledMessage(rental, offer, who === 'staff' ? reason : null),
    });
    return offer;
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
