import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isErasedContact } from '../../../contract/customers/erased.js';
import type { CodeSent } from '../../../contract/customers/people.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal, refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Accounts, BlockedIdentities, CustomerContacts, NumberDisputes } from '../../customers/index.js';
import { refusalOf } from '../code-refusals.js';
import { ConfirmingCodes } from '../confirming-codes.js';
import { emailChangeMessage, emailTakenMessage } from '../messages/login.messages.js';
import { SmsAllowance } from './sms-allowance.js';

/** The account whose contact changes. */
export interface ContactOwner {
  customerId: number;
  /** IP address of the caller. */
  address: string;
  /** True if an admin acts for the customer. Admins see all accounts, and may prove the current contacts. */
  isStaff: boolean;
}

/** Sends the code that proves a new e-mail address or mobile number. */
@Injectable()
export class RequestContactChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly contacts: CustomerContacts,
    private readonly accounts: Accounts,
    private readonly blocked: BlockedIdentities,
    private readonly codes: ConfirmingCodes,
    private readonly allowance: SmsAllowance,
    private readonly disputes: NumberDisputes,
  ) {}

  /**
   * Sends a message without a code to an address of another account, so that the response does not reveal accounts to
   * customers.
   * @throws Refusal 1001 to customers for the current address; 1002; 1006 for a blocked address; 1009 to staff for an
   * address of another account; 1011 above the limits.
   */
  toEmail({ customerId, address, isStaff }: ContactOwner, email: string): Promise<CodeSent> {
    return this.send(async (manager) => {
      const { language, ...own } = await this.accountOf(manager, customerId);
      const isPresent = own.email === email;
      if (isPresent && !isStaff)
        throw refuseFields({ field: 'email', message: messageOf(loginMessages, 'sameEmail') });
      const other = isPresent ? null : await this.accounts.findByEmail(manager, email);
      if (other && isStaff) throw refuse('CONFLICT', messageOf(loginMessages, 'emailTaken'));
      const blocked = await refusalOf(() => this.blocked.requireOpen(manager, { email, mobile: own.mobile }));
      const sent = await this.codes.send(
        manager,
        { purpose: 'EMAIL_CHANGE', email: own.email, ipAddress: address, contact: email },
        (code) => {
          if (blocked instanceof Refusal) return null;
          return other
            ? { to: email, carriesCode: false, ...emailTakenMessage(language) }
            : { to: email, ...emailChangeMessage(language, code) };
        },
      );
      return blocked instanceof Refusal ? blocked : sent;
    });
  }

  /**
   * Counts a claim to a number that another account keeps.
   * @throws Refusal 1001 to customers for the current number; 1002; 1006 for a blocked number; 1009 for a number of
   * another account that has proved it, registered, paid or rented; 1011 above the limits.
   */
  toMobile({ customerId, address, isStaff }: ContactOwner, mobile: string): Promise<CodeSent> {
    return this.send(async (manager) => {
      const { email, mobile: own } = await this.accountOf(manager, customerId);
      if (own === mobile && !isStaff)
        throw refuseFields({ field: 'mobile', message: messageOf(loginMessages, 'sameMobile') });
      await this.allowance.require(manager, { email, mobile });
      const refused = await refusalOf(() => this.requireFree(manager, { email, mobile }));
      const sent = await this.codes.send(
        manager,
        { purpose: 'MOBILE', email, ipAddress: address, contact: mobile },
        (code) => (refused instanceof Refusal ? null : this.allowance.messageTo(mobile, code)),
      );
      if (refused instanceof Refusal && refused.codeName === 'CONFLICT')
        await this.disputes.record(manager, { mobile, email }, false);
      return refused instanceof Refusal ? refused : sent;
    });
  }

  /** @throws Refusal 1002 if the account does not exist or was deleted */
  private async accountOf(manager: EntityManager, id: number): ReturnType<CustomerContacts['findById']> {
    const account = await this.contacts.findById(manager, id);
    if (isErasedContact(account.email)) throw refuse('NOT_FOUND', messageOf(customersMessages, 'notFound'));
    return account;
  }

  private async requireFree(
    manager: EntityManager,
    { email, mobile }: { email: string; mobile: string },
  ): Promise<void> {
    const holder = await this.accounts.findByMobile(manager, mobile);
    if (holder && holder.email !== email && !(await this.accounts.mayLoseNumber(manager, holder.id)))
      throw refuse('CONFLICT', messageOf(loginMessages, 'mobileTaken'));
    await this.blocked.requireOpen(manager, { email, mobile });
  }

  /** Throws a returned refusal after the commit, so that the request counts towards the limits. */
  private async send(work: (manager: EntityManager) => Promise<CodeSent | Refusal>): Promise<CodeSent> {
    const outcome = await this.unitOfWork.run(work);
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }
}
