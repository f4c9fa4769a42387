import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import type { RentalWindow } from '../../contract/rental-period.js';
import type { RentalKind, RentalStatus } from '../../contract/rentals.js';
import type { CancellationLadder } from '../../contract/settings.js';
import { refuse } from '../../platform/http/refusal.js';
import { LockCustomer } from '../customers/index.js';
import { LockCar, type LockedCar } from '../fleet/index.js';
import { LockPayments } from '../payments/index.js';

export interface LockedRental extends RentalWindow {
  id: number;
  kind: RentalKind;
  status: RentalStatus;
  reference: string;
  customerId: number;
  email: string;
  carName: string;
  total: Paise;
  cancellation: CancellationLadder;
  rentedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** The turnaround time that belongs to it. */
  bufferMinutes: number;
  /** The database's time. */
  now: Date;
  isAdminVerified: boolean;
}

export interface RentalWithCar {
  rental: LockedRental;
  car: LockedCar;
}

const NOUNS = { BOOKING: 'booking', RESERVATION: 'reservation', ANY: 'booking or reservation' } as const;

export const noSuchRental = (kind: RentalKind | 'ANY'): Error =>
  refuse('NOT_FOUND', `This ${NOUNS[kind]} was not found.`);

/** Locks what a decision about a rental depends on, in the global order, and then reads it. */
@Injectable()
export class LockRental {
  constructor(
    private readonly lockCar: LockCar,
    private readonly customers: LockCustomer,
    private readonly payments: LockPayments,
  ) {}

  /**
   * Locks car, customer, payments and rental.
   * @throws Refusal 1002 when there is no such rental.
   */
  async withCar(manager: EntityManager, id: number): Promise<RentalWithCar> {
    const [ids] = await manager.query<{ carId: number; customerId: number }[]>(
      'SELECT car_id AS "carId", customer_id AS "customerId" FROM rentals WHERE id = $1',
      [id],
    );
    if (!ids) throw noSuchRental('ANY');
    const car = await this.lockCar.lockEvenRetired(manager, ids.carId);
    await this.customers.lock(manager, ids.customerId);
    return { car, rental: await this.afterCustomer(manager, id) };
  }

  /** @throws Refusal 1002 for an unknown rental, or one of the other kind. */
  async ofKind(manager: EntityManager, kind: RentalKind, id: number): Promise<RentalWithCar> {
    const locked = await this.withCar(manager, id);
    if (locked.rental.kind !== kind) throw noSuchRental(kind);
    return locked;
  }

  /** Locks payments and rental, for a command that holds the customer's lock already. */
  async afterCustomer(manager: EntityManager, id: number): Promise<LockedRental> {
    await this.payments.ofRental(manager, id);
    await manager.query('SELECT id FROM rentals WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const [rental] = await manager.query<LockedRental[]>(
      `SELECT r.id, r.kind, r.status, r.reference, r.customer_id AS "customerId", c.email,
              r.from_date::text AS "fromDate", r.to_date::text AS "toDate", r.pickup_time AS "pickupTime", r.drop_time AS "dropTime",
              k.car_name || ' ' || k.car_model AS "carName", r.total_paise AS total, r.cancellation,
              r.created_at AS "rentedAt", r.starts_at AS "startsAt", r.ends_at AS "endsAt",
              r.buffer_minutes AS "bufferMinutes", app_now() AS now,
              c.approval = 'APPROVED' AND EXISTS (SELECT FROM payments p WHERE p.rental_id = r.id AND p.status = 'VERIFIED')
                AS "isAdminVerified"
         FROM rentals r JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id
        WHERE r.id = $1`,
      [id],
    );
    if (!rental) throw noSuchRental('ANY');
    return rental;
  }
}
