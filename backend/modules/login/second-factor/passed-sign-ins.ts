import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FACTOR_TRIES } from '../../../contract/limits.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { type Refusal, refuse } from '../../../platform/http/refusal.js';
import type { StaffRole } from '../../staff/index.js';

export interface PassedSignIn {
  challengeId: string;
  staffId: number;
  asker: string;
  identityHash: string;
  tries: number;
  /** True if the staff member had no second factor, and may set one up. */
  enrols: boolean;
}

const VALID_MINUTES = 5;

/** Stores staff sign-ins that wait for the second factor after a right one-time code. */
@Injectable()
export class PassedSignIns {
  async store(
    manager: EntityManager,
    { challengeId, staffId, enrols, tries }: Omit<PassedSignIn, 'asker' | 'identityHash'>,
  ): Promise<void> {
    await changeOneRow(
      manager,
      'UPDATE login_challenges SET passed_at = app_now(), staff_id = $2, enrols = $3, factor_tries = $4 WHERE id = $1',
      [challengeId, staffId, enrols, tries],
    );
  }

  /** @throws Refusal 1010 if the sign-in has expired, is complete, or had too many wrong codes. */
  async lock(manager: EntityManager, role: StaffRole, challengeId: string): Promise<PassedSignIn> {
    // Never null: staffId. The WHERE clause excludes null.
    const [row] = await manager.query<PassedSignIn[]>(
      `SELECT id AS "challengeId", staff_id AS "staffId", asker, identity_hash AS "identityHash", factor_tries AS tries, enrols
         FROM login_challenges
        WHERE id = $1 AND purpose = $2 AND factor_tries < $3 AND staff_id IS NOT NULL
          AND passed_at > app_now() - make_interval(mins => $4)
          FOR UPDATE`,
      [challengeId, role, FACTOR_TRIES, VALID_MINUTES],
    );
    if (!row) throw refuse('CODE_WRONG', messageOf(loginMessages, 'factorExpired'), { triesLeft: 0 });
    return row;
  }

  async complete(manager: EntityManager, { challengeId }: PassedSignIn): Promise<void> {
    await changeOneRow(manager, 'UPDATE login_challenges SET passed_at = NULL WHERE id = $1', [challengeId]);
  }

  /** The caller must commit. @returns The refusal of the wrong code. */
  async countWrong(manager: EntityManager, { challengeId, tries }: PassedSignIn): Promise<Refusal> {
    await changeOneRow(manager, 'UPDATE login_challenges SET factor_tries = factor_tries + 1 WHERE id = $1', [
      challengeId,
    ]);
    const triesLeft = FACTOR_TRIES - tries - 1;
    return refuse(
      'CODE_WRONG',
      triesLeft > 0
        ? messageOf(loginMessages, 'factorWrongTriesLeft', { count: triesLeft })
        : messageOf(loginMessages, 'factorExpired'),
      { triesLeft },
    );
  }
}
