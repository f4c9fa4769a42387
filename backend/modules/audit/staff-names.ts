import type { EntityManager } from 'typeorm';

/** Names members of staff for this layer, which cannot import `staff`; `StaffDirectory` implements it. */
export abstract class StaffNames {
  /** The mobile number; null for nobody. Read in a statement of its own, so that it is current after a lock. */
  abstract mobileOf(manager: EntityManager, id: number | null): Promise<string | null>;

  /** The name of who has this mobile number, with the number where others have the same name; the number itself without a name. */
  abstract labelOf(manager: EntityManager, mobile: string): Promise<string>;
}
