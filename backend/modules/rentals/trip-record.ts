import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RentalKind, TripStatus } from '../../contract/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import { LockCar } from '../fleet/index.js';
import { OweRefund } from '../payments/index.js';
import { StaffDirectory } from '../staff/index.js';
import { noSuchRental } from './cancellation-offer.js';
import { MoveRental, type LockedRental } from './move-rental.js';
import type { MessageText } from './rental.messages.js';

export interface LockedTrip extends LockedRental {
  carId: number;
}

interface TripMove {
  to: TripStatus;
  /** Verb first, for the audit. */
  action: string;
  reason: string | null;
  message: MessageText | null;
}

/** What every command about a trip does the same way: lock, move, audit, tell the customer. */
@Injectable()
export class TripRecord {
  constructor(
    private readonly cars: LockCar,
    private readonly refunds: OweRefund,
    private readonly rentals: MoveRental,
    private readonly staff: StaffDirectory,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Locks car, customer, payments and rental, in the order that every write follows.
   * @param kind the kind it must be; null for any
   * @throws Refusal 1002
   */
  async lock(manager: EntityManager, kind: RentalKind | null, id: number): Promise<LockedTrip> {
    // A rental's car and customer never change, so they are read without a lock.
    const [found] = await manager.query<{ carId: number; customerId: number }[]>(
      `SELECT car_id AS "carId", customer_id AS "customerId" FROM rentals
        WHERE id = $1 AND ($2::text IS NULL OR kind = $2)`,
      [id, kind],
    );
    if (!found) throw noSuchRental(kind ?? 'BOOKING');
    await this.cars.lockEvenRetired(manager, found.carId);
    await manager.query('SELECT id FROM customers WHERE id = $1 FOR NO KEY UPDATE', [found.customerId]);
    await this.refunds.lock(manager, id);
    return { ...(await this.rentals.lock(manager, id)), carId: found.carId };
  }

  async record(manager: EntityManager, by: Caller, rental: LockedTrip, move: TripMove): Promise<void> {
    const { to, action, reason, message } = move;
    const mobile = await this.staff.mobileOf(manager, by.id);
    await this.rentals.move(manager, rental, to, mobile, reason);
    await this.audit.record(manager, by, {
      action,
      subject: 'rental',
      subjectId: rental.id,
      before: { status: rental.status },
      after: { status: to, reason },
    });
    if (message) await this.outbox.queue(manager, { channel: 'EMAIL', to: rental.email, ...message });
  }
}
