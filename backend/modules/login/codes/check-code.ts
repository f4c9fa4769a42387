import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OTP_TRIES } from '../../../contract/limits.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { STRANGERS } from './code.rules.js';
import { LoginHashes } from './login-hashes.js';
import type { LoginPurpose } from './one-time-code.entity.js';
import { ALL } from './request-histories.js';

/** Selects the challenge by its id, or the newest valid one that was requested from `network`. */
export interface CodeAttempt {
  purpose: LoginPurpose;
  identityHashes: string[];
  network: string;
  challengeId: string | null;
  code: string;
}

export type Verdict =
  | { isCorrect: true; challengeId: string; asker: string; contact: string | null }
  | { isCorrect: false; challengeId: string | null; asker: string | null; triesLeft: number };

interface LockedChallenge {
  id: string;
  codeId: string;
  asker: string;
  sealedMobile: Buffer | null;
  tries: number;
  codeHash: string;
}

const NO_CODE = '00000000-0000-0000-0000-000000000000';

/**
 * Checks a code. Only a correct entry uses the code up; wrong ones count towards the challenge and its class of askers.
 */
@Injectable()
export class CheckCode {
  constructor(private readonly hashes: LoginHashes) {}

  /** The caller must commit even if the code is wrong. */
  async check(manager: EntityManager, attempt: CodeAttempt): Promise<Verdict> {
    const row = await this.lock(manager, attempt);
    const isOpen = row !== undefined && row.tries < OTP_TRIES;
    const matches = this.hashes.isCode(row?.codeId ?? NO_CODE, attempt.code, row?.codeHash ?? '');
    if (!isOpen) return { isCorrect: false, challengeId: null, asker: null, triesLeft: 0 };
    if (!matches) return this.countWrong(manager, attempt, row);
    // Several challenges can share a code, but only one of them can use it.
    const [, used] = await manager.query<[unknown, number]>(
      'UPDATE one_time_codes SET used_at = app_now() WHERE id = $1 AND used_at IS NULL',
      [row.codeId],
    );
    await changeOneRow(manager, 'UPDATE login_challenges SET ended_at = app_now() WHERE id = $1', [row.id]);
    return used === 1
      ? {
          isCorrect: true,
          challengeId: row.id,
          asker: row.asker,
          contact: this.hashes.openContact(row.id, row.sealedMobile),
        }
      : { isCorrect: false, challengeId: null, asker: null, triesLeft: 0 };
  }

  private async lock(manager: EntityManager, attempt: CodeAttempt): Promise<LockedChallenge | undefined> {
    const [row] = await manager.query<LockedChallenge[]>(
      ...named(
        `SELECT h.id, h.code_id AS "codeId", h.asker, h.sealed_mobile AS "sealedMobile", c.code_hash AS "codeHash",
                CASE WHEN :id::uuid IS NULL THEN h.tries_by_network ELSE h.tries END AS tries
           FROM login_challenges h JOIN one_time_codes c ON c.id = h.code_id
          WHERE h.purpose = :purpose AND h.identity_hash = ANY (:identities::text[]) AND h.ended_at IS NULL
            AND c.used_at IS NULL AND c.expires_at > app_now()
            AND (h.id = :id OR (:id IS NULL AND h.network = :network))
          ORDER BY h.created_at DESC LIMIT 1 FOR UPDATE OF h`,
        {
          purpose: attempt.purpose,
          identities: attempt.identityHashes,
          id: attempt.challengeId,
          network: attempt.network,
        },
      ),
    );
    return row;
  }

  private async countWrong(
    manager: EntityManager,
    attempt: CodeAttempt,
    row: LockedChallenge,
  ): Promise<Verdict> {
    await changeOneRow(
      manager,
      `UPDATE login_challenges SET tries = tries + CASE WHEN $2 THEN 0 ELSE 1 END,
              tries_by_network = tries_by_network + CASE WHEN $2 THEN 1 ELSE 0 END WHERE id = $1`,
      [row.id, attempt.challengeId === null],
    );
    const counted = [attempt.identityHashes[0]];
    // Updated last, because the wrong codes of all strangers wait for the lock of this row.
    if (row.asker === STRANGERS) counted.push(ALL);
    for (const identity of counted)
      await manager.query(
        `INSERT INTO wrong_tries AS w (identity_hash, asker, hour, count)
         VALUES ($1, $2, date_trunc('hour', app_now(), 'UTC'), 1)
         ON CONFLICT (identity_hash, asker, hour) DO UPDATE SET count = w.count + 1`,
        [identity, row.asker],
      );
    return {
      isCorrect: false,
      challengeId: row.id,
      asker: row.asker,
      triesLeft: OTP_TRIES - row.tries - 1,
    };
  }
}
