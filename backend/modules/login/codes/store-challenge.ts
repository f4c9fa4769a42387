import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { MAX_OTP_DIGITS, OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
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
  /** False if the request is refused, but the response hides it. */
  isSent?: boolean;
}

export interface StoredChallenge {
  id: string;
  code: string;
  /** True if the code is to be sent. */
  isSent: boolean;
  /** True if the challenge joined an earlier code. The response is then the same whether that one was sent or not. */
  joined: boolean;
  digits: number;
  sentAt: Date;
  expiresInSeconds: number;
}

interface NewCode {
  digits: number;
  purpose: LoginPurpose | null;
  identityHash: string | undefined;
  asker: string;
  isSent: boolean;
}

interface MadeCode {
  id: string;
  code: string;
  isSent: boolean;
}

/** Stores the challenge of a request, and a new code unless it joins a shared one. */
@Injectable()
export class StoreChallenge {
  constructor(private readonly hashes: LoginHashes) {}

  async store(manager: EntityManager, challenge: NewChallenge): Promise<StoredChallenge> {
    const { plan, asker, request, isSent = true } = challenge;
    const made =
      plan.kind === 'join'
        ? await this.renewUnsent(manager, plan.codeId, isSent)
        : await this.makeCode(manager, {
            digits: plan.digits,
            purpose: plan.kind === 'shared' ? null : request.purpose,
            identityHash: asker.identityHashes[0],
            asker: asker.name,
            isSent,
          });
    const id = challenge.id ?? randomUUID();
    const [row] = await manager.query<{ digits: number; sentAt: Date; expiresInSeconds: number }[]>(
      ...named(
        `WITH challenge AS (
           INSERT INTO login_challenges (id, code_id, purpose, identity_hash, network, asker, sealed_mobile)
           VALUES (:id, :codeId, :purpose, :identity, :network, :asker, :mobile))
         SELECT digits, created_at AS "sentAt", ceil(extract(epoch FROM created_at + make_interval(secs => :seconds) - app_now()))::int AS "expiresInSeconds"
           FROM one_time_codes WHERE id = :codeId`,
        {
          id,
          codeId: made.id,
          purpose: challenge.request.purpose,
          identity: challenge.asker.identityHashes[0],
          network: challenge.network,
          asker: challenge.asker.name,
          mobile: this.hashes.sealContact(id, challenge.contact),
          seconds: OTP_LIFETIME_SECONDS,
        },
      ),
    );
    return {
      id,
      code: made.code,
      isSent: made.isSent,
      joined: plan.kind === 'join',
      ...defined(row, 'code'),
    };
  }

  /** @param of `purpose` is null for a shared code. */
  async makeCode(manager: EntityManager, of: NewCode): Promise<MadeCode> {
    const id = randomUUID();
    const code = randomCode(of.digits);
    await manager.query(
      ...named(
        `INSERT INTO one_time_codes (id, purpose, identity_hash, code_hash, digits, asker, sent, expires_at)
         VALUES (:id, :purpose, :identity, :codeHash, :digits, :asker, :isSent, app_now() + make_interval(secs => :seconds))`,
        {
          id,
          purpose: of.purpose,
          identity: of.identityHash,
          codeHash: this.hashes.code(id, code),
          digits: of.digits,
          asker: of.asker,
          isSent: of.isSent,
          seconds: OTP_LIFETIME_SECONDS,
        },
      ),
    );
    return { id, code, isSent: of.isSent };
  }

  /**
   * Replaces a shared code that nobody has received, so that the new one can be sent. Its creation stays, because later
   * responses depend on it. Runs the same statement if there is nothing to replace.
   */
  private async renewUnsent(manager: EntityManager, id: string, isSent: boolean): Promise<MadeCode> {
    const code = randomCode(MAX_OTP_DIGITS);
    const [, renewed] = await manager.query<[unknown, number]>(
      `UPDATE one_time_codes SET code_hash = $2, sent = true, expires_at = app_now() + make_interval(secs => $3)
        WHERE id = $1 AND NOT sent AND $4`,
      [id, this.hashes.code(id, code), OTP_LIFETIME_SECONDS, isSent],
    );
    return { id, code, isSent: renewed === 1 };
  }
}

const randomCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');
