import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import type { RentalWithCar } from './lock-rental.js';
import { type MoveNote, MoveRental } from './move-rental.js';

/** Ends a rental before its trip: frees the car, reduces the charges and opens the refunds. */
@Injectable()
export class EndRental {
  constructor(private readonly moves: MoveRental) {}

  /**
   * @param note.percent Percentage of the payments towards the fare that is refunded.
   * @param note.customerPercent The percentage that a cancellation by the customer would refund now, if we compensate
   * for the rest.
   * @throws Refusal 1015 with the state of the rental, its author and the time.
   */
  async endInTransaction(
    manager: EntityManager,
    locked: RentalWithCar,
    to: 'CANCELLED' | 'DECLINED',
    {
      percent,
      customerPercent = null,
      ...note
    }: MoveNote & { percent: number; customerPercent?: number | null },
  ): Promise<void> {
    await changeOneRow(
      manager,
      'UPDATE rentals SET refund_percent = $2, customer_percent = $3 WHERE id = $1',
      [locked.rental.id, percent, customerPercent],
    );
    await this.moves.release(manager, locked, to, note);
  }
}
