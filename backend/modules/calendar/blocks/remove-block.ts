import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { momentIn } from '../../../contract/calendar.js';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { LockCar, type LockedCar } from '../../fleet/index.js';
import { Settings } from '../../settings/index.js';
import { StaffDirectory } from '../../staff/index.js';
import { CarCalendar } from '../car-calendar.js';

interface BlockFacts {
  carId: number;
  reason: string;
  startsAt: Date;
  endsAt: Date;
  now: Date;
}

const REMOVED = 'unblock-car';

/** Removes a block. A current block ends now; a past block stays unchanged. */
@Injectable()
export class RemoveBlock {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly lockCar: LockCar,
    private readonly calendar: CarCalendar,
    private readonly audit: Audit,
    private readonly staff: StaffDirectory,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1015 for a past block; also for a removed one, with the admin and the time of the removal. */
  remove(by: Caller, id: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const found = await this.read(manager, id);
      const car = found && (await this.lockCar.lockEvenRetired(manager, found.carId));
      const removed = await this.removal(manager, id);
      if (removed) throw removed;
      const block = await this.read(manager, id);
      if (!car || !block) throw refuse('NOT_FOUND', messageOf(calendarMessages, 'blockNotFound'));
      if (block.endsAt <= block.now)
        throw refuse(
          'WRONG_STATE',
          messageOf(calendarMessages, 'blockEnded', { when: this.formatTime(block.endsAt) }),
          {
            endedAt: block.endsAt.toISOString(),
          },
        );
      await this.store(manager, by, car, { ...block, id, end: block.now });
    });
  }

  /**
   * Ends the block now, or at `until` if that is earlier, because another block starts then. Does nothing if the block
   * ended before or was removed.
   */
  async end(
    manager: EntityManager,
    by: Caller,
    car: LockedCar,
    { id, until }: { id: number; until?: Date },
  ): Promise<void> {
    const block = await this.read(manager, id);
    if (!block) return;
    const end = until && until < block.now ? until : block.now;
    if (block.endsAt > end) await this.store(manager, by, car, { ...block, id, end });
  }

  private async store(
    manager: EntityManager,
    by: Caller,
    car: LockedCar,
    { id, end, carId, reason, startsAt, endsAt }: BlockFacts & { id: number; end: Date },
  ): Promise<void> {
    const runs = startsAt < end;
    await (runs
      ? this.calendar.endBlock(manager, car, id, end)
      : this.calendar.removeBlock(manager, car, id));
    await this.audit.record(manager, by, {
      action: REMOVED,
      subject: 'block',
      subjectId: id,
      before: { carId, reason, startsAt, endsAt },
      after: { endsAt: runs ? end : null },
    });
  }

  private async read(manager: EntityManager, id: number): Promise<BlockFacts | undefined> {
    // Never null: reason. Every block has one.
    const [block] = await manager.query<BlockFacts[]>(
      `SELECT car_id AS "carId", block_reason AS reason, lower(during) AS "startsAt", upper(during) AS "endsAt", app_now() AS now
         FROM occupancies WHERE id = $1 AND block_reason IS NOT NULL`,
      [id],
    );
    return block;
  }

  /** Returns the refusal with the admin who removed the block and the time; null if it was not removed. */
  private async removal(manager: EntityManager, id: number): Promise<Error | null> {
    const removed = await this.audit.lastOf(manager, { action: REMOVED, subject: 'block', subjectId: id });
    if (!removed) return null;
    const { decidedById, decidedAt } = removed;
    const message = messageOf(calendarMessages, 'blockRemoved', {
      who: decidedById === null ? '' : await this.staff.labelOf(manager, decidedById),
      when: this.formatTime(decidedAt),
    });
    return refuse('WRONG_STATE', message, {
      removedBy: decidedById?.toString() ?? null,
      removedAt: decidedAt.toISOString(),
    });
  }

  private formatTime(instant: Date): string {
    return momentIn(this.settings.current.rules.zone, instant);
  }
}
