import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { CarRefusals } from '../car-refusals/car-refusals.js';
import { ConfirmVerifiedBookings } from '../decisions/confirm-verified-bookings.js';
import type { LockedRental } from '../lock-rental.js';
import { correctionMessage } from '../messages/rental.messages.js';
import { UnconfirmUnpaid } from '../payment/unconfirm-unpaid.js';

interface Undone {
  /** The rental before the undo. */
  rental: LockedRental;
  moveId: number;
  to: RentalStatus;
  reason: string;
}

/**
 * Writes the audit entry of an undone change, notifies the customer, and applies the decisions on payments since then.
 */
@Injectable()
export class FollowUndo {
  constructor(
    private readonly unconfirmUnpaid: UnconfirmUnpaid,
    private readonly bookings: ConfirmVerifiedBookings,
    private readonly refusals: CarRefusals,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  async follow(manager: EntityManager, by: Caller, { rental, moveId, to, reason }: Undone): Promise<void> {
    await this.audit.record(manager, by, {
      action: 'undo-move',
      subject: 'rental',
      subjectId: rental.id,
      before: { status: rental.status },
      after: { status: to, moveId, reason },
    });
    if (rental.status === 'CANCELLED') await this.refusals.reopen(manager, rental.id);
    const isUnpaid =
      to === 'CONFIRMED' && (await this.unconfirmUnpaid.unconfirm(manager, { ...rental, status: to }));
    await this.outbox.queue(manager, {
      channel: 'EMAIL',
      to: rental.email,
      ...correctionMessage(rental, rental.status, isUnpaid ? 'PENDING' : to),
    });
    if (to === 'PENDING') await this.bookings.confirmIfVerified(manager, rental.id);
  }
}
