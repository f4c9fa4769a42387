import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { Paise } from '../../../contract/money.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import { StaleRead } from '../../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { FindHolds, type FoundHold } from '../../calendar/index.js';
import { RentingPermit } from '../../customers/index.js';
import { LockCar, type LockedCar } from '../../fleet/index.js';
import { RentalPayments } from '../../payments/index.js';
import { LockRental } from '../lock-rental.js';
import { KIND_OF } from '../rental.rules.js';
import { awaitsAnotherPayment } from './awaited-payment.rules.js';

/** The customer's own description of the purpose. */
export interface StatedPurpose {
  transactionId: string;
  type: RentalAction;
  holdId: string | null;
  /** The rental whose payment was rejected, if the customer has selected it. */
  rentalId?: number | null;
}

interface UnpaidRental {
  id: number;
  totalPaise: Paise;
}

export interface HeldCar {
  hold: FoundHold;
  car: LockedCar;
}

/** A hold, a rental whose payment was rejected, or neither: then the customer's next rental claims the payment. */
export interface PaymentPurpose {
  held: HeldCar | null;
  rentalId: number | null;
  /** The fare; null for a payment that the next rental claims. */
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

  /** Locks the car of the hold, then the customer, then the rental. @throws Refusal 1001, 1002, 1015 */
  async find(manager: EntityManager, customerId: number, stated: StatedPurpose): Promise<PaymentPurpose> {
    const held = await this.lock(manager, customerId, stated);
    await this.refuseOwnReference(manager, stated.transactionId);
    if (held) return { held, rentalId: null, expected: held.hold.fare.total };
    const unpaid = await this.unpaidRental(manager, customerId, stated);
    return { held, rentalId: unpaid?.id ?? null, expected: unpaid?.totalPaise ?? null };
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

  /** Returns the customer's rental that waits for another payment. The caller must hold the customer's lock. */
  private async unpaidRental(
    manager: EntityManager,
    customerId: number,
    { type, rentalId }: StatedPurpose,
  ): Promise<UnpaidRental | null> {
    const pending = await manager.query<UnpaidRental[]>(
      `SELECT id, total_paise AS "totalPaise" FROM rentals
        WHERE customer_id = $1 AND kind = $2 AND status = 'PENDING' AND ($3::int IS NULL OR id = $3) ORDER BY id`,
      [customerId, KIND_OF[type], rentalId ?? null],
    );
    const payments = await this.payments.findByRentals(
      manager,
      pending.map(({ id }) => id),
    );
    const row = pending.find(({ id }) =>
      awaitsAnotherPayment(
        'PENDING',
        payments.filter((payment) => payment.rentalId === id).map(({ status }) => status),
      ),
    );
    if (rentalId && !row) throw await this.notWaiting(manager, customerId, rentalId, KIND_OF[type]);
    if (row) await this.rentals.afterCustomer(manager, row.id);
    return row ?? null;
  }

  private async notWaiting(
    manager: EntityManager,
    customerId: number,
    rentalId: number,
    kind: string,
  ): Promise<Error> {
    const [rental] = await manager.query<{ status: string }[]>(
      'SELECT status FROM rentals WHERE id = $1 AND customer_id = $2 AND kind = $3',
      [rentalId, customerId, kind],
    );
    if (!rental) return refuse('NOT_FOUND', messageOf(rentalsMessages, 'notFound'));
    if (rental.status === 'EXPIRED') {
      return refuse('WRONG_STATE', messageOf(rentalsMessages, 'expired'), { status: rental.status });
    }
    const message = messageOf(rentalsMessages, 'noPaymentNeeded');
    return refuse('WRONG_STATE', message, { status: rental.status });
  }
}
