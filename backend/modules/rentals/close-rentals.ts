import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { historyMessages } from '../../contract/messages/history.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { forEachDue } from '../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { LockRental } from './lock-rental.js';
import { MoveRental } from './move-rental.js';
import { CLOSE_AFTER_HOURS } from './states/trip.rules.js';

const BATCH = 100;
const CLOSED_BECAUSE = messageOf(historyMessages, 'returnedBefore', { hours: CLOSE_AFTER_HOURS });

/** SQL: true if the rental `r` was returned long enough ago. */
const IS_DUE = `r.status = 'RETURNED' AND EXISTS (
  SELECT FROM valid_moves m WHERE m.rental_id = r.id AND m.to_status = 'RETURNED'
     AND coalesce(m.recorded_at, m.at) <= app_now() - interval '${CLOSE_AFTER_HOURS} hours')`;

/** Closes returned rentals after some time. Several processes can run this at the same time. */
@Injectable()
export class CloseRentals {
  private readonly log = new Logger(CloseRentals.name);

  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
  ) {}

  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'close-rentals' })
  async closeDue(): Promise<void> {
    await forEachDue({
      read: () =>
        this.db.query<{ id: number }[]>(
          `SELECT r.id FROM rentals r WHERE ${IS_DUE} ORDER BY r.id LIMIT ${BATCH}`,
        ),
      work: ({ id }) => this.unitOfWork.run((manager) => this.close(manager, id)),
      onUnread: (error) => this.log.warn({ error }, 'the returned rentals could not be read'),
      onFailed: ({ id }, error) =>
        this.log.warn({ error, rental: id }, 'a returned rental could not be closed'),
    });
  }

  private async close(manager: EntityManager, id: number): Promise<void> {
    const { rental } = await this.rentals.withCar(manager, id);
    if (!(await this.isDue(manager, id))) return;
    await this.moves.advance(manager, rental, 'CLOSED', { by: 'system', reason: CLOSED_BECAUSE });
  }

  private async isDue(manager: EntityManager, id: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(`SELECT FROM rentals r WHERE r.id = $1 AND ${IS_DUE}`, [id]);
    return rows.length > 0;
  }
}
