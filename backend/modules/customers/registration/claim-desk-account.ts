import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnteredCode } from '../../../contract/customers/people.js';
import { defined } from '../../../contract/defined.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { UUID } from '../../../platform/http/lists/row-id.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { type Account, Accounts } from '../accounts.js';
import { MoveNumber } from '../contacts/move-number.js';
import { NumberDisputes } from '../disputes/number-disputes.js';
import { LockCustomer, type LockedCustomer } from '../lock-customer.js';
import { CheckDeskEmail } from './check-desk-email.js';

export interface DeskContacts {
  mobile: string;
  email: string;
  /** The code that the customer has read out; null without one. */
  code: EnteredCode | null;
}

export interface ClaimedAccount {
  customer: LockedCustomer;
  isEmailUnproved: boolean;
}

export const wrongDeskCode = (): FieldProblem => ({
  field: 'otp',
  message: messageOf(customersMessages, 'deskCode'),
});

/** Finds or creates the account of a customer whom the desk adds. */
@Injectable()
export class ClaimDeskAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly customers: LockCustomer,
    private readonly email: CheckDeskEmail,
    private readonly settings: Settings,
    private readonly numbers: MoveNumber,
    private readonly disputes: NumberDisputes,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns an error for an incomplete code, and for a missing one if the settings require it. */
  checkCode({ challengeId, otp }: Partial<EnteredCode>): {
    code: EnteredCode | null;
    errors: FieldProblem[];
  } {
    if (challengeId && otp && UUID.test(challengeId)) return { code: { challengeId, otp }, errors: [] };
    const isMissing = challengeId || otp || this.settings.current.deskEmailProof === 'required';
    return { code: null, errors: isMissing ? [wrongDeskCode()] : [] };
  }

  /**
   * Locks the account with this pair; creates it if it is new. Accepts a customer who signed in but never registered. With
   * the code of the e-mail address, an account that has never proved the number loses it.
   * @returns Null if the code is wrong. The caller must commit even then.
   * @throws Refusal 1005 for a registered or suspended customer; 1009 if the pair belongs to two accounts, or an
   * account has only one of the two.
   */
  async claim(manager: EntityManager, contacts: DeskContacts): Promise<ClaimedAccount | null> {
    const { mobile, email, code } = contacts;
    if (code && !(await this.email.isProved(manager, email, code))) return null;
    const owners = await this.takeNumber(manager, contacts);
    if (owners.some((owner) => (owner.mobile ?? mobile) !== mobile || owner.email !== email)) {
      const isMobileKnown = defined(owners[0], 'owners').mobile === mobile;
      throw refuse(
        'CONFLICT',
        owners.length > 1
          ? messageOf(customersMessages, 'differentAccounts')
          : messageOf(customersMessages, isMobileKnown ? 'otherEmail' : 'otherMobile'),
      );
    }
    const id = await this.accounts.findOrCreate(manager, mobile, email);
    const customer = await this.customers.lock(manager, id);
    if (customer.mobile !== mobile) throw refuse('CONFLICT', messageOf(customersMessages, 'otherMobile'));
    if (customer.approval !== 'NOT_REGISTERED' || customer.suspended)
      throw refuse('ALREADY_EXISTS', messageOf(customersMessages, 'alreadyRegistered'));
    // The sign-in that created an existing account has proved its address.
    return { customer, isEmailUnproved: owners.length === 0 && code === null };
  }

  /** Counts the claim of a customer whose number another account keeps. Call after the refusal rolled back. */
  async recordClaim({ mobile, email }: DeskContacts): Promise<void> {
    await this.unitOfWork.run((manager) => this.disputes.record(manager, { mobile, email }, false));
  }

  /** Returns the accounts that have the number or the address afterwards. */
  private async takeNumber(
    manager: EntityManager,
    { mobile, email, code }: DeskContacts,
  ): Promise<Account[]> {
    const owners = await this.accounts.findOwners(manager, mobile, email);
    const own = owners.find((owner) => owner.email === email) ?? null;
    const holder = owners.find((owner) => owner.email !== email);
    if (!holder || !code || (own && own.mobile !== null)) return owners;
    if (!(await this.accounts.mayLoseNumber(manager, holder.id))) return owners;
    await this.numbers.takeUnproved(manager, { mobile, holderId: holder.id, own });
    return own ? [own] : [];
  }
}
