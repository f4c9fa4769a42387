import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/access.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { OwnFactorCheck } from './own-factor-check.js';
import type { EnteredFactor } from './second-factors.js';

/** Lets signed-in staff prove their identity again with their second factor. */
@Injectable()
export class ProveStaff {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly factor: OwnFactorCheck,
  ) {}

  /** @throws Refusal 1001 if the code is wrong; 1003 after the fifth wrong code; 1015 without a second factor. */
  async prove(by: Caller, entered: EnteredFactor): Promise<void> {
    const refusal = await this.unitOfWork.run(async (manager) => {
      const wrong = await this.factor.check(manager, by, entered);
      if (!wrong) await this.sessions.markProved(manager, by.sessionId);
      return wrong;
    });
    // Thrown after the commit, so that the counted attempt is stored.
    if (refusal) throw refusal;
  }
}
