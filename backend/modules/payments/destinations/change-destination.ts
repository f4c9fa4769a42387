import { Injectable } from '@nestjs/common';
import type { RefundDestinationRequest } from '../../../contract/payments/refund-destinations.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Audit } from '../../audit/index.js';
import { LockRefund } from '../refunds/lock-refund.js';
import { requireFitting, StoreDestination } from './store-destination.js';

/** Stores the destination that an admin enters for an open refund. */
@Injectable()
export class ChangeDestination {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly refunds: LockRefund,
    private readonly destinations: StoreDestination,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 NOT_DUE, CHANGED */
  change(by: Caller, id: number, request: RefundDestinationRequest, version: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const refund = await this.refunds.lock(manager, id);
      await this.refunds.require(manager, refund, 'DUE', version);
      requireFitting(request, [refund]);
      const { customer, rentalId, paymentId } = refund;
      const owner = { customerId: customer.id, rentalId, paymentId };
      const stored = await this.destinations.store(manager, owner, request, by.id);
      await this.destinations.direct(manager, id, stored.id);
      await this.audit.record(manager, by, {
        action: 'change-refund-destination',
        subject: 'refund',
        subjectId: id,
        before: { destination: refund.destination },
        after: { destination: stored.kind },
      });
    });
  }
}
