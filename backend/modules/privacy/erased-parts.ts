import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ErasureBlocker, ErasurePlan } from '../../contract/privacy/erasure.js';
import { Outbox, type Readdressed, REMOVED_WHEN_SENT } from '../../platform/outbox/outbox.js';
import { EraseAccount, type LockedCustomer, type Remove, UnusedAccounts } from '../customers/index.js';
import { ErasePayments } from '../payments/index.js';
import { EraseRentals } from '../rentals/index.js';
import { RemoveHandoverPhotos } from '../trips/index.js';
import { ErasedTexts } from './erased-texts.js';
import { planOf } from './erasure.rules.js';
import type { MessageText } from './messages/erasure.messages.js';

/** Asks the modules whether data of a customer is still needed, and removes it. */
@Injectable()
export class ErasedParts {
  constructor(
    private readonly account: EraseAccount,
    private readonly payments: ErasePayments,
    private readonly rentals: EraseRentals,
    private readonly handovers: RemoveHandoverPhotos,
    private readonly texts: ErasedTexts,
    private readonly outbox: Outbox,
    private readonly unused: UnusedAccounts,
  ) {}

  /**
   * True if the deletion was announced 30 days ago and the account was not used since. The caller must hold the
   * customer's lock.
   */
  async isUnused(manager: EntityManager, id: number): Promise<boolean> {
    return (await this.unused.stepOf(manager, id)) === 'ERASE';
  }

  /** The caller must hold the customer's lock. */
  async blockers(manager: EntityManager, id: number): Promise<ErasureBlocker[]> {
    return [
      ...(await this.rentals.blockers(manager, id)),
      ...(await this.payments.blockers(manager, id)),
      ...(await this.texts.blockers(manager, id)),
    ];
  }

  /** The caller must hold the customer's lock. */
  async plan(manager: EntityManager, id: number): Promise<ErasurePlan> {
    const blockers = await this.blockers(manager, id);
    const driverUntil = await this.driverUntil(manager, id);
    const [clock] = await manager.query<[{ now: Date }]>('SELECT app_now() AS now');
    return planOf(blockers, { driverUntil, now: clock.now });
  }

  /**
   * Returns the time until which the record of the driver is kept; null if it is not kept. The caller must hold the
   * customer's lock.
   */
  driverUntil(manager: EntityManager, id: number): Promise<Date | null> {
    return this.rentals.driverUntil(manager, id);
  }

  /**
   * Removes references to documents before the documents. The caller must hold the customer's lock.
   * @param message The last message to the customer; null for none.
   * @param passOnTo The customer who gets the waiting messages; null to remove them.
   */
  async erase(
    manager: EntityManager,
    customer: LockedCustomer,
    {
      remove,
      driverUntil,
      message,
      passOnTo = null,
    }: {
      remove: Remove;
      driverUntil: Date | null;
      message: MessageText | null;
      passOnTo?: Readdressed | null;
    },
  ): Promise<void> {
    await this.payments.erase(manager, customer.id);
    const rentalIds = await this.rentals.erase(manager, customer.id);
    await this.handovers.ofRentals(manager, rentalIds);
    await this.texts.erase(manager, customer, { rentalIds, remove });
    await this.account.erase(manager, customer, { remove, driverUntil, passOnTo });
    if (message === null) return;
    const onceKey = `${REMOVED_WHEN_SENT}${customer.id}`;
    await this.outbox.queue(manager, { channel: 'EMAIL', to: customer.email, ...message, onceKey });
  }
}
