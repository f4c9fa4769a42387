import { Injectable } from '@nestjs/common';
import type { RefundDestinationRequest } from '../../../contract/payments/refund-destinations.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ChooseDestination } from '../../payments/index.js';
import { idOfOwnRental } from '../lock-rental.js';

/** Stores the destination that a customer enters for the open refunds of a rental. */
@Injectable()
export class DirectRefunds {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly destinations: ChooseDestination,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 NOT_DUE, 1022 as `ChooseDestination` */
  choose(by: Caller, reference: string, request: RefundDestinationRequest): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const rentalId = await idOfOwnRental(manager, by.id, reference);
      await this.destinations.ofRental(manager, by, rentalId, request);
    });
  }
}
