import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeSent, Token } from '../../contract/customers/people.js';
import { defined } from '../../contract/defined.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../../platform/http/refusal.js';
import { Accounts, BlockedIdentities, EmailMoves, LimitNewAccounts } from '../customers/index.js';
import { LoginMails } from './login-mails.js';
import { RequestCode } from './request-code.js';
import { SignInByCode } from './sign-in-by-code.js';
import type { EnteredOtp, SignInVisitor } from './visitor.js';

/** Signs customers in on `/user-login`: verifies the e-mail address for a renting session of two hours. */
@Injectable()
export class SignInToRent {
  constructor(
    private readonly codes: RequestCode,
    private readonly signIns: SignInByCode,
    private readonly accounts: Accounts,
    private readonly mails: LoginMails,
    private readonly blocked: BlockedIdentities,
    private readonly moves: EmailMoves,
    private readonly limit: LimitNewAccounts,
  ) {}

  sendCode(mobile: string, email: string, visitor: SignInVisitor): Promise<CodeSent> {
    return this.codes.request({
      purpose: 'RENTING',
      identity: email,
      mobile,
      visitor,
      authorize: async (manager) => {
        await this.requireOnePerson(manager, mobile, email);
        return true;
      },
      // Sent by e-mail only, because the mobile number is unverified and may belong to someone else.
      ...this.mails.to(email, 'RENTING', visitor),
    });
  }

  /** Creates the account of a new pair, but only after the code is verified. */
  async verify(email: string, entered: EnteredOtp, visitor: SignInVisitor): Promise<Token> {
    const { session } = await this.signIns.signIn(
      { purpose: 'RENTING', identity: email, visitor, ...entered },
      {
        admit: async (manager, sealedMobile) => {
          const mobile = defined(sealedMobile, 'mobile');
          const isKnown = await this.requireOnePerson(manager, mobile, email);
          if (!isKnown) await this.limit.requireAnother(manager, email, visitor.network);
          const id = await this.accounts.findOrCreate(manager, mobile, email);
          await this.accounts.markSeen(manager, id, visitor.language);
          await this.accounts.requireNotSuspended(manager, id);
          await this.moves.stop(manager, id);
          return { id };
        },
        afterwards: this.mails.reportNewBrowser(email, visitor),
      },
    );
    return session;
  }

  /** Returns whether the person has an account. */
  private async requireOnePerson(manager: EntityManager, mobile: string, email: string): Promise<boolean> {
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
    await this.blocked.requireOpen(manager, { email, mobile });
    return owners.length > 0;
  }
}
