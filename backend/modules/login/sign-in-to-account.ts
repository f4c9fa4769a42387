import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccountToken, CodeSent } from '../../contract/customers/people.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../../platform/http/refusal.js';
import { Accounts, BlockedIdentities, EmailMoves } from '../customers/index.js';
import { LoginMails } from './login-mails.js';
import { RequestCode } from './request-code.js';
import { SignInByCode } from './sign-in-by-code.js';
import type { EnteredOtp, SignInVisitor } from './visitor.js';

/** Signs customers in to an existing account on `/login`, by e-mail. */
@Injectable()
export class SignInToAccount {
  constructor(
    private readonly codes: RequestCode,
    private readonly signIns: SignInByCode,
    private readonly accounts: Accounts,
    private readonly mails: LoginMails,
    private readonly blocked: BlockedIdentities,
    private readonly moves: EmailMoves,
  ) {}

  sendCode(email: string, visitor: SignInVisitor): Promise<CodeSent> {
    return this.codes.request({
      purpose: 'ACCOUNT',
      identity: email,
      mobile: null,
      visitor,
      authorize: (manager) => this.requireAccount(manager, email),
      ...this.mails.to(email, 'ACCOUNT', visitor),
    });
  }

  async verify(email: string, entered: EnteredOtp, visitor: SignInVisitor): Promise<AccountToken> {
    const { session, person } = await this.signIns.signIn(
      { purpose: 'ACCOUNT', identity: email, visitor, ...entered },
      {
        admit: async (manager) => {
          const account = await this.accounts.findByEmail(manager, email);
          if (!account) throw refuse('ACCOUNT_REJECTED', messageOf(loginMessages, 'accountClosed'));
          await this.blocked.requireOpen(manager, account);
          await this.accounts.markSeen(manager, account.id, visitor.language);
          await this.accounts.requireNotSuspended(manager, account.id);
          await this.moves.stop(manager, account.id);
          return account;
        },
        afterwards: this.mails.reportNewBrowser(email, visitor),
      },
    );
    const isRegistered = person.approval !== 'NOT_REGISTERED';
    return {
      ...session,
      isRegistered,
      adminApproval: person.approval === 'NOT_REGISTERED' ? null : person.approval,
    };
  }

  private async requireAccount(manager: EntityManager, email: string): Promise<true> {
    const account = await this.accounts.findByEmail(manager, email);
    if (!account) {
      throw refuse('NOT_FOUND', messageOf(loginMessages, 'noAccount'));
    }
    if (account.suspended) throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'suspended'));
    await this.blocked.requireOpen(manager, account);
    return true;
  }
}
