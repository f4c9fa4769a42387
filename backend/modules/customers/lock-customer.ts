import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RejectionReasons } from '../../contract/customers/people.js';
import type { Language } from '../../contract/language.js';
import { SENT_AGAIN_SECONDS } from '../../contract/limits.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { StaleRead } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import type { CustomerApproval } from './customer.entity.js';

/** A customer's row, read under the lock. */
export interface LockedCustomer {
  id: number;
  email: string;
  /** True until our team proves the address that the desk typed. */
  emailUnproved: boolean;
  /** Language of messages to this customer. */
  language: Language;
  mobile: string | null;
  approval: CustomerApproval;
  rejectionReasons: RejectionReasons | null;
  submittedAt: Date | null;
  /** True if the documents were sent again in the last minute, after a decision. */
  isJustSentAgain: boolean;
  decidedAt: Date | null;
  decidedById: number | null;
  suspended: boolean;
  /** True if the account was deleted. */
  erased: boolean;
  /** The customer into whose account this deleted one was merged; null if it was not merged. */
  mergedInto: number | null;
  suspensionReason: string | null;
  suspensionDecidedAt: Date | null;
  suspensionDecidedById: number | null;
}

/** SQL: locks a customer's row and returns it as a {@link LockedCustomer}. */
export const lockCustomerRow = (id: string): string =>
  `SELECT id, email, email_unproved_since IS NOT NULL AS "emailUnproved", coalesce(language, 'en') AS language, mobile, approval, rejection_reasons AS "rejectionReasons",
          submitted_at AS "submittedAt", coalesce(submitted_at > decided_at AND submitted_at > app_now() - interval '${SENT_AGAIN_SECONDS} seconds', false) AS "isJustSentAgain", decided_at AS "decidedAt", decided_by_id AS "decidedById",
          suspended_at IS NOT NULL AS suspended, erased_at IS NOT NULL AS erased, merged_into AS "mergedInto", suspension_reason AS "suspensionReason",
          coalesce(suspension_decided_at, suspended_at) AS "suspensionDecidedAt",
          suspension_decided_by_id AS "suspensionDecidedById"
     FROM customers WHERE id = ${id} FOR NO KEY UPDATE`;

export const noSuchCustomer = (): Error => refuse('NOT_FOUND', messageOf(customersMessages, 'notFound'));

/**
 * Checks the customer of a rental, payment or refund that was read before the lock.
 * @throws StaleRead if a merge moved it to another customer in the meantime.
 */
export function requireOwner(customer: LockedCustomer): LockedCustomer {
  if (customer.mergedInto === null) return customer;
  throw new StaleRead('The customer was merged with another one.');
}

/**
 * Like {@link requireOwner}, for commands that are refused after the account was deleted.
 * @throws StaleRead; Refusal 1002 if the account was deleted
 */
export function requireOpenOwner(customer: LockedCustomer): LockedCustomer {
  if (requireOwner(customer).erased) throw noSuchCustomer();
  return customer;
}

/**
 * Locks a customer's row until the end of the transaction. Every command about a customer's documents, holds, payments
 * and rentals takes this lock after the car's and before those of payments and rentals, so that commands for one customer
 * run sequentially.
 */
@Injectable()
export class LockCustomer {
  /** @throws Refusal 1002 if the customer does not exist, or the account was deleted. */
  async lock(manager: EntityManager, id: number): Promise<LockedCustomer> {
    const customer = await this.lockEvenErased(manager, id);
    if (customer.erased) throw noSuchCustomer();
    return customer;
  }

  /**
   * Also locks deleted accounts, because staff handle their payments later.
   * @throws Refusal 1002 if the customer does not exist.
   */
  async lockEvenErased(manager: EntityManager, id: number): Promise<LockedCustomer> {
    const [customer] = await manager.query<LockedCustomer[]>(lockCustomerRow('$1'), [id]);
    if (!customer) throw noSuchCustomer();
    return customer;
  }

  /** Locks two customers by ascending id, also deleted ones. @throws Refusal 1002 if one of them does not exist. */
  async lockBoth(
    manager: EntityManager,
    first: number,
    second: number,
  ): Promise<[LockedCustomer, LockedCustomer]> {
    const lower = await this.lockEvenErased(manager, Math.min(first, second));
    const higher = await this.lockEvenErased(manager, Math.max(first, second));
    return first < second ? [lower, higher] : [higher, lower];
  }

  /** Returns the ids of the accounts that were merged into this one. The caller must hold the customer's lock. */
  async mergedInto(manager: EntityManager, id: number): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>('SELECT id FROM customers WHERE merged_into = $1', [
      id,
    ]);
    return rows.map((row) => row.id);
  }
}
