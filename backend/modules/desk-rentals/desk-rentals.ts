import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Paise } from '../../contract/money.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import type { Caller } from '../../platform/auth/access.js';
import { refuse } from '../../platform/http/refusal.js';

export interface ArrangedRental extends RentalWindow {
  id: string;
  customerId: number;
  carId: number;
  action: RentalAction;
  total: Paise;
  /** Version of the terms in the message to the customer; null in rows of an earlier version. */
  termsVersion: string | null;
  holdId: string | null;
  rentalId: number | null;
}

export type HeldRental = ArrangedRental & { holdId: string };

/** Reads and locks the rentals that the desk has prepared. */
@Injectable()
export class DeskRentals {
  constructor(private readonly db: DataSource) {}

  /**
   * Locks a desk rental. Call this before locking its code and its car.
   * @throws Refusal as {@link findOwn} does.
   */
  async lock(manager: EntityManager, by: Caller, id: string): Promise<ArrangedRental> {
    await manager.query('SELECT id FROM desk_rentals WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.findOwn(by, id, manager);
  }

  /** @throws Refusal 1002 for the desk rental of another staff member. */
  async findOwn(by: Caller, id: string, manager: EntityManager = this.db.manager): Promise<ArrangedRental> {
    const [row] = await manager.query<ArrangedRental[]>(
      `SELECT d.id, d.customer_id AS "customerId", d.car_id AS "carId", d.action, d.total_paise AS total, d.terms_version AS "termsVersion",
              d.from_date::text AS "fromDate", d.to_date::text AS "toDate", d.pickup_time AS "pickupTime",
              d.drop_time AS "dropTime", d.hold_id AS "holdId", d.rental_id AS "rentalId"
         FROM desk_rentals d WHERE d.id = $1 AND d.staff_id = $2`,
      [id, by.id],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'deskNotFound'));
    return row;
  }

  /** @throws Refusal 1015 if the customer has not agreed yet. */
  async findHeld(by: Caller, id: string): Promise<HeldRental> {
    return requireHeld(await this.findOwn(by, id));
  }

  /** Locks a desk rental like {@link lock}. @throws Refusal 1015 if the customer has not agreed yet. */
  async lockHeld(manager: EntityManager, by: Caller, id: string): Promise<HeldRental> {
    return requireHeld(await this.lock(manager, by, id));
  }
}

function requireHeld({ holdId, ...rest }: ArrangedRental): HeldRental {
  if (holdId === null) throw refuse('WRONG_STATE', messageOf(officeMessages, 'deskNotConfirmed'));
  return { ...rest, holdId };
}

/** Returns the caller of a command for the customer: the customer's id with the IP address of the desk. */
export const onBehalfOf = (customerId: number, by: Caller): Caller => ({ ...by, id: customerId });
