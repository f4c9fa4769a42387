import { Injectable } from '@nestjs/common';
import type { EnteredCode } from '../../../contract/customers/people.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { codeWrong } from '../code-refusals.js';
import { ProveOwner } from '../prove-owner.js';

/** Lets signed-in customers prove their identity again with a one-time code. */
@Injectable()
export class ProveCustomer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly owner: ProveOwner,
    private readonly sessions: Sessions,
  ) {}

  /** @throws Refusal 1010 for a wrong code. */
  async prove(by: Caller, proof: EnteredCode): Promise<void> {
    const triesLeft = await this.unitOfWork.run(async (manager) => {
      const left = await this.owner.check(manager, by.id, proof);
      if (left === null) await this.sessions.markProved(manager, by.sessionId);
      return left;
    });
    // Thrown after the commit, so that the counted attempt is stored.
    if (triesLeft !== null) throw codeWrong(triesLeft);
  }
}
