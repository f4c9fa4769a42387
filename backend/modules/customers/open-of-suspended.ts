import type { EntityManager } from 'typeorm';
import type { Caller } from '../../platform/auth/access.js';

/**
 * Ends what a suspended customer has open. A module of a higher layer, which this one cannot import, provides the class.
 */
export abstract class OpenOfSuspended {
  /** Locks the cars concerned, before the customer. @returns their ids */
  abstract lockCars(manager: EntityManager, customerId: number): Promise<number[]>;

  /**
   * The caller must hold the locks of these cars and the customer's.
   * @returns the references of the declined rentals
   * @throws StaleRead if the customer has got something on another car before the lock
   */
  abstract end(
    manager: EntityManager,
    by: Caller,
    customer: { customerId: number; cars: readonly number[]; reason: string },
  ): Promise<string[]>;
}
