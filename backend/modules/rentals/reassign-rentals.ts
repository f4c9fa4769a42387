import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireRows } from '../../platform/database/unit-of-work.js';
import { ConfirmVerifiedBookings } from './decisions/confirm-verified-bookings.js';

/**
 * Moves rentals to another customer, and confirms the bookings that waited for the approval that this customer has. Issued
 * documents do not change, because queries find them by the rental.
 */
@Injectable()
export class ReassignRentals {
  constructor(private readonly confirmation: ConfirmVerifiedBookings) {}

  /** Locks the rentals. The caller must hold the locks of both customers and of the payments. */
  async move(manager: EntityManager, from: number, to: number): Promise<void> {
    const rentals = await manager.query<{ id: number }[]>(
      'SELECT id FROM rentals WHERE customer_id = $1 ORDER BY id FOR NO KEY UPDATE',
      [from],
    );
    const update = 'UPDATE rentals SET customer_id = $2 WHERE customer_id = $1';
    const [, moved] = await manager.query<[unknown, number]>(update, [from, to]);
    requireRows(update, moved, rentals.length);
    for (const { id } of rentals) await this.confirmation.confirmIfVerified(manager, id);
  }
}
