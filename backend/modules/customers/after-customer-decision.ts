import type { EntityManager } from 'typeorm';

export type CustomerDecision = 'APPROVED' | 'REJECTED';

/**
 * Called in the transaction of the decision, under the customer's lock. A module of a higher layer, which this one
 * cannot import, provides the class.
 */
export abstract class AfterCustomerDecision {
  abstract customerDecided(
    manager: EntityManager,
    customerId: number,
    decision: CustomerDecision,
  ): Promise<void>;
}
