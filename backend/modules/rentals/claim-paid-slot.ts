import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { Refusal } from '../../platform/http/refusal.js';
import { ClaimOpenSlot, FindHolds } from '../calendar/index.js';
import { LockCustomer } from '../customers/index.js';
import { ClaimPayment } from '../payments/index.js';

interface PaidSlot extends RentalWindow {
  carId: number;
  action: RentalAction;
}

/** Runs the transaction that places a rental once per idempotency key. Records a payment whose slot was taken. */
@Injectable()
export class ClaimPaidSlot {
  constructor(
    private readonly openSlot: ClaimOpenSlot,
    private readonly idempotency: Idempotency,
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly holds: FindHolds,
    private readonly payments: ClaimPayment,
  ) {}

  /** @throws Refusal 1012 with the alternatives, and the errors of `work`. */
  async run<T>(
    customerId: number,
    slot: PaidSlot,
    once: OnceKey | null,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.openSlot.run(customerId, slot, () => this.idempotency.run(once, work));
    } catch (error) {
      if (error instanceof Refusal && error.codeName === 'TAKEN')
        await this.recordSlotLost(customerId, slot.action);
      throw error;
    }
  }

  private recordSlotLost(customerId: number, type: RentalAction): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lock(manager, customerId);
      const liveHoldIds = await this.holds.liveIds(manager, customerId);
      await this.payments.recordSlotLost(manager, customer, { type, liveHoldIds });
    });
  }
}
