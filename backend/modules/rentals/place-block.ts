import { Injectable } from '@nestjs/common';
import type { BlockRequest } from '../../contract/console-fleet.js';
import type { Caller } from '../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { LockCar } from '../fleet/index.js';
import { Settings } from '../settings/index.js';
import { BlockLists } from './block-lists.js';
import { blockPeriod, refuseBlock } from './block.rules.js';
import { meansTaken, occupiedRange, Slots, SlotTaken } from './slot.js';

const NO_CUSTOMER = 0;
// The car is ready when its block ends: whoever set the end knows that.
const NO_BUFFER = 0;

/** Keeps a car from customers for a time: a service, a repair. Never over a rental that was promised. */
@Injectable()
export class PlaceBlock {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly lockCar: LockCar,
    private readonly slots: Slots,
    private readonly settings: Settings,
    private readonly lists: BlockLists,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1012 with the rentals, holds and blocks in the way. */
  async place(by: Caller, asked: BlockRequest, once: OnceKey | null): Promise<number> {
    const { zone } = this.settings.current.rules;
    const range = occupiedRange(blockPeriod(asked, zone), NO_BUFFER);
    try {
      return await this.idempotency.run(once, async (manager) => {
        const car = await this.lockCar.lock(manager, asked.carId);
        const problem = refuseBlock(asked, zone, car.now);
        if (problem) throw refuseFields(problem);
        const { taken } = await this.slots.inspect(manager, car.id, NO_CUSTOMER, range);
        if (taken) throw new SlotTaken();
        const [block] = await manager.query<{ id: number }[]>(
          `INSERT INTO occupancies (car_id, during, block_reason, blocked_by_id, blocked_at)
           VALUES ($1, $2::tstzrange, $3, $4, app_now()) RETURNING id`,
          [car.id, range, asked.reason, by.id],
        );
        await this.audit.record(manager, by, {
          action: 'block-car',
          subject: 'block',
          subjectId: block!.id,
          after: { ...asked },
        });
        return block!.id;
      });
    } catch (error) {
      if (!meansTaken(error)) throw error;
      const message =
        'The car is taken in that time. Change or cancel what is in the way, or choose another time.';
      throw refuse('TAKEN', message, await this.lists.inTheWay(asked.carId, range));
    }
  }
}
