import type { EntityManager } from 'typeorm';
import type { EnteredCode } from '../../../contract/customers/people.js';

/**
 * Checks the code that a customer at the desk has read out. The `login` module, which this one cannot import, provides
 * the class.
 */
export abstract class CheckDeskEmail {
  /** Returns whether the code that was sent to the address is right. The caller must commit either way. */
  abstract isProved(manager: EntityManager, email: string, code: EnteredCode): Promise<boolean>;
}
