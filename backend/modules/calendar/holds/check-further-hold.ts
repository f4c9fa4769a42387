import type { EntityManager } from 'typeorm';
import type { OpenHold } from '../../../contract/rentals/rentals.js';
import type { LockedCustomer } from '../../customers/index.js';

export interface FurtherHold {
  customer: LockedCustomer;
  /** The customer's holds of other cars. */
  openHolds: OpenHold[];
}

/** Called under the customer's lock. A module of a higher layer, which this one cannot import, provides the class. */
export abstract class CheckFurtherHold {
  /** @throws Refusal if the customer may not hold another car. */
  abstract requireFurtherHold(manager: EntityManager, further: FurtherHold): Promise<void>;
}
