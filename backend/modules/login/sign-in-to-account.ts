import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccountToken, CodeSent } from '../../contract/customers/people.js';
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

/** Signs customers in on `/login`: by e-mail, to an existing account. */
@Injectable()
export class SignInToAccount {
  constructor(
    private readonly codes: LoginCodes,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
  ) {}

  sendCode(email: string, { ipAddress, language }: Visitor): Promise<CodeSent> {
    return this.codes.issueIfAuthorized(
      { purpose: 'ACCOUNT', identity: email, mobile: null, ipAddress },
      (manager) => this.requireAccount(manager, email),
      (manager, code) => this.outbox.queue(manager, codeMail(email, code, { purpose: 'ACCOUNT', language })),
    );
  }

  verify(email: string, otp: string, { ipAddress, language }: Visitor): Promise<AccountToken> {
    const name = { purpose: 'ACCOUNT' as const, identity: email, ipAddress };
    return this.codes.redeem(name, otp, async (manager) => {
      const account = await this.accounts.findByEmail(manager, email);
      if (!account) throw refuse('ACCOUNT_REJECTED', messageOf(loginMessages, 'accountClosed'));
      await this.accounts.setLanguage(manager, account.id, language);
      await this.accounts.requireNotSuspended(manager, account.id);
      const session = await this.sessions.open(manager, 'customer', account.id);
      const registered = account.approval !== 'NOT_REGISTERED';
      return {
        ...session,
        isRegistered: registered,
        adminApproval: account.approval === 'NOT_REGISTERED' ? null : account.approval,
      };
    });
  }

  private async requireAccount(manager: EntityManager, email: string): Promise<void> {
    const account = await this.accounts.findByEmail(manager, email);
    if (!account) {
      throw refuse('NOT_FOUND', messageOf(loginMessages, 'noAccount'));
    }
    if (account.suspended) throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'suspended'));
  }
}
