import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { AuthenticatorSecret, OwnSecondFactor } from '../../../contract/second-factor.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { Environment } from '../../../platform/config/environment.js';
import { ENVIRONMENT } from '../../../platform/config/environment.token.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { StaffDirectory } from '../../staff/index.js';
import { OwnFactorCheck } from './own-factor-check.js';
import { RecordFactor } from './record-factor.js';
import { type EnteredFactor, SecondFactors } from './second-factors.js';

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
    private readonly check: OwnFactorCheck,
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

  /** @throws Refusal 1015 if the second factor is already on. */
  start(by: Caller): Promise<AuthenticatorSecret> {
    return this.unitOfWork.run(async (manager) => {
      await this.staff.lock(manager, by.id);
      const mobile = defined(await this.staff.activeMobile(manager, by.id), 'mobile');
      return this.factors.start(manager, by.id, mobile);
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

  /** @throws Refusal 1001 if the code is wrong; 1003 after the fifth wrong code; 1015 if the second factor is off. */
  async remove(by: Caller, entered: EnteredFactor): Promise<void> {
    const refusal = await this.unitOfWork.run(async (manager) => {
      const wrong = await this.check.check(manager, by, entered);
      if (wrong) return wrong;
      await this.factors.remove(manager, by.id);
      await this.records.removal(manager, by);
      return null;
    });
    // Thrown after the commit, so that the counted attempt is stored.
    if (refusal) throw refusal;
  }
}
