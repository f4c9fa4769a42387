import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/language.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../../platform/http/refusal.js';
import type { CustomerApproval } from './customer.entity.js';

export interface Account {
  id: number;
  mobile: string;
  email: string;
  approval: CustomerApproval;
  suspended: boolean;
}

const SELECT = 'SELECT id, mobile, email, approval, suspended_at IS NOT NULL AS suspended FROM customers';

/** Finds and creates accounts for the sign-ins. */
@Injectable()
export class Accounts {
  async findByEmail(manager: EntityManager, email: string): Promise<Account | null> {
    const [account] = await manager.query<Account[]>(`${SELECT} WHERE email = $1`, [email]);
    return account ?? null;
  }

  /** Returns the accounts with this mobile number or e-mail address: none, one, or two different ones. */
  findOwners(manager: EntityManager, mobile: string, email: string): Promise<Account[]> {
    return manager.query<Account[]>(`${SELECT} WHERE mobile = $1 OR email = $2`, [mobile, email]);
  }

  /**
   * Returns the id of the account with this pair; creates the account if it is new.
   * @throws Refusal 1009 if another account has taken the number or the e-mail address in the meantime.
   */
  async findOrCreate(manager: EntityManager, mobile: string, email: string): Promise<number> {
    const [opened] = await manager.query<{ id: number }[]>(
      'INSERT INTO customers (mobile, email) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
      [mobile, email],
    );
    if (opened) return opened.id;
    const [known] = await manager.query<{ id: number }[]>(
      'SELECT id FROM customers WHERE mobile = $1 AND email = $2',
      [mobile, email],
    );
    if (!known) throw refuse('CONFLICT', messageOf(customersMessages, 'differentAccounts'));
    return known.id;
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
