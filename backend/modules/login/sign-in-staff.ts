import { Injectable } from '@nestjs/common';
import type { CodeSent, Token } from '../../contract/customers/people.js';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Settings } from '../settings/index.js';
import { StaffDirectory, type StaffRole } from '../staff/index.js';
import { LoginCodes } from './login-codes.js';
import { codeSms } from './messages/login.messages.js';

const SIGN_INS = {
  ADMIN: { purpose: 'ADMIN', kind: 'admin', template: 'ADMIN_CODE' },
  CUSTOM_ADMIN: { purpose: 'CUSTOM_ADMIN', kind: 'custom-admin', template: 'DESK_CODE' },
} as const;

/** Signs staff members in with a code sent to their mobile number. */
@Injectable()
export class SignInStaff {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: LoginCodes,
    private readonly staff: StaffDirectory,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** Returns the same result for an unknown number, but sends no code to it. */
  sendCode(role: StaffRole, mobile: string, ipAddress: string): Promise<CodeSent> {
    return this.unitOfWork.run(async (manager) => {
      const known = await this.staff.activeId(manager, role, mobile);
      const request = { purpose: SIGN_INS[role].purpose, identity: mobile, mobile: null, ipAddress };
      return this.codes.issue(manager, request, async (code) => {
        if (known === null) return;
        const { name: business } = this.settings.current;
        await this.outbox.queue(manager, codeSms(mobile, SIGN_INS[role].template, { code, business }));
      });
    });
  }

  verify(role: StaffRole, mobile: string, otp: string): Promise<Token> {
    const name = { purpose: SIGN_INS[role].purpose, identity: mobile };
    return this.codes.redeem(name, otp, async (manager) => {
      const id = await this.staff.activeId(manager, role, mobile);
      if (id === null) throw refuse('CODE_WRONG', messageOf(loginMessages, 'wrongCode'), { triesLeft: 0 });
      return this.sessions.open(manager, SIGN_INS[role].kind, id);
    });
  }
}
