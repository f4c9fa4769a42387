import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ComputeCancellation } from '../cancellation/compute-cancellation.js';
import { EndRental } from '../end-rental.js';
import type { RentalWithCar } from '../lock-rental.js';
import { cancelledMessage } from '../messages/rental.messages.js';

/** The shared step of staff and customer: cancels a rental whose car was refused, with a full refund and no compensation. */
@Injectable()
export class EndRefusedRental {
  constructor(
    private readonly endRental: EndRental,
    private readonly cancellations: ComputeCancellation,
    private readonly outbox: Outbox,
  ) {}

  /** The caller must hold the locks and have checked that the rental has not ended. */
  async end(
    manager: EntityManager,
    locked: RentalWithCar,
    { note, ...author }: { by: string; staffId?: number; note: string | null },
  ): Promise<void> {
    const { rental } = locked;
    const offer = await this.cancellations.compute(manager, 'refused-car', rental);
    await this.endRental.endInTransaction(manager, locked, 'CANCELLED', {
      ...author,
      reason: note,
      cause: 'REFUSED_CAR',
      percent: offer.percent,
    });
    await this.outbox.queue(manager, {
      channel: 'EMAIL',
      to: rental.email,
      ...cancelledMessage(rental, offer, { cause: 'REFUSED_CAR', note }),
    });
  }
}
