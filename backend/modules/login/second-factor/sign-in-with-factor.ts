import { Injectable } from '@nestjs/common';
import type { Token } from '../../../contract/customers/people.js';
import type { AuthenticatorSecret, EnrolledToken } from '../../../contract/second-factor.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { StaffDirectory, type StaffRole } from '../../staff/index.js';
import { codeWrong } from '../code-refusals.js';
import type { SignInVisitor } from '../visitor.js';
import { FinishSignIn } from './finish-sign-in.js';
import { PassedSignIns } from './passed-sign-ins.js';
import { RecordFactor } from './record-factor.js';
import { type EnteredFactor, SecondFactors } from './second-factors.js';

/** The steps of a staff sign-in after a right one-time code. */
@Injectable()
export class SignInWithFactor {
  constructor(
    private readonly signIns: FinishSignIn,
    private readonly unitOfWork: UnitOfWork,
    private readonly passed: PassedSignIns,
    private readonly staff: StaffDirectory,
    private readonly factors: SecondFactors,
    private readonly records: RecordFactor,
  ) {}

  /** @throws Refusal 1010 if the code is wrong or the sign-in has expired. */
  async verify(
    role: StaffRole,
    { challengeId, ...entered }: EnteredFactor & { challengeId: string },
    visitor: SignInVisitor,
  ): Promise<Token> {
    const { session } = await this.signIns.finish({
      role,
      challengeId,
      visitor,
      check: async (manager, { staffId }) => {
        const used = await this.factors.check(manager, staffId, entered);
        const by = { id: staffId, address: visitor.address };
        if (used === 'RECOVERY_CODE') await this.records.recoveryCode(manager, by);
        return used;
      },
    });
    return session;
  }

  /**
   * Returns a new secret for a staff member without a second factor.
   * @throws Refusal 1010 if the sign-in has expired; 1015 if a second factor was set up in the meantime.
   */
  startEnrolment(role: StaffRole, challengeId: string): Promise<AuthenticatorSecret> {
    return this.unitOfWork.run(async (manager) => {
      const { staffId, enrols } = await this.passed.lock(manager, role, challengeId);
      const mobile = await this.staff.activeMobile(manager, staffId);
      if (mobile === null || !enrols) throw codeWrong(0);
      return this.factors.start(manager, staffId, mobile);
    });
  }

  /**
   * @throws Refusal 1010 if the code is wrong or the sign-in has expired; 1015 as {@link SecondFactors.confirm} does.
   */
  async confirmEnrolment(
    role: StaffRole,
    { challengeId, totp }: { challengeId: string; totp: string },
    visitor: SignInVisitor,
  ): Promise<EnrolledToken> {
    const { session, result: recoveryCodes } = await this.signIns.finish({
      role,
      challengeId,
      visitor,
      check: async (manager, { staffId, enrols }) => {
        if (!enrols) throw codeWrong(0);
        const codes = await this.factors.confirm(manager, staffId, totp);
        if (codes) await this.records.setUp(manager, { id: staffId, address: visitor.address });
        return codes;
      },
    });
    return { ...session, recoveryCodes };
  }
}
