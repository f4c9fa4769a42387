import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import type { Paise } from '../../../contract/money.js';
import { payAgainUntil } from '../../../contract/payments/payments.js';
import type { CheckingTimes } from '../../../contract/rentals/checking-times.js';
import type { LockedCustomer } from '../../customers/index.js';
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
import { toProgress } from '../rental-progress.rules.js';
import type { Reminder } from './reminder.rules.js';

const HOUR_MS = 3_600_000;

/** Writes the e-mail of a reminder from the rental that was read under its lock. */
@Injectable()
export class WriteReminder {
  constructor(
    private readonly settings: Settings,
    private readonly pickupLocations: PickupLocations,
  ) {}

  async write(
    manager: EntityManager,
    { reminder, checkingTimes }: { reminder: Reminder; checkingTimes: CheckingTimes },
    rental: LockedRental,
    { approval }: Pick<LockedCustomer, 'approval'>,
  ): Promise<MessageText> {
    const message = await this.textOf(manager, reminder, rental, approval);
    const paymentStatus = rental.payments.at(-1)?.status ?? null;
    const progress = toProgress({ ...rental, approval, paymentStatus });
    return { ...message, text: withSteps(message.text, rental.language, progress, checkingTimes) };
  }

  private textOf(
    manager: EntityManager,
    reminder: Reminder,
    rental: LockedRental,
    approval: LockedCustomer['approval'],
  ): MessageText | Promise<MessageText> {
    switch (reminder) {
      case 'PICKUP':
        return this.pickup(manager, rental);
      case 'RETURN':
        return returnReminder(rental, rental.charges);
      case 'OVERDUE':
        return overdueReminder(rental, rental.charges);
      case 'DOCUMENTS':
        return this.documents(rental, approval === 'NOT_REGISTERED');
      case 'PAY_AGAIN':
        return this.payAgain(rental);
    }
  }

  private async pickup(manager: EntityManager, rental: LockedRental): Promise<MessageText> {
    const [deposit] = await manager.query<{ missing: Paise }[]>('SELECT missing FROM rental_money($1)', [
      rental.id,
    ]);
    const directions = await this.pickupLocations.directionsFor(rental);
    return pickupReminder(rental, directions, defined(deposit, 'deposit').missing);
  }

  private documents(rental: LockedRental, isNew: boolean): MessageText {
    const { zone, documentCheckHours } = this.settings.current.rules;
    const latest = new Date(rental.startsAt.getTime() - documentCheckHours * HOUR_MS);
    return documentsReminder(rental, { isNew, by: latest > rental.now ? latest : null, zone });
  }

  private payAgain(rental: LockedRental): MessageText {
    const { zone, paymentReplacementHours } = this.settings.current.rules;
    const until = payAgainUntil(
      defined(rental.awaitsPaymentSince, 'awaitsPaymentSince'),
      paymentReplacementHours,
    );
    return payAgainReminder(rental, { amount: rental.total, until, zone });
  }
}
