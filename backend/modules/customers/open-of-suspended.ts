import type { EntityManager } from 'typeorm';
import type { Caller } from '../../platform/auth/access.js';

/**
 * Ends a suspended customer's holds, pending rentals and payments. A module of a higher layer, which this one cannot
 * import, provides the class.
 */
export abstract class OpenOfSuspended {
  /** Locks the cars concerned. Call this before locking the customer. @returns The ids of the cars. */
  abstract lockCars(manager: EntityManager, customerId: number): Promise<number[]>;

  /**
   * The caller must hold the locks of these cars and the customer's.
   * @returns The references of the declined rentals.
   * @throws StaleRead if the customer placed a hold or a rental on another car before the customer was locked.
   */
  abstract end(
    manager: EntityManager,
    by: Caller,
    customer: { customerId: number; cars: readonly number[]; reason: string },
  ): Promise<string[]>;
}
