import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { FACTOR_TRIES } from '../../../contract/limits.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { type Refusal, refuse, refuseFields } from '../../../platform/http/refusal.js';
import { StaffDirectory } from '../../staff/index.js';
import { RecordFactor } from './record-factor.js';
import { type EnteredFactor, SecondFactors } from './second-factors.js';

/** Checks a code of a signed-in staff member. The fifth wrong code within 15 minutes ends the session that sent it. */
@Injectable()
export class OwnFactorCheck {
  constructor(
    private readonly staff: StaffDirectory,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly records: RecordFactor,
  ) {}

  /**
   * @returns The refusal of a wrong code; null if the code is right. The caller throws it after the commit, so that the
   * attempt is stored.
   * @throws Refusal 1003 if the session has ended; 1015 without a second factor.
   */
  async check(manager: EntityManager, by: Caller, entered: EnteredFactor): Promise<Refusal | null> {
    await this.staff.lock(manager, by.id);
    // The fifth wrong code may have ended the session while this request waited for the lock.
    await this.sessions.requireValid(by.sessionId, manager);
    if (!(await this.factors.isOn(manager, by.id)))
      throw refuse('WRONG_STATE', messageOf(loginMessages, 'factorOff'));
    const used = await this.factors.check(manager, by.id, entered);
    if (used === null) return this.countWrong(manager, by);
    if (used === 'RECOVERY_CODE') await this.records.recoveryCode(manager, by);
    return null;
  }

  private async countWrong(manager: EntityManager, by: Caller): Promise<Refusal> {
    const [[counted]] = await manager.query<[{ tries: number }[], number]>(
      `WITH since AS (
         SELECT wrong_tries < $2 AND wrong_since > app_now() - interval '15 minutes' AS counts FROM staff_factors WHERE staff_id = $1
       )
       UPDATE staff_factors SET wrong_tries = CASE WHEN counts THEN wrong_tries + 1 ELSE 1 END,
              wrong_since = CASE WHEN counts THEN wrong_since ELSE app_now() END
         FROM since WHERE staff_id = $1 RETURNING wrong_tries AS tries`,
      [by.id, FACTOR_TRIES],
    );
    if (defined(counted, 'counted').tries < FACTOR_TRIES)
      return refuseFields({ field: 'totp', message: messageOf(loginMessages, 'factorWrong') });
    await this.sessions.end(manager, { sessionId: by.sessionId, kinds: [by.kind], subjectId: by.id });
    await this.records.guessing(manager, by);
    return refuse('UNAUTHENTICATED', messageOf(loginMessages, 'factorGuessed'));
  }
}
