import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { computeFare, type Fare, type RentalAction } from '../../contract/fare.js';
import { periodOf, refusePeriod } from '../../contract/rental-period.js';
import type { RentalRequest } from '../../contract/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { RentingPermit } from '../customers/index.js';
import { LockCar, notOnOffer, type LockedCar } from '../fleet/index.js';
import { ClaimPayment } from '../payments/index.js';
import { Settings } from '../settings/index.js';
import { newReference } from './reference.js';
import { KIND_OF, requireExpectedTotal, requireTerms, sameWindow } from './rental.rules.js';
import { placedMessage } from './rental.messages.js';
import { meansTaken, Slots, SlotTaken, takenRefusal, type OwnHold, type Slot } from './slot.js';
import { WhatElseIsFree } from './what-else-is-free.js';

export interface PlacedRental {
  rentalId: number;
}

/** Who brought a rental about, as its history tells it. */
export interface Origin {
  movedBy: string;
  reason: string | null;
  /** What else belongs into the same transaction. */
  note: (manager: EntityManager, rentalId: number) => Promise<void>;
}

const BY_THE_CUSTOMER: Origin = { movedBy: 'customer', reason: null, note: () => Promise.resolve() };

/** Turns a paid hold, or a free slot and a waiting payment, into a booking or a reservation. */
@Injectable()
export class PlaceRental {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly db: DataSource,
    private readonly permit: RentingPermit,
    private readonly lockCar: LockCar,
    private readonly slots: Slots,
    private readonly settings: Settings,
    private readonly payments: ClaimPayment,
    private readonly outbox: Outbox,
    private readonly whatElse: WhatElseIsFree,
  ) {}

  async place(
    by: Caller,
    action: RentalAction,
    asked: RentalRequest,
    once: OnceKey | null,
    origin = BY_THE_CUSTOMER,
  ): Promise<PlacedRental> {
    requireTerms(asked.agreedToTerms);
    try {
      await this.slots.requireOpen(asked.carId, by.id, this.slots.rangeOf(asked));
      return await this.idempotency.run(once, (manager) => this.work(manager, by.id, action, asked, origin));
    } catch (error) {
      if (!meansTaken(error)) throw error;
      await this.payments.noteSlotLost(this.db.manager, by.id, action);
      throw takenRefusal(await this.whatElse.instead(asked.carId, asked));
    }
  }

  private async work(
    manager: EntityManager,
    customerId: number,
    action: RentalAction,
    asked: RentalRequest,
    origin: Origin,
  ): Promise<PlacedRental> {
    const car = await this.lockCar.lockEvenRetired(manager, asked.carId);
    const customer = await this.permit.require(manager, customerId);
    const range = this.slots.rangeOf(asked);
    const slot = await this.slots.inspect(manager, car.id, customerId, range);
    const held = this.matchingHold(slot.ownHold, action, asked);
    if (!held) {
      if (car.retired) throw notOnOffer();
      const problem = refusePeriod(asked, this.settings.current.rules, car.now);
      if (problem) throw refuseFields(problem);
      if (slot.taken) throw new SlotTaken();
    }
    const fare = held?.fare ?? computeFare(car, asked, action, this.settings.current.fare);
    requireExpectedTotal(fare, asked.expectedTotal);

    const reference = held?.reference ?? newReference();
    const rental = { customerId, action, asked, fare, reference, range, slot, origin };
    const rentalId = await this.insert(manager, rental);
    const transactionId = await this.payments.claim(manager, {
      customerId,
      type: action,
      rentalId,
      total: fare.total,
      holdId: slot.ownHold?.id ?? null,
      otherHoldIds: slot.otherHoldIds,
    });
    if (transactionId === null) {
      throw refuse(
        'PAYMENT_NEEDED',
        'No payment details were submitted for this. Please pay and submit them first.',
      );
    }
    await origin.note(manager, rentalId);
    await this.outbox.queue(manager, this.message(customer.email, car, action, asked, reference, fare));
    return { rentalId };
  }

  private matchingHold(own: OwnHold | null, action: RentalAction, asked: RentalRequest): OwnHold | null {
    return own && own.action === action && sameWindow(own, asked) ? own : null;
  }

  /** The rental, its first history row, and its claim on the car in place of the customer's hold. */
  private async insert(
    manager: EntityManager,
    rental: {
      customerId: number;
      action: RentalAction;
      asked: RentalRequest;
      fare: Fare;
      reference: string;
      range: string;
      slot: Slot;
      origin: Origin;
    },
  ): Promise<number> {
    const { asked, fare } = rental;
    const { startsAt, endsAt } = periodOf(asked, this.settings.current.rules.zone);
    const holdId = rental.slot.ownHold?.id ?? null;
    const [row] = await manager.query<{ id: number }[]>(
      `WITH rental AS (
         INSERT INTO rentals (reference, kind, customer_id, car_id, from_date, to_date, pickup_time, drop_time,
                              starts_at, ends_at, fare, total_paise, cancellation, agreement_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
                 (SELECT max(a.id) FROM car_agreements a
                   WHERE a.car_id = $4 AND a.created_at <= coalesce((SELECT created_at FROM holds WHERE id = $14), app_now())))
         RETURNING id
       ), move AS (
         INSERT INTO rental_moves (rental_id, to_status, moved_by, reason) SELECT id, 'PENDING', $16, $17 FROM rental
       ), hold AS (
         UPDATE holds SET state = 'RENTED' WHERE id = $14
       ), kept AS (
         UPDATE occupancies SET rental_id = rental.id, hold_id = NULL, expires_at = NULL, during = $15::tstzrange
           FROM rental WHERE occupancies.hold_id = $14
       ), fresh AS (
         INSERT INTO occupancies (car_id, during, rental_id) SELECT $4, $15::tstzrange, id FROM rental WHERE $14::uuid IS NULL
       )
       SELECT id FROM rental`,
      [
        rental.reference,
        KIND_OF[rental.action],
        rental.customerId,
        asked.carId,
        asked.fromDate,
        asked.toDate,
        asked.pickupTime,
        asked.dropTime,
        startsAt,
        endsAt,
        fare,
        fare.total,
        this.settings.current.cancellation,
        holdId,
        rental.range,
        rental.origin.movedBy,
        rental.origin.reason,
      ],
    );
    return row!.id;
  }

  private message(
    to: string,
    car: LockedCar,
    action: RentalAction,
    asked: RentalRequest,
    reference: string,
    fare: Fare,
  ): Parameters<Outbox['queue']>[1] {
    return {
      channel: 'EMAIL',
      to,
      ...placedMessage(action, `${car.carName} ${car.carModel}`, asked, reference, fare.total),
    };
  }
}
