import type { EntityManager } from 'typeorm';

/** Ends the holds of a customer. A module of a higher layer, which this one cannot import, provides the class. */
export abstract class HoldsOfCustomer {
  /** Locks the cars of the live holds, before the customer. @returns their ids */
  abstract lockCars(manager: EntityManager, customerId: number): Promise<number[]>;

  /**
   * The caller must hold the locks of these cars and the customer's.
   * @throws StaleRead if the customer has held another car before the lock
   */
  abstract release(manager: EntityManager, customerId: number, cars: readonly number[]): Promise<void>;
}
