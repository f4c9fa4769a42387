import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { NotifyCustomer } from '../../customers/index.js';
import { payNowOf, RentalPayments } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import { LockRental } from '../lock-rental.js';
import { owedMessage, remindMessage } from './settlement.messages.js';
import { DISPUTE_HOURS, hoursAfter, REMIND_HOURS, totalOf } from './settlement.rules.js';
import { findLive } from './settlement-rows.js';

const BATCH = 100;

interface DueReminder {
  rentalId: number;
  onceKey: string;
}

const ago = (hours: number): string => `app_now() - interval '${hours} hours'`;
/** A debt is asked for again on these days after the settlement is final. */
const OWED_DAYS = [3, 7] as const;
const OWED_ATTEMPT_HOURS = 24;

const owedOn = (day: number): string => `
  SELECT r.id AS "rentalId", 'SETTLEMENT_OWED_${day}:' || s.id AS "onceKey"
    FROM rentals r JOIN settlements s ON s.rental_id = r.id AND s.state = 'FINAL'
   WHERE r.status = 'RETURNED' AND s.due_on IS NOT NULL AND s.final_at <= ${ago(24 * day)}
     AND s.final_at > ${ago(24 * day + OWED_ATTEMPT_HOURS)} AND ${payNowOf('r.id')} > 0`;

const DUE = `
  SELECT due.* FROM (
    SELECT s.rental_id AS "rentalId", 'SETTLEMENT_ENDS:' || s.id AS "onceKey" FROM settlements s
     WHERE s.state = 'ISSUED' AND s.issued_at <= ${ago(DISPUTE_HOURS - REMIND_HOURS)} AND s.issued_at > ${ago(DISPUTE_HOURS)}
    UNION ALL ${OWED_DAYS.map(owedOn).join(' UNION ALL ')}) due
   WHERE ($1::int IS NULL OR due."rentalId" = $1)
     AND NOT EXISTS (SELECT FROM outbox_messages o WHERE o.once_key = due."onceKey")
   ORDER BY due."rentalId" LIMIT ${BATCH}`;

/** Reminds customers of a settlement that waits for them, and of one that is not paid. */
@Injectable()
export class RemindOfSettlements {
  private readonly log = new Logger(RemindOfSettlements.name);

  constructor(
    private readonly db: DataSource,
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
      read: () => this.due(this.db.manager, null),
      work: ({ rentalId }) => this.unitOfWork.run((manager) => this.remind(manager, rentalId)),
      onUnread: (error) => this.log.warn({ error }, 'the reminders of settlements could not be read'),
      onFailed: ({ onceKey }, error) => this.log.warn({ error, onceKey }, 'a reminder could not be sent'),
    });
  }

  private due(manager: EntityManager, rentalId: number | null): Promise<DueReminder[]> {
    return manager.query<DueReminder[]>(DUE, [rentalId]);
  }

  private async remind(manager: EntityManager, rentalId: number): Promise<void> {
    const rental = await this.rentals.afterCustomer(manager, rentalId);
    const [due] = await this.due(manager, rentalId);
    if (!due) return;
    const { state, issuedAt, dueOn, lines } = defined(await findLive(manager, rentalId), 'settlement');
    const text =
      state === 'ISSUED'
        ? remindMessage(rental, {
            total: totalOf(lines),
            until: hoursAfter(defined(issuedAt, 'issuedAt'), DISPUTE_HOURS),
            zone: this.settings.current.rules.zone,
          })
        : owedMessage(rental, {
            amount: await this.payments.payNow(manager, rentalId),
            dueOn: defined<Day>(dueOn, 'dueOn'),
          });
    await this.messages.queue(manager, rental, { onceKey: due.onceKey, ...text });
  }
}
