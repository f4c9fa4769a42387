import type { EntityManager } from 'typeorm';

/** Reads staff members for this layer, which cannot import `staff`; `StaffDirectory` implements it. */
export abstract class StaffNames {
  /**
   * Returns the name, with the id if the name is not unique; only the id if there is no name. Returns an `id` that is
   * not a number, such as `system`, unchanged.
   */
  abstract labelOf(manager: EntityManager, id: number | string): Promise<string>;

  /** True if an admin has ended the access of the staff member. */
  abstract isDisabled(manager: EntityManager, id: number): Promise<boolean>;

  /** Returns all IDs of the person: a mobile number can have both roles. */
  abstract idsOfPerson(manager: EntityManager, id: number): Promise<number[]>;
}
