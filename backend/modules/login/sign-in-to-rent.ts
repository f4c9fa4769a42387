import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeSent, Token } from '../../contract/customers/people.js';
import { defined } from '../../contract/defined.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { refuse } from '../../platform/http/refusal.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Accounts } from '../customers/index.js';
import { LoginCodes } from './login-codes.js';
import { codeMail } from './messages/login.messages.js';
import type { Visitor } from './visitor.js';

/** Signs customers in on `/user-login`: verifies the e-mail address for a renting session of two hours. */
@Injectable()
export class SignInToRent {
  constructor(
    private readonly codes: LoginCodes,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
  ) {}

  sendCode(mobile: string, email: string, { ipAddress, language }: Visitor): Promise<CodeSent> {
    return this.codes.issueIfAuthorized(
      { purpose: 'RENTING', identity: email, mobile, ipAddress },
      (manager) => this.requireOnePerson(manager, mobile, email),
      // Sent by e-mail only, because the mobile number is unverified and may belong to someone else.
      (manager, code) => this.outbox.queue(manager, codeMail(email, code, { purpose: 'RENTING', language })),
    );
  }

  /** Creates the account of a new pair, but only after the code is verified. */
  verify(email: string, otp: string, { ipAddress, language }: Visitor): Promise<Token> {
    const name = { purpose: 'RENTING' as const, identity: email, ipAddress };
    return this.codes.redeem(name, otp, async (manager, code) => {
      const mobile = defined(code.mobile, 'mobile');
      await this.requireOnePerson(manager, mobile, email);
      const customerId = await this.accounts.findOrCreate(manager, mobile, email);
      await this.accounts.setLanguage(manager, customerId, language);
      await this.accounts.requireNotSuspended(manager, customerId);
      return this.sessions.open(manager, 'renting', customerId);
    });
  }

  private async requireOnePerson(manager: EntityManager, mobile: string, email: string): Promise<void> {
    const owners = await this.accounts.findOwners(manager, mobile, email);
    const together =
      owners.length === 1 && owners.every((owner) => owner.mobile === mobile && owner.email === email);
    if (owners.length > 0 && !together) {
      throw refuse('CONFLICT', messageOf(loginMessages, 'useOneAccount'));
    }
    if (owners[0]?.suspended) throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'suspended'));
    if (owners[0]?.approval === 'REJECTED') {
      throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'rejectedLogIn'));
    }
  }
}
