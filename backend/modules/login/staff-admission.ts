import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { StaffDirectory, type StaffRole } from '../staff/index.js';
import { codeWrong } from './code-refusals.js';
import { LoginMails } from './login-mails.js';
import { PassedSignIns } from './second-factor/passed-sign-ins.js';
import { SecondFactors } from './second-factor/second-factors.js';
import type { Admission, FactorVerdict } from './sign-in-by-code.js';
import type { SignInVisitor } from './visitor.js';

interface Member {
  id: number;
}

/**
 * Decides whether a staff member may sign in, and whether they need a second factor. In production, all staff need one.
 */
@Injectable()
export class StaffAdmission {
  private readonly isFactorRequired: boolean;

  constructor(
    private readonly staff: StaffDirectory,
    private readonly audit: Audit,
    private readonly mails: LoginMails,
    private readonly factors: SecondFactors,
    private readonly passed: PassedSignIns,
    @Inject(ENVIRONMENT) { production }: Environment,
  ) {
    this.isFactorRequired = production;
  }

  /** @param totp Null if the client sent none with the one-time code. */
  of(role: StaffRole, mobile: string, visitor: SignInVisitor, totp: string | null): Admission<Member> {
    return {
      admit: async (manager) => {
        const id = await this.staff.activeId(manager, role, mobile);
        if (id === null) throw codeWrong(0);
        return { id };
      },
      askFactor: (manager, { id }, challengeId) => this.askFactor(manager, { id, challengeId, totp }),
      ...this.afterwardsOf(visitor),
    };
  }

  afterwardsOf(visitor: SignInVisitor): Pick<Admission<Member>, 'afterwards'> {
    return {
      afterwards: async (manager, { id }, isUnfamiliar) => {
        await this.audit.record(
          manager,
          { id, address: visitor.address },
          { action: 'sign-in', subject: 'staff', subjectId: id, after: { browser: visitor.browserLabel } },
        );
        if (!isUnfamiliar) return;
        const member = await this.staff.labelOf(manager, id);
        await this.mails.reportStaffBrowser(manager, member, visitor.browserLabel);
      },
    };
  }

  private async askFactor(
    manager: EntityManager,
    { id, challengeId, totp }: { id: number; challengeId: string; totp: string | null },
  ): Promise<FactorVerdict> {
    const enrols = !(await this.factors.isOn(manager, id));
    if (enrols && !this.isFactorRequired) return { completed: 'RIGHT' };
    if (totp !== null && (await this.factors.check(manager, id, { totp })) !== null)
      return { completed: 'FACTOR_RIGHT' };
    await this.passed.store(manager, { challengeId, staffId: id, enrols, tries: totp === null ? 0 : 1 });
    const text = messageOf(loginMessages, enrols ? 'factorMissing' : 'factorNeeded');
    const refusal = refuse('SECOND_FACTOR', text, { challengeId, enrolment: enrols });
    return { refusal, isWrong: totp !== null };
  }
}
