import { Injectable } from '@nestjs/common';
import type { CodeSent, Token } from '../../contract/customers/people.js';
import { defined } from '../../contract/defined.js';
import { Accounts, EmailMoves, NumberDisputes, RentingAccounts } from '../customers/index.js';
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
    private readonly moves: EmailMoves,
    private readonly renting: RentingAccounts,
    private readonly disputes: NumberDisputes,
  ) {}

  sendCode(mobile: string, email: string, visitor: SignInVisitor): Promise<CodeSent> {
    return this.codes.request({
      purpose: 'RENTING',
      identity: email,
      mobile,
      visitor,
      authorize: async (manager) => {
        await this.renting.requireOne(manager, { mobile, email });
        return true;
      },
      refused: async (manager, { codeName }, isHidden) => {
        if (codeName === 'CONFLICT') await this.disputes.record(manager, { mobile, email }, isHidden);
      },
      // Sent by e-mail only, because the mobile number is unverified and may belong to someone else.
      ...this.mails.to(email, 'RENTING', visitor),
    });
  }

  /** Creates the account of a new e-mail address and mobile number after the code is verified. */
  async verify(email: string, entered: EnteredOtp, visitor: SignInVisitor): Promise<Token> {
    const { session } = await this.signIns.signIn(
      { purpose: 'RENTING', identity: email, visitor, ...entered },
      {
        admit: async (manager, sealedMobile) => {
          const mobile = defined(sealedMobile, 'mobile');
          const id = await this.renting.open(manager, { mobile, email }, visitor.network);
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
}
