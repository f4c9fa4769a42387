import { Injectable } from '@nestjs/common';
import type { CodeSent, Token } from '../../contract/customers/people.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import { StaffDirectory, type StaffRole } from '../staff/index.js';
import { codeWrong } from './code-refusals.js';
import { LoginMails } from './login-mails.js';
import { codeSms } from './messages/login.messages.js';
import { RequestCode } from './request-code.js';
import { SignInByCode } from './sign-in-by-code.js';
import type { EnteredOtp, SignInVisitor } from './visitor.js';

const TEMPLATES = { ADMIN: 'ADMIN_CODE', CUSTOM_ADMIN: 'DESK_CODE' } as const;

/** Signs staff members in with a code sent to their mobile number. */
@Injectable()
export class SignInStaff {
  constructor(
    private readonly codes: RequestCode,
    private readonly signIns: SignInByCode,
    private readonly staff: StaffDirectory,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly mails: LoginMails,
  ) {}

  /** Returns the same result for an unknown number after the same statements, but sends no code to it. */
  sendCode(role: StaffRole, mobile: string, visitor: SignInVisitor): Promise<CodeSent> {
    return this.codes.request({
      purpose: role,
      identity: mobile,
      mobile: null,
      visitor,
      authorize: async (manager) => (await this.staff.activeId(manager, role, mobile)) !== null,
      send: (manager, code, isSent) => {
        const { name: business } = this.settings.current;
        return this.outbox.queue(manager, codeSms(mobile, TEMPLATES[role], { code, business }), isSent);
      },
      explain: () => Promise.resolve(),
    });
  }

  async verify(role: StaffRole, mobile: string, entered: EnteredOtp, visitor: SignInVisitor): Promise<Token> {
    const { session } = await this.signIns.signIn(
      { purpose: role, identity: mobile, visitor, ...entered },
      {
        admit: async (manager) => {
          const id = await this.staff.activeId(manager, role, mobile);
          if (id === null) throw codeWrong(0);
          return { id };
        },
        afterwards: async (manager, { id }, isUnfamiliar) => {
          await this.audit.record(
            manager,
            { id, address: visitor.address },
            { action: 'sign-in', subject: 'staff', subjectId: id, after: { browser: visitor.browserLabel } },
          );
          if (!isUnfamiliar) return;
          const member = await this.staff.labelOf(manager, mobile);
          await this.mails.reportStaffBrowser(manager, member, visitor.browserLabel);
        },
      },
    );
    return session;
  }
}
