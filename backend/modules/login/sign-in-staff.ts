import { Injectable } from '@nestjs/common';
import type { CodeSent, Token } from '../../contract/customers/people.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Settings } from '../settings/index.js';
import { StaffDirectory, type StaffRole } from '../staff/index.js';
import { codeSms } from './messages/login.messages.js';
import { RequestCode } from './request-code.js';
import { SignInByCode } from './sign-in-by-code.js';
import { StaffAdmission } from './staff-admission.js';
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
    private readonly admission: StaffAdmission,
  ) {}

  /** Runs the same statements and returns the same result for an unknown number, but sends no code to it. */
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

  /** @throws Refusal 1010 if the code is wrong; 1021 if the sign-in needs a second factor. */
  async verify(
    role: StaffRole,
    mobile: string,
    { totp, ...entered }: EnteredOtp & { totp: string | null },
    visitor: SignInVisitor,
  ): Promise<Token> {
    const { session } = await this.signIns.signIn(
      { purpose: role, identity: mobile, visitor, ...entered },
      this.admission.of(role, mobile, visitor, totp),
    );
    return session;
  }
}
