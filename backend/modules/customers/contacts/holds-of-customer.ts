import type { EntityManager } from 'typeorm';

/** Ends the holds of a customer. A module of a higher layer, which this one cannot import, provides the class. */
export abstract class HoldsOfCustomer {
  /** Locks the cars of the live holds. Call this before locking the customer. @returns The ids of the cars. */
  abstract lockCars(manager: EntityManager, customerId: number): Promise<number[]>;

  /**
   * The caller must hold the locks of these cars and the customer's.
   * @throws StaleRead if the customer placed a hold on another car before the customer was locked.
   */
  abstract release(manager: EntityManager, customerId: number, cars: readonly number[]): Promise<void>;
}
