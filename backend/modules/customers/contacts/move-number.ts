import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { type Account, Accounts } from '../accounts.js';
import { LockCustomer, type LockedCustomer } from '../lock-customer.js';
import { numberLostMessage } from '../messages/customer.messages.js';
import { CustomerChanges } from './customer-changes.js';
import { HoldsOfCustomer } from './holds-of-customer.js';

/** Takes a mobile number from an account, so that another account can use it. */
@Injectable()
export class MoveNumber {
  constructor(
    private readonly accounts: Accounts,
    private readonly customers: LockCustomer,
    private readonly holds: HoldsOfCustomer,
    private readonly changes: CustomerChanges,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Locks an account whose contact changes, and takes its new number from an account that may lose it.
   * @param mobile The new number; null if only the e-mail address changes.
   * @throws Refusal 1002 if the account does not exist or was deleted; 1009 as {@link takeUnproved} does.
   */
  async lockOwner(manager: EntityManager, id: number, mobile: string | null): Promise<LockedCustomer> {
    const holder = mobile === null ? null : await this.accounts.findByMobile(manager, mobile);
    if (
      mobile !== null &&
      holder &&
      holder.id !== id &&
      (await this.accounts.mayLoseNumber(manager, holder.id))
    )
      await this.takeUnproved(manager, { mobile, holderId: holder.id, own: { id } });
    return this.customers.lock(manager, id);
  }

  /**
   * Takes the number from an account that has never proved it, and releases the account's holds. Locks the held cars,
   * then both accounts.
   * @param own Account that gets the number; null if it is new.
   * @throws Refusal 1009 if the holder has proved the number, registered, paid or rented in the meantime.
   */
  async takeUnproved(
    manager: EntityManager,
    { mobile, holderId, own }: { mobile: string; holderId: number; own: Pick<Account, 'id'> | null },
  ): Promise<void> {
    const cars = await this.holds.lockCars(manager, holderId);
    const [holder] = await this.lock(manager, holderId, own?.id ?? null);
    if (holder.mobile !== mobile || !(await this.accounts.mayLoseNumber(manager, holderId)))
      throw refuse('CONFLICT', messageOf(loginMessages, 'useOneAccount'));
    await this.holds.release(manager, holderId, cars);
    await this.take(manager, holder, null);
  }

  /** Locks the holder of a number and the account that gets it, by ascending id. */
  async lock(
    manager: EntityManager,
    holderId: number,
    ownId: number | null,
  ): Promise<[holder: LockedCustomer, own: LockedCustomer | null]> {
    if (ownId === null) return [await this.customers.lockEvenErased(manager, holderId), null];
    return this.customers.lockBoth(manager, holderId, ownId);
  }

  /** The caller must hold the customer's lock. @param by Null if the system decides. */
  async take(
    manager: EntityManager,
    holder: LockedCustomer,
    by: { id: number; reason: string; caller: Caller } | null,
  ): Promise<void> {
    await changeOneRow(
      manager,
      'UPDATE customers SET mobile = NULL, mobile_proven_at = NULL, mobile_proven_by = NULL WHERE id = $1',
      [holder.id],
    );
    await this.audit.record(manager, by?.caller ?? null, {
      action: 'lose-mobile',
      subject: 'customer',
      subjectId: holder.id,
      ...(by && { after: { reason: by.reason } }),
    });
    await this.outbox.queue(manager, numberLostMessage(holder, { isProved: by !== null }));
    // Recorded last: an erasure removes the messages to the number up to the time of this row.
    await this.changes.record(
      manager,
      holder.id,
      [{ field: 'mobile', before: holder.mobile, after: null }],
      by,
    );
  }
}
