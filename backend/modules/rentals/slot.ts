import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Fare, RentalAction } from '../../contract/fare.js';
import { periodOf, type RentalPeriod, type RentalWindow } from '../../contract/rental-period.js';
import { brokenConstraint, sqlState } from '../../platform/database/transaction.js';
import { refuse } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';
import { NO_OVERLAP } from './occupancy.entity.js';

/** The caller's own live hold of the car. */
export interface OwnHold extends RentalWindow {
  id: string;
  reference: string;
  action: RentalAction;
  fare: Fare;
  expiresAt: Date;
  extended: boolean;
}

export interface Slot {
  ownHold: OwnHold | null;
  /** Live holds of the same customer on other cars. */
  otherHoldIds: string[];
  /** Somebody else has the car in that range. */
  taken: boolean;
}

/** A range of instants as PostgreSQL reads it, with the turnaround buffer at its end; empty when it ends before it starts. */
export function occupiedRange({ startsAt, endsAt }: RentalPeriod, bufferMinutes: number): string {
  if (endsAt <= startsAt) return 'empty';
  return `[${startsAt.toISOString()},${new Date(endsAt.getTime() + bufferMinutes * 60_000).toISOString()})`;
}

/** Looks at one car's calendar, under the lock on the car's row. */
@Injectable()
export class Slots {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  rangeOf(window: RentalWindow): string {
    const { zone, bufferMinutes } = this.settings.current.rules;
    return occupiedRange(periodOf(window, zone), bufferMinutes);
  }

  /**
   * Turns away in one statement those who come when the slot has long gone, so that they do not queue for the car's row.
   * Who passes is judged again under the lock; what is the customer's own never turns them away here.
   * @throws SlotTaken
   */
  async requireOpen(carId: number, customerId: number, range: string): Promise<void> {
    const [row] = await this.db.query<{ taken: boolean }[]>(
      `SELECT EXISTS (SELECT FROM occupancies o LEFT JOIN holds h ON h.id = o.hold_id LEFT JOIN rentals r ON r.id = o.rental_id
                       WHERE o.car_id = $1 AND o.during && $3::tstzrange
                         AND (o.expires_at IS NULL OR o.expires_at > app_now())
                         AND coalesce(h.customer_id, r.customer_id) IS DISTINCT FROM $2) AS taken`,
      [carId, customerId, range],
    );
    if (row!.taken) throw new SlotTaken();
  }

  /** Drops the car's expired holds, then says what stands in the way of this customer taking the range. */
  async inspect(manager: EntityManager, carId: number, customerId: number, range: string): Promise<Slot> {
    const [row] = await manager.query<{ own: OwnHold | null; others: string[]; taken: boolean }[]>(
      `WITH gone AS (
         DELETE FROM occupancies WHERE car_id = $1 AND expires_at <= app_now() RETURNING hold_id
       ), ended AS (
         UPDATE holds SET state = 'EXPIRED' FROM gone WHERE holds.id = gone.hold_id
       )
       SELECT (SELECT json_build_object('id', id, 'reference', reference, 'action', action, 'fare', fare,
                        'fromDate', from_date, 'toDate', to_date, 'pickupTime', pickup_time, 'dropTime', drop_time,
                        'expiresAt', expires_at, 'extended', extended)
                 FROM holds WHERE customer_id = $2 AND car_id = $1 AND state = 'LIVE' AND expires_at > app_now()) AS own,
              ARRAY(SELECT id FROM holds
                     WHERE customer_id = $2 AND car_id <> $1 AND state = 'LIVE' AND expires_at > app_now()) AS others,
              EXISTS (SELECT FROM occupancies o LEFT JOIN holds h ON h.id = o.hold_id
                       WHERE o.car_id = $1 AND o.during && $3::tstzrange
                         AND (o.expires_at IS NULL OR o.expires_at > app_now())
                         AND h.customer_id IS DISTINCT FROM $2) AS taken`,
      [carId, customerId, range],
    );
    const own = row!.own;
    return {
      ownHold: own && { ...own, expiresAt: new Date(own.expiresAt) },
      otherHoldIds: row!.others,
      taken: row!.taken,
    };
  }
}

/**
 * The slot went to somebody else. Thrown without `data`: what else is free is looked up after the transaction,
 * so that the car's row is let go at once.
 */
export class SlotTaken extends Error {}

/** Whether the database refused for a reason that means the same. */
export function meansTaken(error: unknown): boolean {
  if (error instanceof SlotTaken) return true;
  const state = sqlState(error);
  return (
    state === '40P01' || state === '55P03' || (state === '23P01' && brokenConstraint(error) === NO_OVERLAP)
  );
}

export function takenRefusal(data: unknown): Error {
  return refuse('TAKEN', 'The car is not free then. Please choose another time or another car.', data);
}
