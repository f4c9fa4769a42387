import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CancellationPreview, customerPercent } from '../../../contract/rentals/cancellation.rules.js';
import type { OurFaultCause } from '../../../contract/rentals/causes.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { EndRental } from '../end-rental.js';
import type { RentalWithCar } from '../lock-rental.js';
import { cancelledMessage } from '../messages/rental.messages.js';
import { ComputeCancellation } from './compute-cancellation.js';

export interface OurFault {
  cause: OurFaultCause;
  /** Sent to the customer. */
  note: string | null;
}

/**
 * The shared step of all cancellations by us: ends the rental with a full refund, writes the audit entry and notifies the
 * customer.
 */
@Injectable()
export class EndForOurFault {
  constructor(
    private readonly endRental: EndRental,
    private readonly cancellations: ComputeCancellation,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** The caller must hold the locks and have checked that the rental can be cancelled. */
  async end(
    manager: EntityManager,
    by: Caller,
    locked: RentalWithCar,
    { cause, note }: OurFault,
  ): Promise<CancellationPreview> {
    const { rental } = locked;
    const offer = await this.cancellations.compute(manager, 'staff', rental);
    await this.endRental.endInTransaction(manager, locked, 'CANCELLED', {
      by: String(by.id),
      staffId: by.id,
      reason: note,
      cause,
      percent: offer.percent,
      customerPercent: customerPercent(rental, rental),
    });
    await this.audit.record(manager, by, {
      action: rental.kind === 'BOOKING' ? 'cancel-booking' : 'cancel-reservation',
      subject: 'rental',
      subjectId: rental.id,
      before: { status: rental.status },
      after: {
        status: 'CANCELLED',
        cause,
        reason: note,
        refund: offer.amount,
        ...(offer.compensation > 0 && { compensation: offer.compensation }),
      },
    });
    await this.outbox.queue(manager, {
      channel: 'EMAIL',
      to: rental.email,
      ...cancelledMessage(rental, offer, { cause, note }),
    });
    return offer;
  }
}
