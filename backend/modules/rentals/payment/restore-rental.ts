import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { refuse } from '../../../platform/http/refusal.js';
import { CarCalendar, occupiedRange, takenRefusal } from '../../calendar/index.js';
import { SettleMoney } from '../../payments/index.js';
import { ConfirmVerifiedBookings } from '../decisions/confirm-verified-bookings.js';
import type { RentalWithCar } from '../lock-rental.js';
import { type MoveNote, MoveRental } from '../move-rental.js';

/** Restores an expired rental whose payment turned up: claims its time again, charges its fare, and confirms a paid booking. */
@Injectable()
export class RestoreRental {
  constructor(
    private readonly calendar: CarCalendar,
    private readonly moves: MoveRental,
    private readonly settlement: SettleMoney,
    private readonly bookings: ConfirmVerifiedBookings,
  ) {}

  /** @throws Refusal 1012 if the time is taken, 1015 after the pickup time */
  async restore(manager: EntityManager, { rental, car }: RentalWithCar, note: MoveNote): Promise<void> {
    if (rental.startsAt <= rental.now)
      throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'pickupPassed'), {
        status: rental.status,
        reason: 'PICKUP_PASSED',
      });
    const range = occupiedRange(rental, rental.bufferMinutes);
    const { taken } = await this.calendar.inspect(manager, car, null, range);
    if (taken || car.retired) throw takenRefusal({ nextFreeFrom: null, alternatives: [] });
    // Refunds of other payments may be open, because the rental had ended.
    await this.settlement.withdraw(manager, rental.id);
    await this.moves.advance(manager, rental, 'PENDING', note);
    await this.calendar.claimForRental(manager, car, { rentalId: rental.id, ...rental });
    await this.bookings.confirmIfVerified(manager, rental.id);
  }
}
