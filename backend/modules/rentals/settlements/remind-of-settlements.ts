import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { type CustomerMessage, NotifyCustomer } from '../../customers/index.js';
import { RentalPayments } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import { type LockedRental, LockRental } from '../lock-rental.js';
import { owedMessage, remindMessage } from './settlement.messages.js';
import { DISPUTE_HOURS, hoursAfter, totalOf } from './settlement.rules.js';
import { type SettlementReminder, SettlementReminderQueries } from './settlement-reminder-queries.js';
import { findSettlement, type SettlementRow } from './settlement-rows.js';

/** Reminds customers to answer a settlement, and to pay a final one. */
@Injectable()
export class RemindOfSettlements {
  private readonly log = new Logger(RemindOfSettlements.name);

  constructor(
    private readonly reminders: SettlementReminderQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly payments: RentalPayments,
    private readonly settings: Settings,
    private readonly messages: NotifyCustomer,
  ) {}

  /** Several processes can run this at the same time: a reminder is read again under the lock and has a unique key. */
  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'remind-of-settlements' })
  async remindDue(): Promise<void> {
    await forEachDue({
      read: () => this.reminders.due(),
      work: (due) => this.unitOfWork.run((manager) => this.remind(manager, due)),
      onUnread: (error) => this.log.warn({ error }, 'the reminders of settlements could not be read'),
      onFailed: ({ onceKey }, error) => this.log.warn({ error, onceKey }, 'a reminder could not be sent'),
    });
  }

  private async remind(
    manager: EntityManager,
    { rentalId, settlementId, state, onceKey }: SettlementReminder,
  ): Promise<void> {
    const rental = await this.rentals.afterCustomer(manager, rentalId);
    const settlement = await findSettlement(manager, settlementId);
    // The state has changed since the query, so the reminder is obsolete.
    if (settlement.state !== state) return;
    const text = await this.textFor(manager, rental, settlement);
    if (text) await this.messages.queue(manager, rental, { onceKey, ...text });
  }

  /** Returns null if the settlement was paid in the meantime. */
  private async textFor(
    manager: EntityManager,
    rental: LockedRental,
    { state, issuedAt, dueOn, lines }: SettlementRow,
  ): Promise<CustomerMessage | null> {
    if (state === 'ISSUED')
      return remindMessage(rental, {
        total: totalOf(lines),
        until: hoursAfter(defined(issuedAt, 'issuedAt'), DISPUTE_HOURS),
        zone: this.settings.current.rules.zone,
      });
    const amount = await this.payments.payNow(manager, rental.id);
    return dueOn !== null && amount > 0 ? owedMessage(rental, { amount, dueOn }) : null;
  }
}
