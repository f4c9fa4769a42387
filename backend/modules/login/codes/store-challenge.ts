import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { named } from '../../../platform/database/named.js';
import type { CodePlan } from './code.rules.js';
import type { CodeRequest } from './code-request.js';
import { LoginHashes } from './login-hashes.js';
import type { Asker } from './request-histories.js';

export interface NewChallenge {
  /** Id of the challenge, if a desk rental is stored under the same id. */
  id?: string;
  request: CodeRequest;
  asker: Asker;
  network: string;
  /** The mobile number of RENTING, or the new one or the e-mail address that the code proves. */
  contact: string | null;
  plan: Exclude<CodePlan, { kind: 'wait' }>;
}

export interface StoredChallenge {
  id: string;
  /** Null if the challenge joined a code that was sent before. */
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
    const { plan } = challenge;
    const made =
      plan.kind === 'join' ? { id: plan.codeId, code: null } : await this.makeCode(manager, challenge);
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

  private async makeCode(
    manager: EntityManager,
    { plan, request, asker }: NewChallenge,
  ): Promise<{ id: string; code: string }> {
    if (plan.kind === 'join') throw new Error('A challenge that joins a code needs no new one.');
    const id = randomUUID();
    const code = String(randomInt(10 ** plan.digits)).padStart(plan.digits, '0');
    await manager.query(
      ...named(
        `INSERT INTO one_time_codes (id, purpose, identity_hash, code_hash, digits, asker, expires_at)
         VALUES (:id, :purpose, :identity, :codeHash, :digits, :asker, app_now() + make_interval(secs => :seconds))`,
        {
          id,
          purpose: plan.kind === 'shared' ? null : request.purpose,
          identity: asker.identityHashes[0],
          codeHash: this.hashes.code(id, code),
          digits: plan.digits,
          asker: asker.name,
          seconds: OTP_LIFETIME_SECONDS,
        },
      ),
    );
    return { id, code };
  }
}
