import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OpenedSession } from '../../../platform/auth/sessions.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { StaffDirectory, type StaffRole } from '../../staff/index.js';
import { codeWrong } from '../code-refusals.js';
import { RecordSignIn } from '../records/record-sign-in.js';
import { SignInByCode } from '../sign-in-by-code.js';
import { StaffAdmission } from '../staff-admission.js';
import type { SignInVisitor } from '../visitor.js';
import { type PassedSignIn, PassedSignIns } from './passed-sign-ins.js';

interface Step<Result> {
  role: StaffRole;
  challengeId: string;
  visitor: SignInVisitor;
  /** Returns null if the code is wrong. */
  check: (manager: EntityManager, passed: PassedSignIn) => Promise<Result | null>;
}

interface Finished<Result> {
  session: OpenedSession;
  result: Result;
}

/** Opens the session of a sign-in once its second factor is right. */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly signIns: SignInByCode,
    private readonly staff: StaffDirectory,
    private readonly admission: StaffAdmission,
    private readonly records: RecordSignIn,
    private readonly passed: PassedSignIns,
  ) {}

  /** @throws Refusal 1010 if the code is wrong or the sign-in has expired; any refusal of `check`. */
  async finish<Result>(step: Step<Result>): Promise<Finished<Result>> {
    const outcome = await this.unitOfWork.run((manager) => this.work(manager, step));
    // Thrown after the commit, so that the counted attempt is stored.
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }

  private async work<Result>(
    manager: EntityManager,
    { role, challengeId, visitor, check }: Step<Result>,
  ): Promise<Finished<Result> | Refusal> {
    const passed = await this.passed.lock(manager, role, challengeId);
    const mobile = await this.staff.activeMobile(manager, passed.staffId);
    if (mobile === null) throw codeWrong(0);
    const result = await check(manager, passed);
    const event = {
      purpose: role,
      identityHashes: [passed.identityHash],
      network: visitor.network,
      asker: passed.asker,
      challengeId,
    };
    if (result === null) {
      await this.records.record(manager, { ...event, outcome: 'FACTOR_WRONG' });
      return this.passed.countWrong(manager, passed);
    }
    await this.passed.complete(manager, passed);
    const { session } = await this.signIns.open(
      manager,
      { purpose: role, identity: mobile, visitor },
      {
        admission: this.admission.afterwardsOf(visitor),
        person: { id: passed.staffId },
        event,
        completed: 'FACTOR_RIGHT',
      },
    );
    return { session, result };
  }
}
