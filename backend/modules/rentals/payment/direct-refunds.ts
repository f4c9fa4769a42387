import { Injectable } from '@nestjs/common';
import type { RefundDestinationRequest } from '../../../contract/payments/refund-destinations.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ChooseDestination } from '../../payments/index.js';
import { idOfOwnRental } from '../lock-rental.js';

/** Enters where the open refunds of a rental go, for its customer. */
@Injectable()
export class DirectRefunds {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly destinations: ChooseDestination,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 NOT_DUE */
  choose(customerId: number, reference: string, request: RefundDestinationRequest): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const rentalId = await idOfOwnRental(manager, customerId, reference);
      await this.destinations.ofRental(manager, { customerId, rentalId }, request);
    });
  }
}
