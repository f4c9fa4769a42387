import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { LockCustomer, NotifyCustomer } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { LockRental } from '../lock-rental.js';
import { isStillDue, reminderKey } from './reminder.rules.js';
import { type DueReminder, ReminderQueries } from './reminder-queries.js';
import { WriteReminder } from './write-reminder.js';

const BATCH = 100;

/** Reminds customers of their next step for a rental and its deadline. */
@Injectable()
export class SendReminders {
  private readonly log = new Logger(SendReminders.name);

  constructor(
    private readonly candidates: ReminderQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly rentals: LockRental,
    private readonly reminders: WriteReminder,
    private readonly settings: Settings,
    private readonly messages: NotifyCustomer,
  ) {}

  /** Several processes can run this at the same time: each reminder is checked again under its locks and has a unique key. */
  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'send-reminders' })
  async sendDue(): Promise<void> {
    const { paymentReplacementHours } = this.settings.current.rules;
    await forEachDue({
      read: () => this.candidates.due(paymentReplacementHours, BATCH),
      work: (due) => this.unitOfWork.run((manager) => this.send(manager, due)),
      onUnread: (error) => this.log.error('Due reminders could not be read.', error),
      onFailed: ({ reminder, rentalId }, error) =>
        this.log.error(`The reminder ${reminderKey(reminder, rentalId)} could not be sent.`, error),
    });
  }

  private async send(manager: EntityManager, due: DueReminder): Promise<void> {
    const { reminder, rentalId, customerId } = due;
    const customer = await this.customers.lock(manager, customerId);
    const rental = await this.rentals.afterCustomer(manager, rentalId);
    if (!isStillDue(reminder, rental, customer)) return;
    await this.messages.queue(manager, rental, {
      onceKey: reminderKey(reminder, rentalId),
      ...(await this.reminders.write(manager, due, rental)),
    });
  }
}
