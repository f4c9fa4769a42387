import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CancellationPreview } from '../../../contract/rentals/cancellation.rules.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Audit } from '../../audit/index.js';
import { ComputeCancellation } from '../cancellation/compute-cancellation.js';
import { EndRental } from '../end-rental.js';
import type { RentalWithCar } from '../lock-rental.js';

interface Decision {
  by: Caller;
  reason: string;
}

/** Declines a locked rental with a full refund. The caller must notify the customer. */
@Injectable()
export class DeclineLocked {
  constructor(
    private readonly cancellations: ComputeCancellation,
    private readonly endRental: EndRental,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1015 if it can no longer be declined */
  async decline(
    manager: EntityManager,
    locked: RentalWithCar,
    { by, reason }: Decision,
  ): Promise<CancellationPreview> {
    const { id, kind, status } = locked.rental;
    const offer = await this.cancellations.compute(manager, 'staff', locked.rental);
    const note = { by: String(by.id), reason, percent: offer.percent, staffId: by.id };
    await this.endRental.endInTransaction(manager, locked, 'DECLINED', note);
    await this.audit.record(manager, by, {
      action: kind === 'BOOKING' ? 'decline-booking' : 'decline-reservation',
      subject: 'rental',
      subjectId: id,
      before: { status },
      after: { status: 'DECLINED', reason, refund: offer.amount },
    });
    return offer;
  }
}
