import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BlockRequest } from '../../../contract/fleet/console-fleet.js';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { LockCar, type LockedCar } from '../../fleet/index.js';
import { Settings } from '../../settings/index.js';
import { CarCalendar, occupiedRange } from '../car-calendar.js';
import { isSlotTaken, SlotTaken } from '../slot-taken.js';
import { blockPeriod, refuseBlock } from './block.rules.js';
import { ConflictingClaims } from './conflicting-claims.js';

// No turnaround: the end of a block includes the time until the car is ready.
const NO_BUFFER = 0;

interface BlockSteps {
  /** Returns the ID of the block that the new one replaces; null if there is none. */
  before?: (manager: EntityManager, car: LockedCar, startsAt: Date) => Promise<number | null>;
  after?: (manager: EntityManager, blockId: number) => Promise<void>;
}

/** Blocks a car for a service or a repair, never over a rental or a hold. */
@Injectable()
export class PlaceBlock {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly lockCar: LockCar,
    private readonly calendar: CarCalendar,
    private readonly settings: Settings,
    private readonly conflicts: ConflictingClaims,
    private readonly audit: Audit,
  ) {}

  /**
   * @param steps Run in the same transaction: `before` under the lock of the car, before its claims are read.
   * @throws Refusal 1012 with the rentals, holds and blocks that overlap.
   */
  async place(
    by: Caller,
    request: BlockRequest,
    once: OnceKey | null,
    steps: BlockSteps = {},
  ): Promise<number> {
    const { zone } = this.settings.current.rules;
    const period = blockPeriod(request, zone);
    const { startsAt } = period;
    const range = occupiedRange(period, NO_BUFFER);
    let replacedId: number | null = null;
    try {
      return await this.idempotency.run(once, async (manager) => {
        const car = await this.lockCar.lock(manager, request.carId);
        const problem = refuseBlock(request, zone, car.now);
        if (problem) throw refuseFields(problem);
        replacedId = (await steps.before?.(manager, car, startsAt)) ?? null;
        const { taken } = await this.calendar.inspect(manager, car, null, range);
        if (taken) throw new SlotTaken();
        const blockId = await this.calendar.claimForBlock(manager, car, range, {
          reason: request.reason,
          staffId: by.id,
        });
        await this.audit.record(manager, by, {
          action: 'block-car',
          subject: 'block',
          subjectId: blockId,
          after: { ...request },
        });
        await steps.after?.(manager, blockId);
        return blockId;
      });
    } catch (error) {
      if (!isSlotTaken(error)) throw error;
      const message = messageOf(calendarMessages, 'blockConflicts');
      throw refuse('TAKEN', message, await this.conflicts.find(request.carId, range, replacedId));
    }
  }
}
