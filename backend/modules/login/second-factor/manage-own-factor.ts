import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { FACTOR_TRIES } from '../../../contract/limits.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { AuthenticatorSecret, OwnSecondFactor } from '../../../contract/second-factor.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { Environment } from '../../../platform/config/environment.js';
import { ENVIRONMENT } from '../../../platform/config/environment.token.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal, refuse, refuseFields } from '../../../platform/http/refusal.js';
import { StaffDirectory } from '../../staff/index.js';
import { tooManyCodes } from '../code-refusals.js';
import { RecordFactor } from './record-factor.js';
import { type EnteredFactor, SecondFactors } from './second-factors.js';

const WRONG_WITHIN = `wrong_since > app_now() - interval '15 minutes'`;

/** Lets a signed-in staff member set up a second factor, and turn it off. */
@Injectable()
export class ManageOwnFactor {
  private readonly isRequired: boolean;

  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly staff: StaffDirectory,
    private readonly factors: SecondFactors,
    private readonly records: RecordFactor,
    @Inject(ENVIRONMENT) { production }: Environment,
  ) {
    this.isRequired = production;
  }

  async read({ id }: Caller): Promise<OwnSecondFactor> {
    const [row] = await this.db.query<{ since: Date | null; left: number }[]>(
      `SELECT (SELECT confirmed_at FROM staff_factors WHERE staff_id = $1) AS since,
              (SELECT count(*) FROM recovery_codes WHERE staff_id = $1 AND used_at IS NULL)::int AS "left"`,
      [id],
    );
    const { since, left } = defined(row, 'row');
    return {
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: left,
      isRequired: this.isRequired,
    };
  }

  /** @throws Refusal 1015 if it is on already */
  start(by: Caller): Promise<AuthenticatorSecret> {
    return this.unitOfWork.run(async (manager) => {
      await this.staff.lock(manager, by.id);
      return this.factors.start(manager, by.id, await this.staff.mobileOf(manager, by.id));
    });
  }

  /** @returns The recovery codes. @throws Refusal 1001 if the code is wrong; 1015 as {@link SecondFactors.confirm} */
  confirm(by: Caller, totp: string): Promise<string[]> {
    return this.unitOfWork.run(async (manager) => {
      await this.staff.lock(manager, by.id);
      const codes = await this.factors.confirm(manager, by.id, totp);
      if (codes === null)
        throw refuseFields({ field: 'totp', message: messageOf(loginMessages, 'factorWrong') });
      await this.records.setUp(manager, by);
      return codes;
    });
  }

  /** @throws Refusal 1001 if the code is wrong; 1011 after five wrong ones within 15 minutes; 1015 if it is off */
  async remove(by: Caller, entered: EnteredFactor): Promise<void> {
    const refusal = await this.unitOfWork.run((manager) => this.removeIn(manager, by, entered));
    // Thrown after the commit, so that the counted attempt is stored.
    if (refusal) throw refusal;
  }

  private async removeIn(
    manager: EntityManager,
    by: Caller,
    entered: EnteredFactor,
  ): Promise<Refusal | null> {
    await this.staff.lock(manager, by.id);
    if (!(await this.factors.isOn(manager, by.id)))
      throw refuse('WRONG_STATE', messageOf(loginMessages, 'factorOff'));
    await refuseTooMany(manager, by.id);
    if ((await this.factors.check(manager, by.id, entered)) === null) return countWrong(manager, by.id);
    await this.factors.remove(manager, by.id);
    await this.records.removal(manager, by);
    return null;
  }
}

async function refuseTooMany(manager: EntityManager, staffId: number): Promise<void> {
  const [row] = await manager.query<{ seconds: number }[]>(
    `SELECT ceil(extract(epoch FROM wrong_since + interval '15 minutes' - app_now()))::int AS seconds
       FROM staff_factors WHERE staff_id = $1 AND wrong_tries >= $2 AND ${WRONG_WITHIN}`,
    [staffId, FACTOR_TRIES],
  );
  if (row) throw tooManyCodes(row.seconds);
}

async function countWrong(manager: EntityManager, staffId: number): Promise<Refusal> {
  await changeOneRow(
    manager,
    `UPDATE staff_factors SET wrong_tries = CASE WHEN ${WRONG_WITHIN} THEN wrong_tries + 1 ELSE 1 END,
            wrong_since = CASE WHEN ${WRONG_WITHIN} THEN wrong_since ELSE app_now() END WHERE staff_id = $1`,
    [staffId],
  );
  return refuseFields({ field: 'totp', message: messageOf(loginMessages, 'factorWrong') });
}
