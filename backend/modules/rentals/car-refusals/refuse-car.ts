import { Injectable } from '@nestjs/common';
import { momentIn } from '../../../contract/calendar.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { CarRefusalCause } from '../../../contract/rentals/car-refusals.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { PreparedDocument } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../../platform/http/refusal.js';
import { StoreDocuments } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { idOfOwnRental, type LockedRental, LockRental } from '../lock-rental.js';
import { MoveRental } from '../move-rental.js';
import { earliestPickup, pickupProblem } from '../states/trip.rules.js';
import { TellStaff } from '../tell-staff.js';
import { CarRefusals } from './car-refusals.js';

export interface NewCarRefusal {
  cause: CarRefusalCause;
  note: string | null;
  photos: readonly PreparedDocument[];
}

/** Records that a customer does not accept the car, which prevents the handover until the refusal is settled. */
@Injectable()
export class RefuseCar {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StoreDocuments,
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
    private readonly refusals: CarRefusals,
    private readonly settings: Settings,
    private readonly staff: TellStaff,
  ) {}

  /** @throws Refusal 1002, 1015 */
  report(
    by: Caller,
    reference: string,
    { photos, ...refusal }: NewCarRefusal,
    once: OnceKey | null,
  ): Promise<null> {
    return this.documents.during(photos, (stored) =>
      this.idempotency.run(once, async (manager) => {
        const id = await idOfOwnRental(manager, by.id, reference);
        const { rental } = await this.rentals.withCar(manager, id);
        if (rental.status !== 'CONFIRMED') throw await this.moves.wrongState(manager, rental, 'customer');
        this.requireTime(rental);
        if (rental.carRefused) throw alreadyRefused(rental);
        const refusalId = await this.refusals.open(manager, id, refusal);
        await this.refusals.addPhotos(
          manager,
          { refusalId, customerId: rental.customerId, ofAnswer: false },
          stored,
        );
        await this.staff.ofRefusedCar(manager, rental, { refusalId, ...refusal });
        return null;
      }),
    );
  }

  private requireTime(rental: LockedRental): void {
    const problem = pickupProblem(rental);
    if (!problem) return;
    const { zone } = this.settings.current.rules;
    const text =
      problem === 'TOO_EARLY'
        ? messageOf(rentalsMessages, 'refuseFrom', { when: momentIn(zone, earliestPickup(rental)) })
        : messageOf(rentalsMessages, 'handOverEnded', { when: momentIn(zone, rental.endsAt) });
    throw refuse('WRONG_STATE', text, { status: rental.status, reason: problem });
  }
}

const alreadyRefused = ({ status }: LockedRental): Error =>
  refuse('WRONG_STATE', messageOf(rentalsMessages, 'alreadyRefused'), { status, reason: 'ALREADY_REFUSED' });
