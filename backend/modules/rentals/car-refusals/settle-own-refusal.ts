import { Injectable } from '@nestjs/common';
import { momentIn } from '../../../contract/calendar.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { CarRefusalAct } from '../../../contract/rentals/car-refusals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { idOfOwnRental, type LockedRental, LockRental } from '../lock-rental.js';
import { cancelFrom } from './car-refusal.rules.js';
import { CarRefusals, type UnsettledRefusal } from './car-refusals.js';
import { EndRefusedRental } from './end-refused-rental.js';

/** Lets a customer accept a refused car after all, or cancel the rental if staff have not answered in time. */
@Injectable()
export class SettleOwnRefusal {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly rentals: LockRental,
    private readonly refusals: CarRefusals,
    private readonly ending: EndRefusedRental,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1002, 1015 */
  settle(by: Caller, reference: string, act: CarRefusalAct, once: OnceKey | null): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      const id = await idOfOwnRental(manager, by.id, reference);
      const locked = await this.rentals.withCar(manager, id);
      const { rental } = locked;
      const refusal = await this.refusals.requireUnsettled(manager, rental, 'customer');
      if (act === 'CANCEL') {
        this.requireUnanswered(rental, refusal);
        await this.ending.end(manager, locked, { by: 'customer', note: refusal.note });
      }
      await this.refusals.settle(manager, refusal, act === 'CANCEL' ? 'REFUNDED' : 'ACCEPTED');
      return null;
    });
  }

  private requireUnanswered({ status, now }: LockedRental, { state, reportedAt }: UnsettledRefusal): void {
    const { rules } = this.settings.current;
    if (state === 'FIXED')
      throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'refusalAnswered'), {
        status,
        reason: 'ANSWERED',
      });
    const from = cancelFrom(reportedAt, rules);
    if (now >= from) return;
    const when = momentIn(rules.zone, from);
    throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'cancelRefusedFrom', { when }), {
      status,
      reason: 'TOO_EARLY',
    });
  }
}
