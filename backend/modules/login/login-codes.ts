import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CodeSent } from '../../contract/customers/people.js';
import { OTP_DIGITS, OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS, OTP_TRIES } from '../../contract/limits.js';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Vault } from '../../platform/auth/vault.js';
import { named } from '../../platform/database/named.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal, refuse } from '../../platform/http/refusal.js';
import type { LoginPurpose } from './login-code.entity.js';
import { LoginLimits } from './login-limits.js';

const HASH = 'login-code';

export interface CodeRequest {
  purpose: LoginPurpose;
  /** The e-mail address or the staff mobile number. */
  identity: string;
  /** RENTING only. */
  mobile: string | null;
  /** IP address of the request. */
  ipAddress: string;
  /** Id of the code, if a desk rental is stored under the same id. */
  id?: string;
}

/** Selects the code to check: the live one of an identity, or only the one with this id. */
export interface CodeSelector {
  purpose: LoginPurpose;
  identity: string;
  id?: string;
}

export interface VerifiedIdentity {
  identity: string;
  mobile: string | null;
}

export type Verdict =
  { isCorrect: true; verified: VerifiedIdentity } | { isCorrect: false; triesLeft: number };

/** Creates and checks one-time codes. Relies on the database's clock and rows only, so that all processes agree. */
@Injectable()
export class LoginCodes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly vault: Vault,
    private readonly limits: LoginLimits,
  ) {}

  /**
   * Replaces an earlier code with a new one, which `send` queues in the same transaction.
   * @throws Refusal 1011 above the limits.
   */
  async issue(
    manager: EntityManager,
    request: CodeRequest,
    send: (code: string) => Promise<void>,
  ): Promise<CodeSent> {
    await this.limits.require(manager, request);
    return this.create(manager, request, send);
  }

  /**
   * Runs {@link issue} in its own transaction, for identities that any visitor can enter. A refusal thrown by `authorize`
   * counts towards the limit of the IP address and is not revealed above the limits.
   */
  async issueIfAuthorized(
    request: CodeRequest,
    authorize: (manager: EntityManager) => Promise<void>,
    send: (manager: EntityManager, code: string) => Promise<void>,
  ): Promise<CodeSent> {
    const outcome = await this.unitOfWork.run(async (manager) => {
      await this.limits.require(manager, request);
      const refusal = await refusalOf(() => authorize(manager));
      if (!(refusal instanceof Refusal)) return this.create(manager, request, (code) => send(manager, code));
      await this.limits.countRefusal(manager, request.ipAddress, refusal);
      return refusal;
    });
    // Thrown after the commit, so that the count is stored.
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }

  private async create(
    manager: EntityManager,
    request: CodeRequest,
    send: (code: string) => Promise<void>,
  ): Promise<CodeSent> {
    const id = request.id ?? randomUUID();
    const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
    await manager.query(
      `UPDATE login_codes SET ended_at = app_now() WHERE purpose = $1 AND identity = $2 AND ended_at IS NULL`,
      [request.purpose, request.identity],
    );
    await manager.query(
      ...named(
        `INSERT INTO login_codes (id, purpose, identity, mobile, code_hash, address, expires_at)
         VALUES (:id, :purpose, :identity, :mobile, :codeHash, :address, app_now() + make_interval(secs => :seconds))`,
        {
          id,
          purpose: request.purpose,
          identity: request.identity,
          mobile: request.mobile,
          codeHash: this.vault.hash(HASH, hashInput(request.purpose, request.identity, id, code)),
          address: request.ipAddress,
          seconds: OTP_LIFETIME_SECONDS,
        },
      ),
    );
    await send(code);
    return { expiresInSeconds: OTP_LIFETIME_SECONDS, resendAfterSeconds: OTP_RESEND_SECONDS };
  }

  /**
   * Checks a code and runs `work` in the transaction that consumes it. A refusal by `work` consumes it as well and counts
   * towards the limit of `ipAddress`, if given.
   * @throws Refusal 1010 if the code is wrong, used or expired.
   */
  async redeem<T extends object>(
    { ipAddress, ...name }: CodeSelector & { ipAddress?: string },
    code: string,
    work: (manager: EntityManager, verified: VerifiedIdentity) => Promise<T>,
  ): Promise<T> {
    const outcome = await this.unitOfWork.run(async (manager) => {
      const verdict = await this.check(manager, name, code);
      if (!verdict.isCorrect) return codeWrong(verdict.triesLeft);
      const result = await refusalOf(() => work(manager, verdict.verified));
      if (result instanceof Refusal && ipAddress !== undefined)
        await this.limits.countRefusal(manager, ipAddress, result);
      return result;
    });
    // Thrown after the commit, so that the counted attempt is stored.
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }

  /** Counts the attempt and consumes a correct code. The caller must commit even if the code is wrong. */
  async check(manager: EntityManager, name: CodeSelector, code: string): Promise<Verdict> {
    const { purpose, identity } = name;
    // The row lock serialises concurrent attempts: at most five are checked and one succeeds.
    const [row] = await manager.query<
      { id: string; mobile: string | null; code_hash: string; tries: number }[]
    >(
      `SELECT id, mobile, code_hash, tries FROM login_codes
        WHERE purpose = $1 AND identity = $2 AND ended_at IS NULL AND expires_at > app_now()
          AND ($3::uuid IS NULL OR id = $3) FOR UPDATE`,
      [purpose, identity, name.id ?? null],
    );
    const isCorrect = this.vault.isHash(
      HASH,
      hashInput(purpose, identity, row?.id ?? '', code),
      row?.code_hash ?? '',
    );
    if (!row) return { isCorrect: false, triesLeft: 0 };
    const tries = row.tries + 1;
    const isEnded = isCorrect || tries >= OTP_TRIES;
    await manager.query(
      'UPDATE login_codes SET tries = $2, ended_at = CASE WHEN $3 THEN app_now() END WHERE id = $1',
      [row.id, tries, isEnded],
    );
    return isCorrect
      ? { isCorrect, verified: { identity, mobile: row.mobile } }
      : { isCorrect, triesLeft: OTP_TRIES - tries };
  }
}

const hashInput = (purpose: LoginPurpose, identity: string, id: string, code: string): string =>
  `${purpose}|${identity}|${id}|${code}`;

export function codeWrong(triesLeft: number): Refusal {
  const text =
    triesLeft > 0
      ? messageOf(loginMessages, 'wrongCodeTriesLeft', { count: triesLeft })
      : messageOf(loginMessages, 'wrongCode');
  return refuse('CODE_WRONG', text, { triesLeft });
}

/** Returns the result of `work`, or the refusal that it throws. */
async function refusalOf<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
