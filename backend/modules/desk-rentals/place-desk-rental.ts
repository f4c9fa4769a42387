import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { historyMessages } from '../../contract/messages/history.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { toRupees } from '../../contract/money.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow } from '../../platform/database/transaction.js';
import type { OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { Audit } from '../audit/index.js';
import { type Origin, PlaceRental } from '../rentals/index.js';
import { StaffDirectory } from '../staff/index.js';
import { DeskRentals, onBehalfOf } from './desk-rentals.js';

/** Books or reserves what the customer agreed to and paid; the history names the member of staff. Idempotent. */
@Injectable()
export class PlaceDeskRental {
  constructor(
    private readonly db: DataSource,
    private readonly deskRentals: DeskRentals,
    private readonly placeRental: PlaceRental,
    private readonly staff: StaffDirectory,
    private readonly audit: Audit,
  ) {}

  async place(by: Caller, id: string, once: OnceKey | null): Promise<void> {
    const arranged = await this.deskRentals.held(this.db.manager, by, id);
    if (arranged.rentalId !== null) return;
    const { action, total, termsVersion, holdId } = arranged;
    const movedBy = await this.staff.mobileOf(this.db.manager, by.id);
    const request = {
      ...arranged,
      agreedToTerms: true,
      expectedTotal: toRupees(total),
      ...(termsVersion === null ? {} : { expectedTerms: termsVersion }),
      holdId,
    };
    const origin: Origin = {
      movedBy,
      reason: messageOf(historyMessages, 'placedAtDesk', { who: movedBy }),
      before: async (manager) => {
        const { rentalId } = await this.deskRentals.lock(manager, by, id);
        if (rentalId !== null) throw new PlacedAlready();
      },
      after: async (manager, rentalId) => {
        await changeOneRow(
          manager,
          'UPDATE desk_rentals SET rental_id = $2 WHERE id = $1 AND rental_id IS NULL',
          [id, rentalId],
        );
        await this.audit.record(manager, by, {
          action: action === 'book' ? 'place-desk-booking' : 'place-desk-reservation',
          subject: 'rental',
          subjectId: rentalId,
          after: { deskRental: id, customerId: arranged.customerId, total },
        });
      },
    };
    const placing = this.placeRental.place(
      onBehalfOf(arranged.customerId, by),
      { action, request, origin },
      once,
    );
    await placing.catch((error: unknown) => {
      if (!(error instanceof PlacedAlready)) throw error;
    });
  }
}

/** Another request placed it while this one waited. */
class PlacedAlready extends Error {}
