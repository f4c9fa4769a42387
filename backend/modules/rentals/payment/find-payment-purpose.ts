import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { Paise } from '../../../contract/money.js';
import { askedFor } from '../../../contract/rentals/charges.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import { StaleRead } from '../../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { FindHolds, type FoundHold } from '../../calendar/index.js';
import { RentingPermit } from '../../customers/index.js';
import { LockCar, type LockedCar } from '../../fleet/index.js';
import { RentalPayments } from '../../payments/index.js';
import { type LockedRental, LockRental, noSuchRental } from '../lock-rental.js';
import { KIND_OF } from '../rental.rules.js';
import { requireFewChecked } from './limit-checked.rules.js';

/** The customer's own description of the purpose. */
export interface StatedPurpose {
  transactionId: string;
  type: RentalAction;
  holdId: string | null;
  /** The rental that the customer has selected, in any state. */
  rentalId?: number | null;
}

export interface HeldCar {
  hold: FoundHold;
  car: LockedCar;
}

/** A hold, a rental, or neither. Without both, the customer's next rental claims the payment. */
export interface PaymentPurpose {
  held: HeldCar | null;
  rental: LockedRental | null;
  /**
   * The fare of the hold plus the deposit that is paid with it, or the amount to pay now for the rental; null for a
   * payment that the next rental claims.
   */
  expected: Paise | null;
}

/** Locks and finds the hold or rental that a payment is for. */
@Injectable()
export class FindPaymentPurpose {
  constructor(
    private readonly permit: RentingPermit,
    private readonly holds: FindHolds,
    private readonly lockCar: LockCar,
    private readonly rentals: LockRental,
    private readonly payments: RentalPayments,
  ) {}

  /** Locks the car of the hold, then the customer, then the rental. @throws Refusal 1001, 1002, 1015, 1020 */
  async find(manager: EntityManager, customerId: number, stated: StatedPurpose): Promise<PaymentPurpose> {
    const held = await this.lock(manager, customerId, stated);
    await this.refuseOwnReference(manager, stated.transactionId);
    if (held) return { held, rental: null, expected: askedFor(held.hold.fare.total, held.hold.charges) };
    const rental = await this.rentalToPay(manager, customerId, stated);
    const expected = rental && (await this.payments.payNow(manager, rental.id));
    return { held, rental, expected };
  }

  /** Locks the car of the hold, then the customer. Returns the hold if it is live under the locks. */
  private async lock(
    manager: EntityManager,
    customerId: number,
    stated: StatedPurpose,
  ): Promise<HeldCar | null> {
    const candidate = await this.candidate(manager, customerId, stated);
    const car = candidate && (await this.lockCar.lockEvenRetired(manager, candidate.carId));
    await this.permit.require(manager, customerId);
    const hold = await this.candidate(manager, customerId, stated);
    if (hold && hold.action !== stated.type)
      throw refuse('WRONG_STATE', `The car is held to ${hold.action}, not to ${stated.type}.`);
    // Accepts a payment for a hold that has ended, because the next rental of this type can claim it.
    if (hold?.state !== 'LIVE') return null;
    if (hold.carId !== car?.id) throw new StaleRead('The customer now holds another car.');
    return { hold, car };
  }

  /** Refuses our own reference, which is part of the UPI link and therefore does not prove a transfer. */
  private async refuseOwnReference(manager: EntityManager, transactionId: string): Promise<void> {
    const rentals = await manager.query<unknown[]>('SELECT FROM rentals WHERE reference = $1', [
      transactionId,
    ]);
    if (rentals.length === 0 && !(await this.holds.hasReference(manager, transactionId))) return;
    throw refuseFields({
      field: 'transactionId',
      message: messageOf(rentalsMessages, 'ownReference'),
    });
  }

  private async candidate(
    manager: EntityManager,
    customerId: number,
    { holdId, rentalId, type }: StatedPurpose,
  ): Promise<FoundHold | null> {
    if (rentalId) return null;
    return holdId
      ? this.holds.findById(manager, customerId, holdId)
      : this.holds.newestLive(manager, customerId, type);
  }

  /** Locks the selected rental, or the one that waits for another payment. The caller must hold the customer's lock. */
  private async rentalToPay(
    manager: EntityManager,
    customerId: number,
    stated: StatedPurpose,
  ): Promise<LockedRental | null> {
    const id = stated.rentalId
      ? await this.ownRental(manager, customerId, stated.rentalId, stated.type)
      : await this.unpaidRental(manager, customerId, stated);
    if (id === null) return null;
    const rental = await this.rentals.afterCustomer(manager, id);
    requireFewChecked(rental);
    return rental;
  }

  private async ownRental(
    manager: EntityManager,
    customerId: number,
    id: number,
    type: RentalAction,
  ): Promise<number> {
    const own = await manager.query<unknown[]>(
      'SELECT FROM rentals WHERE id = $1 AND customer_id = $2 AND kind = $3',
      [id, customerId, KIND_OF[type]],
    );
    if (own.length === 0) throw noSuchRental('ANY');
    return id;
  }

  private async unpaidRental(
    manager: EntityManager,
    customerId: number,
    { holdId, type }: StatedPurpose,
  ): Promise<number | null> {
    // Another rental has another fare: the next rental claims the payment for a hold that has ended without one.
    if (holdId && (await this.holds.findById(manager, customerId, holdId)).state !== 'RENTED') return null;
    const [unpaid] = await manager.query<{ id: number }[]>(
      `SELECT id FROM rentals WHERE customer_id = $1 AND kind = $2 AND awaits_payment_since(id) IS NOT NULL ORDER BY id LIMIT 1`,
      [customerId, KIND_OF[type]],
    );
    return unpaid?.id ?? null;
  }
}
