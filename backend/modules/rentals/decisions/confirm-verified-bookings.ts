import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { historyMessages } from '../../../contract/messages/history.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { type AfterCustomerDecision, type CustomerDecision, NotifyCustomer } from '../../customers/index.js';
import { issueVersion } from '../../documents-issued/index.js';
import { LockRental } from '../lock-rental.js';
import { PickupLocations } from '../messages/pickup-locations.js';
import { confirmedMessage } from '../messages/rental.messages.js';
import { MoveRental } from '../move-rental.js';
import { isPeriodOver } from '../states/trip.rules.js';

/** Confirms a booking as soon as its payment is verified and its customer approved, whichever comes last. */
@Injectable()
export class ConfirmVerifiedBookings implements AfterCustomerDecision {
  constructor(
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
    private readonly pickupLocations: PickupLocations,
    private readonly messages: NotifyCustomer,
  ) {}

  async customerDecided(
    manager: EntityManager,
    customerId: number,
    decision: CustomerDecision,
  ): Promise<void> {
    if (decision !== 'APPROVED') return;
    const waiting = await manager.query<{ id: number }[]>(
      `SELECT id FROM rentals WHERE customer_id = $1 AND kind = 'BOOKING' AND status = 'PENDING' ORDER BY id`,
      [customerId],
    );
    for (const { id } of waiting) await this.confirmIfVerified(manager, id);
  }

  /** The caller must hold the customer's lock. */
  async confirmIfVerified(manager: EntityManager, rentalId: number): Promise<void> {
    const rental = await this.rentals.afterCustomer(manager, rentalId);
    if (rental.kind !== 'BOOKING' || rental.status !== 'PENDING' || !rental.isAdminVerified) return;
    // A rental whose period is over is declined or cancelled instead.
    if (isPeriodOver(rental)) return;
    await this.moves.advance(manager, rental, 'CONFIRMED', {
      by: 'system',
      reason: messageOf(historyMessages, 'verifiedAndApproved'),
    });
    const issued = await issueVersion(manager, 'AG', rental);
    const directions = await this.pickupLocations.directionsFor(rental);
    await this.messages.queue(manager, rental, confirmedMessage(rental, directions, issued));
  }
}
