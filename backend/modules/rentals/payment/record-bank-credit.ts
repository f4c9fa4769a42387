import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { LockCustomer } from '../../customers/index.js';
import { StoreCredit } from '../../payments/index.js';
import { LockRental, noSuchRental } from '../lock-rental.js';
import { ACTION_OF } from '../rental.rules.js';
import { requireNotCalledOff } from './payable.rules.js';

export interface BankCredit {
  customerId: number;
  rentalId?: number;
  /** The kind of the customer's next rental that can claim the payment. Ignored if `rentalId` is given. */
  type?: RentalAction;
  reason: string;
}

/** Records an unreported credit of a bank statement as a verified payment of a customer. */
@Injectable()
export class RecordBankCredit {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly customers: LockCustomer,
    private readonly rentals: LockRental,
    private readonly credits: StoreCredit,
  ) {}

  /**
   * @returns The payment's id.
   * @throws Refusal 1002, 1005, 1015
   */
  record(
    by: Caller,
    row: { statementId: number; line: number },
    { customerId, rentalId, type = 'book', reason }: BankCredit,
    once: OnceKey | null,
  ): Promise<number> {
    return this.idempotency.run(once, async (manager) => {
      await this.customers.lock(manager, customerId);
      const ofRental = rentalId === undefined ? null : await this.lockRental(manager, customerId, rentalId);
      return this.credits.store(manager, by, {
        ...row,
        customerId,
        rentalId: rentalId ?? null,
        type: ofRental ?? type,
        reason,
      });
    });
  }

  private async lockRental(
    manager: EntityManager,
    customerId: number,
    rentalId: number,
  ): Promise<RentalAction> {
    const [own] = await manager.query<object[]>('SELECT FROM rentals WHERE id = $1 AND customer_id = $2', [
      rentalId,
      customerId,
    ]);
    if (!own) throw noSuchRental('ANY');
    const rental = await this.rentals.afterCustomer(manager, rentalId);
    requireNotCalledOff(rental);
    return ACTION_OF[rental.kind];
  }
}
