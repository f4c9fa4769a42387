import type { EntityManager } from 'typeorm';

/** Names members of staff for this layer, which cannot import `staff`; `StaffDirectory` implements it. */
export abstract class StaffNames {
  /** The mobile number; null for nobody. Read in a statement of its own, so that it is current after a lock. */
  abstract mobileOf(manager: EntityManager, id: number | null): Promise<string | null>;
}
