import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { named } from '../../../platform/database/named.js';
import type { CodePlan } from './code.rules.js';
import type { CodeRequest } from './code-request.js';
import { LoginHashes } from './login-hashes.js';
import type { LoginPurpose } from './one-time-code.entity.js';
import type { Asker } from './request-histories.js';

export interface NewChallenge {
  /** Id of the challenge, if a desk rental is stored under the same id. */
  id?: string;
  request: CodeRequest;
  asker: Asker;
  network: string;
  /**
   * For RENTING, the mobile number; for a change, the mobile number or e-mail address that the code proves; else null.
   */
  contact: string | null;
  plan: Exclude<CodePlan, { kind: 'wait' }>;
}

export interface StoredChallenge {
  id: string;
  /** Null if the challenge joined an earlier code. */
  code: string | null;
  digits: number;
  sentAt: Date;
  expiresInSeconds: number;
}

/** Stores the challenge of a request, and a new code unless it joins a shared one. */
@Injectable()
export class StoreChallenge {
  constructor(private readonly hashes: LoginHashes) {}

  async store(manager: EntityManager, challenge: NewChallenge): Promise<StoredChallenge> {
    const { plan, asker, request } = challenge;
    const made =
      plan.kind === 'join'
        ? { id: plan.codeId, code: null }
        : await this.makeCode(manager, {
            digits: plan.digits,
            purpose: plan.kind === 'shared' ? null : request.purpose,
            identityHash: asker.identityHashes[0],
            asker: asker.name,
          });
    const id = challenge.id ?? randomUUID();
    const [row] = await manager.query<{ digits: number; sentAt: Date; expiresInSeconds: number }[]>(
      ...named(
        `WITH challenge AS (
           INSERT INTO login_challenges (id, code_id, purpose, identity_hash, network, asker, sealed_mobile)
           VALUES (:id, :codeId, :purpose, :identity, :network, :asker, :mobile))
         SELECT digits, created_at AS "sentAt", ceil(extract(epoch FROM expires_at - app_now()))::int AS "expiresInSeconds"
           FROM one_time_codes WHERE id = :codeId`,
        {
          id,
          codeId: made.id,
          purpose: challenge.request.purpose,
          identity: challenge.asker.identityHashes[0],
          network: challenge.network,
          asker: challenge.asker.name,
          mobile: this.hashes.sealContact(id, challenge.contact),
        },
      ),
    );
    return { id, code: made.code, ...defined(row, 'code') };
  }

  /** @param of `purpose` is null for a shared code. */
  async makeCode(
    manager: EntityManager,
    of: { digits: number; purpose: LoginPurpose | null; identityHash: string | undefined; asker: string },
  ): Promise<{ id: string; code: string }> {
    const id = randomUUID();
    const code = String(randomInt(10 ** of.digits)).padStart(of.digits, '0');
    await manager.query(
      ...named(
        `INSERT INTO one_time_codes (id, purpose, identity_hash, code_hash, digits, asker, expires_at)
         VALUES (:id, :purpose, :identity, :codeHash, :digits, :asker, app_now() + make_interval(secs => :seconds))`,
        {
          id,
          purpose: of.purpose,
          identity: of.identityHash,
          codeHash: this.hashes.code(id, code),
          digits: of.digits,
          asker: of.asker,
          seconds: OTP_LIFETIME_SECONDS,
        },
      ),
    );
    return { id, code };
  }
}
