import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuse } from '../../../platform/http/refusal.js';
import { type Account, Accounts } from '../accounts.js';
import { BlockedIdentities } from '../blocked/blocked-identities.js';
import { LimitNewAccounts } from '../origins/limit-new-accounts.js';
import { MoveNumber } from './move-number.js';

export interface ContactPair {
  mobile: string;
  email: string;
}

interface FoundAccounts {
  /** The account with the e-mail address; null if it is new. */
  own: Account | null;
  /** Another account that has the number and may lose it; null if there is none. */
  holder: Account | null;
}

/** Finds and creates the account of a customer who signs in to rent with a mobile number and an e-mail address. */
@Injectable()
export class RentingAccounts {
  constructor(
    private readonly accounts: Accounts,
    private readonly blocked: BlockedIdentities,
    private readonly limit: LimitNewAccounts,
    private readonly numbers: MoveNumber,
  ) {}

  /**
   * Takes no lock; {@link open} calls this again.
   * @throws Refusal 1009 if the two belong to different accounts; 1006 if the account is suspended, rejected or
   * blocked.
   */
  async requireOne(manager: EntityManager, { mobile, email }: ContactPair): Promise<FoundAccounts> {
    const owners = await this.accounts.findOwners(manager, mobile, email);
    const own = owners.find((owner) => owner.email === email) ?? null;
    const holder = owners.find((owner) => owner.email !== email) ?? null;
    if (!(await this.mayHave(manager, mobile, { own, holder })))
      throw refuse('CONFLICT', messageOf(loginMessages, 'useOneAccount'));
    if (own?.suspended) throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'suspended'));
    if (own?.approval === 'REJECTED')
      throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'rejectedLogIn'));
    await this.blocked.requireOpen(manager, { email, mobile });
    return { own, holder };
  }

  /**
   * Returns the id of the account; creates it if it is new. Call this after the code is verified: an account that has never
   * proved the number loses it. The caller must roll back a refused call.
   * @throws Refusal as {@link requireOne} does; 1011 above the limits of new accounts.
   */
  async open(manager: EntityManager, pair: ContactPair, network: string): Promise<number> {
    const { own, holder } = await this.requireOne(manager, pair);
    if (!own) await this.limit.requireAnother(manager, pair.email, network);
    if (holder) await this.numbers.takeUnproved(manager, { mobile: pair.mobile, holderId: holder.id, own });
    return this.accounts.findOrCreate(manager, pair.mobile, pair.email);
  }

  private async mayHave(
    manager: EntityManager,
    mobile: string,
    { own, holder }: FoundAccounts,
  ): Promise<boolean> {
    if (own !== null && own.mobile !== null && own.mobile !== mobile) return false;
    return holder === null || this.accounts.mayLoseNumber(manager, holder.id);
  }
}
