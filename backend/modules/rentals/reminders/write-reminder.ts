import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import type { Paise } from '../../../contract/money.js';
import { payAgainUntil } from '../../../contract/payments/payments.js';
import type { CheckingTimes } from '../../../contract/rentals/checking-times.js';
import { RentalPayments } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import type { LockedRental } from '../lock-rental.js';
import { PickupLocations } from '../messages/pickup-locations.js';
import {
  documentsReminder,
  overdueReminder,
  payAgainReminder,
  pickupReminder,
  returnReminder,
} from '../messages/reminder.messages.js';
import type { MessageText } from '../messages/rental.messages.js';
import { withSteps } from '../messages/steps-text.js';
import { progressOf } from '../rental-progress.rules.js';
import type { Reminder } from './reminder.rules.js';

const HOUR_MS = 3_600_000;

/** Writes the e-mail of a reminder from the rental that was read under its lock. */
@Injectable()
export class WriteReminder {
  constructor(
    private readonly settings: Settings,
    private readonly payments: RentalPayments,
    private readonly pickupLocations: PickupLocations,
  ) {}

  async write(
    manager: EntityManager,
    { reminder, checkingTimes }: { reminder: Reminder; checkingTimes: CheckingTimes },
    rental: LockedRental,
  ): Promise<MessageText> {
    const message = await this.textOf(manager, reminder, rental);
    const text = withSteps(message.text, rental.language, progressOf(rental), checkingTimes);
    return { ...message, text };
  }

  private textOf(
    manager: EntityManager,
    reminder: Reminder,
    rental: LockedRental,
  ): MessageText | Promise<MessageText> {
    switch (reminder) {
      case 'PICKUP':
        return this.pickup(manager, rental);
      case 'RETURN':
        return returnReminder(rental, rental.charges);
      case 'OVERDUE':
        return overdueReminder(rental, rental.charges);
      case 'DOCUMENTS':
        return this.documents(rental);
      case 'PAY_AGAIN':
        return this.payAgain(manager, rental);
    }
  }

  private async pickup(manager: EntityManager, rental: LockedRental): Promise<MessageText> {
    const [deposit] = await manager.query<{ missing: Paise }[]>('SELECT missing FROM rental_money($1)', [
      rental.id,
    ]);
    const directions = await this.pickupLocations.directionsFor(rental);
    return pickupReminder(rental, directions, defined(deposit, 'deposit').missing);
  }

  private documents(rental: LockedRental): MessageText {
    const { zone, documentCheckHours } = this.settings.current.rules;
    const latest = new Date(rental.startsAt.getTime() - documentCheckHours * HOUR_MS);
    const isNew = rental.approval === 'NOT_REGISTERED';
    return documentsReminder(rental, { isNew, by: latest > rental.now ? latest : null, zone });
  }

  private async payAgain(manager: EntityManager, rental: LockedRental): Promise<MessageText> {
    const { zone, paymentReplacementHours } = this.settings.current.rules;
    const until = payAgainUntil(
      defined(rental.awaitsPaymentSince, 'awaitsPaymentSince'),
      paymentReplacementHours,
    );
    const amount = await this.payments.payNow(manager, rental.id);
    return payAgainReminder(rental, { amount, until, zone });
  }
}
