import { Injectable } from '@nestjs/common';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { RentalRequest } from '../../contract/rentals/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import type { OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { requireTerms } from '../calendar/index.js';
import { BookRental, type PlacedRental } from './book-rental.js';
import { ClaimPaidSlot } from './claim-paid-slot.js';
import { TellStaff } from './tell-staff.js';

/** Books or reserves for the calling customer. Idempotent. */
@Injectable()
export class PlaceRental {
  constructor(
    private readonly paidSlot: ClaimPaidSlot,
    private readonly bookRental: BookRental,
    private readonly staff: TellStaff,
  ) {}

  /** @throws Refusal 1012 with the alternatives. */
  async place(
    by: Caller,
    { action, request }: { action: RentalAction; request: RentalRequest },
    once: OnceKey | null,
  ): Promise<PlacedRental> {
    requireTerms(request.agreedToTerms);
    const placement = { customerId: by.id, action, request, movedBy: 'customer', reason: null };
    return this.paidSlot.run(by.id, { ...request, action }, once, async (manager) => {
      const placed = await this.bookRental.bookInTransaction(manager, placement);
      await this.staff.ofPlaced(manager, placed.rentalId);
      return placed;
    });
  }
}
