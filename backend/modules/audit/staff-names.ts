import type { EntityManager } from 'typeorm';

/** Returns the names of staff members to this layer, which cannot import `staff`; `StaffDirectory` implements it. */
export abstract class StaffNames {
  /** Returns the mobile number; null without an id. Runs its own statement, so that the result is current after a lock. */
  abstract mobileOf(manager: EntityManager, id: number | null): Promise<string | null>;

  /** Returns the name for a mobile number, with the number if the name is not unique; only the number if there is no name. */
  abstract labelOf(manager: EntityManager, mobile: string): Promise<string>;
}
