import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeSent } from '../../../contract/customers/people.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal, refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Accounts, BlockedIdentities, CustomerContacts } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { refusalOf } from '../code-refusals.js';
import { ConfirmingCodes } from '../confirming-codes.js';
import { codeSms, emailChangeMessage, emailTakenMessage } from '../messages/login.messages.js';
import { SmsAllowance } from './sms-allowance.js';

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
    private readonly settings: Settings,
  ) {}

  /**
   * An address of another account gets a message without a code, so that the response reveals no accounts.
   * @throws Refusal 1001 for the present address; 1006 for a blocked one; 1011 above the limits
   */
  toEmail(by: Caller, email: string): Promise<CodeSent> {
    return this.send(async (manager) => {
      const { language, ...own } = await this.contacts.findById(manager, by.id);
      if (own.email === email)
        throw refuseFields({ field: 'email', message: messageOf(loginMessages, 'sameEmail') });
      const other = await this.accounts.findByEmail(manager, email);
      const blocked = await refusalOf(() => this.blocked.requireOpen(manager, { email, mobile: own.mobile }));
      const sent = await this.codes.send(
        manager,
        { purpose: 'EMAIL_CHANGE', email: own.email, ipAddress: by.address, contact: email },
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

  /** @throws Refusal 1001 for the present number; 1006 for a blocked one; 1009 for one of another account; 1011 above the limits */
  toMobile(by: Caller, mobile: string): Promise<CodeSent> {
    return this.send(async (manager) => {
      const { email, mobile: own } = await this.contacts.findById(manager, by.id);
      if (own === mobile)
        throw refuseFields({ field: 'mobile', message: messageOf(loginMessages, 'sameMobile') });
      await this.allowance.require(manager, email);
      const refused = await refusalOf(() => this.requireFree(manager, { email, mobile }));
      const sent = await this.codes.send(
        manager,
        { purpose: 'MOBILE', email, ipAddress: by.address, contact: mobile },
        (code) =>
          refused instanceof Refusal
            ? null
            : codeSms(mobile, 'MOBILE_CODE', { code, business: this.settings.current.name }),
      );
      return refused instanceof Refusal ? refused : sent;
    });
  }

  private async requireFree(
    manager: EntityManager,
    { email, mobile }: { email: string; mobile: string },
  ): Promise<void> {
    const owners = await this.accounts.findOwners(manager, mobile, email);
    if (owners.some((owner) => owner.mobile === mobile))
      throw refuse('CONFLICT', messageOf(loginMessages, 'mobileTaken'));
    await this.blocked.requireOpen(manager, { email, mobile });
  }

  /** A refusal is thrown after the commit, so that the request counts towards the limits. */
  private async send(work: (manager: EntityManager) => Promise<CodeSent | Refusal>): Promise<CodeSent> {
    const outcome = await this.unitOfWork.run(work);
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }
}
