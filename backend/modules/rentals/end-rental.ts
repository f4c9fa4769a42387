import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../contract/calendar.js';
import { minus, NO_PAISE, type Paise, sum } from '../../contract/money.js';
import { refundDueOn } from '../../contract/rentals/cancellation.rules.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { Ledger } from '../ledger/index.js';
import { OweRefund } from '../payments/index.js';
import { Settings } from '../settings/index.js';
import type { RentalWithCar } from './lock-rental.js';
import { type MoveNote, MoveRental } from './move-rental.js';

export interface OwedRefund {
  amount: Paise;
  dueOn: Day;
}

/** Ends a rental before its trip: frees the car and records the refund. */
@Injectable()
export class EndRental {
  constructor(
    private readonly moves: MoveRental,
    private readonly refunds: OweRefund,
    private readonly ledger: Ledger,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1015 with the state of the rental, its author and the time. */
  async endInTransaction(
    manager: EntityManager,
    locked: RentalWithCar,
    to: 'CANCELLED' | 'DECLINED',
    { percent, ...note }: MoveNote & { percent: number },
  ): Promise<OwedRefund> {
    const { id, now, total, customerId } = locked.rental;
    await this.moves.release(manager, locked, to, note);
    await changeOneRow(manager, 'UPDATE rentals SET refund_percent = $2 WHERE id = $1', [id, percent]);
    const dueOn = refundDueOn(this.settings.current.rules.zone, now);
    const refunds = await this.refunds.owe(manager, id, { percent, total, dueOn });
    const kept = sum(
      refunds.map(({ isVerified, amount, refund }) => (isVerified ? minus(amount, refund) : NO_PAISE)),
    );
    await this.ledger.record(manager, {
      kind: 'DUE_REDUCED',
      customerId,
      rentalId: id,
      amount: minus(total, kept),
    });
    return { amount: sum(refunds.map(({ refund }) => refund)), dueOn };
  }
}
