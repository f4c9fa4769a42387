import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { momentIn } from '../../../contract/calendar.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { PreparedDocument } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../../platform/http/refusal.js';
import { type StoredDocument, StoreDocuments } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { type LockedRental, LockRental } from '../lock-rental.js';
import { MoveRental } from '../move-rental.js';
import { earliestPickup, isOurFaultPossible, mayDeskCancel } from '../states/trip.rules.js';
import { EndForOurFault, type OurFault } from './end-for-our-fault.js';

/** Cancels a rental because we cannot hand over the car, even after the pickup time or a no-show. */
@Injectable()
export class CancelByUs {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StoreDocuments,
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
    private readonly ending: EndForOurFault,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1002, 1015 */
  cancel(
    by: Caller,
    id: number,
    { photos, ...fault }: OurFault & { photos: readonly PreparedDocument[] },
    once: OnceKey | null,
  ): Promise<null> {
    return this.documents.during(photos, (stored) =>
      this.idempotency.run(once, async (manager) => {
        const locked = await this.rentals.withCar(manager, id);
        if (!isOurFaultPossible(locked.rental)) throw await this.moves.wrongState(manager, locked.rental);
        if (by.kind === 'custom-admin') await this.requireDesk(manager, locked.rental);
        await this.ending.end(manager, by, locked, fault);
        await recordPhotos(manager, locked.rental, stored);
        return null;
      }),
    );
  }

  private async requireDesk(manager: EntityManager, rental: LockedRental): Promise<void> {
    if (mayDeskCancel(rental)) return;
    if (rental.status === 'NO_SHOW') throw await this.moves.wrongState(manager, rental);
    const when = momentIn(this.settings.current.rules.zone, earliestPickup(rental));
    throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'deskCancelsFrom', { when }), {
      status: rental.status,
      reason: 'TOO_EARLY',
    });
  }
}

/** Attaches photos to the newest change of state. */
async function recordPhotos(
  manager: EntityManager,
  { id, customerId }: LockedRental,
  photos: readonly StoredDocument[],
): Promise<void> {
  for (const photo of photos) {
    const { id: documentId } = await photo.record(manager, customerId, 'RENTAL_PHOTO');
    await manager.query(
      `INSERT INTO rental_photos (document_id, move_id)
       SELECT $1, max(id) FROM rental_moves WHERE rental_id = $2`,
      [documentId, id],
    );
  }
}
