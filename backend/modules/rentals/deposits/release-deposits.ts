import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { greatest, least, minus, NO_PAISE, type Paise } from '../../../contract/money.js';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { NotifyCustomer } from '../../customers/index.js';
import { RentalPayments, SettleMoney } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import { LockRental } from '../lock-rental.js';
import { totalOf } from '../settlements/settlement.rules.js';
import { findLive } from '../settlements/settlement-rows.js';
import { releasedMessage } from './deposit.messages.js';

const BATCH = 100;
/** Days between the release and the due day of the deposit, which leave time to send the refund. */
const DAYS_BEFORE = 2;

interface DueRelease {
  id: number;
  held: Paise;
}

// $1 is the time zone, $2 a single rental or null.
const DUE = `
  SELECT r.id, m.held
    FROM rentals r CROSS JOIN LATERAL rental_money(r.id) m
   WHERE r.status = 'RETURNED' AND r.deposit_paise > 0 AND r.deposit_kept_paise IS NULL AND m.held > 0
     AND EXISTS (SELECT FROM settlements s WHERE s.rental_id = r.id AND s.state IN ('DRAFT', 'ISSUED', 'DISPUTED'))
     AND deposit_due_on(r.id) <= (app_now() AT TIME ZONE $1)::date + ${DAYS_BEFORE} AND ($2::int IS NULL OR r.id = $2)
   ORDER BY r.id LIMIT ${BATCH}`;

/** Releases the part of deposits that no issued line covers, before the settlement is final. Several processes can run this. */
@Injectable()
export class ReleaseDeposits {
  private readonly log = new Logger(ReleaseDeposits.name);

  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly money: SettleMoney,
    private readonly payments: RentalPayments,
    private readonly settings: Settings,
    private readonly messages: NotifyCustomer,
  ) {}

  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'release-deposits' })
  async releaseDue(): Promise<void> {
    await forEachDue({
      read: () => this.due(this.db.manager, null),
      work: ({ id }) => this.unitOfWork.run((manager) => this.release(manager, id)),
      onUnread: (error) => this.log.warn({ error }, 'the due deposits could not be read'),
      onFailed: ({ id }, error) => this.log.warn({ error, rental: id }, 'a deposit could not be released'),
    });
  }

  private due(manager: EntityManager, id: number | null): Promise<DueRelease[]> {
    return manager.query<DueRelease[]>(DUE, [this.settings.current.rules.zone, id]);
  }

  /** Does nothing if the release is no longer due under the lock. */
  private async release(manager: EntityManager, id: number): Promise<void> {
    const rental = await this.rentals.afterCustomer(manager, id);
    const [due] = await this.due(manager, id);
    if (!due) return;
    const [settlement] = await findLive(manager, id);
    const covered =
      settlement && settlement.state !== 'DRAFT' ? greatest(NO_PAISE, totalOf(settlement.lines)) : NO_PAISE;
    const kept = least(due.held, covered);
    await changeOneRow(manager, 'UPDATE rentals SET deposit_kept_paise = $2 WHERE id = $1', [id, kept]);
    await this.money.settle(manager, id, null);
    const refund = await this.payments.openRefund(manager, id);
    const released = minus(due.held, kept);
    if (released > 0 && refund)
      await this.messages.queue(manager, rental, releasedMessage(rental, { released, kept, refund }));
  }
}
