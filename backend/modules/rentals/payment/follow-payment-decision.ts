import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AfterPaymentDecision, DecidedPayment } from '../../payments/index.js';
import { ConfirmVerifiedBookings } from '../decisions/confirm-verified-bookings.js';
import { LockRental } from '../lock-rental.js';
import { stepsBelow } from '../messages/steps-text.js';
import { progressOf } from '../rental-progress.rules.js';
import { DebtAgain } from '../settlements/debt-again.js';

/** Applies a decision on a payment to its rental. */
@Injectable()
export class FollowPaymentDecision implements AfterPaymentDecision {
  constructor(
    private readonly rentals: LockRental,
    private readonly bookings: ConfirmVerifiedBookings,
    private readonly debts: DebtAgain,
  ) {}

  async paymentDecided(manager: EntityManager, { rentalId, status }: DecidedPayment): Promise<void> {
    if (rentalId === null) return;
    if (status === 'VERIFIED') await this.bookings.confirmIfVerified(manager, rentalId);
    await this.debts.setDueDay(manager, rentalId);
  }

  async stepsBelow(manager: EntityManager, rentalId: number): Promise<string> {
    const rental = await this.rentals.afterCustomer(manager, rentalId);
    return stepsBelow(rental.language, progressOf(rental));
  }
}
