import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { NotifyCustomer } from '../../customers/index.js';
import { issueBills } from '../../documents-issued/index.js';
import { Settings } from '../../settings/index.js';
import { LockRental } from '../lock-rental.js';
import { DAY_LONG, DAY_MINUTES } from '../undo/undo.rules.js';
import { billMessage } from './bill.messages.js';

const BATCH = 100;
const IN_A_DAY = DAY_LONG.map((status) => `'${status}'`).join(', ');

// Selects rentals whose end can no longer be undone. $1 is the minutes to undo, $2 a single rental or null.
const DUE = `
  SELECT r.id
    FROM rental_bills b JOIN rentals r ON r.id = b.rental_id
   CROSS JOIN LATERAL (SELECT to_status, moved_by, coalesce(recorded_at, at) AS at FROM valid_moves
                        WHERE rental_id = r.id ORDER BY id DESC LIMIT 1) AS newest
   WHERE b.is_due AND r.status NOT IN ('PENDING', 'CONFIRMED', 'ON_TRIP') AND ($2::int IS NULL OR r.id = $2)
     AND (newest.moved_by IN ('customer', 'system') OR newest.at <= app_now() - make_interval(mins =>
            CASE WHEN newest.to_status IN (${IN_A_DAY}) THEN greatest(${DAY_MINUTES}, $1::int) ELSE $1::int END))
   ORDER BY r.id LIMIT ${BATCH}`;

interface DueBill {
  id: number;
}

/**
 * Bills the charges of ended rentals, and credits amounts that were billed too high. Several processes can run this at
 * the same time.
 */
@Injectable()
export class IssueBills {
  private readonly log = new Logger(IssueBills.name);

  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly settings: Settings,
    private readonly messages: NotifyCustomer,
  ) {}

  @Cron('0 * * * * *', { waitForCompletion: true, name: 'issue-bills' })
  async issueDue(): Promise<void> {
    await forEachDue({
      read: () => this.due(this.db.manager, null),
      work: ({ id }) => this.unitOfWork.run((manager) => this.issue(manager, id)),
      onUnread: (error) => this.log.warn({ error }, 'the due bills could not be read'),
      onFailed: ({ id }, error) => this.log.warn({ error, rental: id }, 'a rental could not be billed'),
    });
  }

  private due(manager: EntityManager, id: number | null): Promise<DueBill[]> {
    return manager.query<DueBill[]>(DUE, [this.settings.current.rules.undoMinutes, id]);
  }

  /** Does nothing if the bill is no longer due under the lock. */
  private async issue(manager: EntityManager, id: number): Promise<void> {
    const rental = await this.rentals.evenErased(manager, id);
    const [due] = await this.due(manager, id);
    if (!due) return;
    await changeOneRow(manager, 'UPDATE rental_bills SET is_due = false WHERE rental_id = $1', [id]);
    // Locks the document series, so the message is written without another lock.
    const issued = await issueBills(manager, id);
    if (issued.length > 0 && !rental.erased)
      await this.messages.queue(manager, rental, billMessage(rental, issued));
  }
}
