import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/language.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { brokenConstraint, changeOneRow } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { CustomerChanges } from './contacts/customer-changes.js';
import type { CustomerApproval } from './customer.entity.js';

export interface Account {
  id: number;
  mobile: string | null;
  email: string;
  approval: CustomerApproval;
  suspended: boolean;
}

const SELECT = 'SELECT id, mobile, email, approval, suspended_at IS NOT NULL AS suspended FROM customers';

/** Finds and creates accounts for the sign-ins. */
@Injectable()
export class Accounts {
  constructor(
    private readonly changes: CustomerChanges,
    private readonly audit: Audit,
  ) {}

  async findByEmail(manager: EntityManager, email: string): Promise<Account | null> {
    const [account] = await manager.query<Account[]>(`${SELECT} WHERE email = $1`, [email]);
    return account ?? null;
  }

  async findByMobile(manager: EntityManager, mobile: string): Promise<Account | null> {
    const [account] = await manager.query<Account[]>(`${SELECT} WHERE mobile = $1`, [mobile]);
    return account ?? null;
  }

  /** Returns the accounts with this mobile number or e-mail address: none, one, or two different ones. */
  findOwners(manager: EntityManager, mobile: string, email: string): Promise<Account[]> {
    return manager.query<Account[]>(`${SELECT} WHERE mobile = $1 OR email = $2`, [mobile, email]);
  }

  /**
   * Returns whether another customer may get the number of this account: it has neither proved the number nor registered,
   * paid or rented.
   */
  async mayLoseNumber(manager: EntityManager, id: number): Promise<boolean> {
    const [account] = await manager.query<[{ may: boolean }]>(
      // Never null: may. The function returns true or false.
      'SELECT may_lose_number($1) AS may',
      [id],
    );
    return account.may;
  }

  /**
   * Returns the id of the account with this pair; creates the account if it is new. An account without a number gets this one.
   * @throws Refusal 1009 if another account has taken the number or the e-mail address in the meantime.
   */
  async findOrCreate(manager: EntityManager, mobile: string, email: string): Promise<number> {
    const [opened] = await manager.query<{ id: number }[]>(
      'INSERT INTO customers (mobile, email) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
      [mobile, email],
    );
    if (opened) return opened.id;
    const [known] = await manager.query<{ id: number; mobile: string | null }[]>(
      'SELECT id, mobile FROM customers WHERE email = $2 AND coalesce(mobile, $1) = $1',
      [mobile, email],
    );
    if (!known) throw refuse('CONFLICT', messageOf(customersMessages, 'differentAccounts'));
    if (known.mobile === null) await this.storeNumber(manager, known.id, mobile);
    return known.id;
  }

  /**
   * @throws Refusal 1009 if, in the meantime, another account has taken the number or this account has got another
   * number.
   */
  private async storeNumber(manager: EntityManager, id: number, mobile: string): Promise<void> {
    try {
      await changeOneRow(manager, 'UPDATE customers SET mobile = coalesce(mobile, $2) WHERE id = $1', [
        id,
        mobile,
      ]);
    } catch (error) {
      if (brokenConstraint(error) !== 'customers_mobile_key') throw error;
      throw refuse('CONFLICT', messageOf(customersMessages, 'differentAccounts'));
    }
    await this.changes.record(manager, id, [{ field: 'mobile', before: null, after: mobile }]);
    await this.audit.record(manager, null, {
      action: 'change-customer',
      subject: 'customer',
      subjectId: id,
      after: { changed: ['mobile'] },
    });
  }

  /**
   * Stores the sign-in, at most once a day, and the language of future messages to this customer; null leaves the language
   * unchanged. Must run before {@link requireNotSuspended}, because two sign-ins that hold its shared lock would deadlock on
   * this update.
   */
  async markSeen(manager: EntityManager, id: number, language: Language | null): Promise<void> {
    await manager.query(
      `UPDATE customers SET last_seen_at = app_now(), language = coalesce($2, language)
        WHERE id = $1 AND suspended_at IS NULL
          AND (last_seen_at < app_now() - interval '1 day' OR language IS DISTINCT FROM coalesce($2, language))`,
      [id, language],
    );
  }

  /**
   * Refuses a suspended customer before a sign-in. Locks the row until the caller's transaction ends, so that a concurrent
   * suspension is either read here or ends the new session.
   * @throws Refusal 1006 if suspended.
   */
  async requireNotSuspended(manager: EntityManager, id: number): Promise<void> {
    const [open] = await manager.query<{ id: number }[]>(
      'SELECT id FROM customers WHERE id = $1 AND suspended_at IS NULL FOR SHARE',
      [id],
    );
    if (!open) throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'suspended'));
  }
}
