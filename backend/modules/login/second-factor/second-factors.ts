import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { AuthenticatorSecret } from '../../../contract/second-factor.js';
import { type Seal, Vault } from '../../../platform/auth/vault.js';
import { Clock } from '../../../platform/clock/clock.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { newRecoveryCode, readRecoveryCode, type RecoveryCode, writtenCode } from './recovery-code.rules.js';
import { newSecret, stepOf, uriOf } from './totp.js';

/** A code of the authenticator app, or a recovery code that replaces it. */
export interface EnteredFactor {
  totp?: string;
  recoveryCode?: string;
}

interface LockedFactor {
  sealedSecret: Buffer;
  lastStep: number;
  isConfirmed: boolean;
}

const RECOVERY_CODES = 10;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** scrypt cost: 32 MiB and about 80 ms per code. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };
const hashWith = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

export const factorSeal = (staffId: number): Seal => ({
  purpose: 'staff-factor',
  place: `staff_factors|sealed_secret|${staffId}`,
  earlier: `staff ${staffId}`,
});

/**
 * Stores and checks the second factors of staff in the caller's transaction. The caller must lock the staff member
 * first.
 */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async isOn(manager: EntityManager, staffId: number): Promise<boolean> {
    return (await this.lock(manager, staffId))?.isConfirmed ?? false;
  }

  /** Returns the kind of a right code; null if the code is wrong. Each code is accepted once. */
  async check(
    manager: EntityManager,
    staffId: number,
    entered: EnteredFactor,
  ): Promise<'TOTP' | 'RECOVERY_CODE' | null> {
    const factor = await this.lock(manager, staffId);
    if (!factor?.isConfirmed) return null;
    if (entered.totp !== undefined)
      return (await this.useStep(manager, staffId, factor, entered.totp)) ? 'TOTP' : null;
    const code = readRecoveryCode(entered.recoveryCode ?? '');
    return code && (await this.useRecoveryCode(manager, staffId, code)) ? 'RECOVERY_CODE' : null;
  }

  /**
   * Stores a new secret, which is not in use until `confirm` accepts a code of it.
   * @throws Refusal 1015 if a secret is already in use.
   */
  async start(manager: EntityManager, staffId: number, mobile: string): Promise<AuthenticatorSecret> {
    const secret = newSecret();
    const sealed = this.vault.seal(factorSeal(staffId), secret);
    const stored = await manager.query<unknown[]>(
      `INSERT INTO staff_factors AS f (staff_id, sealed_secret) VALUES ($1, $2)
       ON CONFLICT (staff_id) DO UPDATE SET sealed_secret = excluded.sealed_secret WHERE f.confirmed_at IS NULL
       RETURNING staff_id`,
      [staffId, sealed],
    );
    if (stored.length === 0) throw refuse('WRONG_STATE', messageOf(loginMessages, 'factorOn'));
    return { otpauthUri: uriOf(secret, { issuer: this.settings.current.name, label: mobile }), secret };
  }

  /**
   * Turns the second factor on if the code is right.
   * @returns The recovery codes; null if the code is wrong.
   * @throws Refusal 1015 if the second factor is already on, or no secret was stored.
   */
  async confirm(manager: EntityManager, staffId: number, totp: string): Promise<string[] | null> {
    const factor = await this.lock(manager, staffId);
    if (!factor) throw refuse('WRONG_STATE', messageOf(loginMessages, 'factorNotStarted'));
    if (factor.isConfirmed) throw refuse('WRONG_STATE', messageOf(loginMessages, 'factorOn'));
    if (!(await this.useStep(manager, staffId, factor, totp))) return null;
    await changeOneRow(manager, 'UPDATE staff_factors SET confirmed_at = app_now() WHERE staff_id = $1', [
      staffId,
    ]);
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    for (const { finder, secret } of codes) {
      const salt = randomBytes(SALT_BYTES);
      const hash = await hashWith(secret, salt, HASH_BYTES, COST);
      await manager.query(
        'INSERT INTO recovery_codes (staff_id, finder, salt, hash) VALUES ($1, $2, $3, $4)',
        [staffId, finder, salt, hash],
      );
    }
    return codes.map(writtenCode);
  }

  /** Removes the secret and the recovery codes. @returns False if no second factor was on. */
  async remove(manager: EntityManager, staffId: number): Promise<boolean> {
    const [removed] = await manager.query<[{ isConfirmed: boolean }[], number]>(
      `DELETE FROM staff_factors WHERE staff_id = $1 RETURNING confirmed_at IS NOT NULL AS "isConfirmed"`,
      [staffId],
    );
    await manager.query<[unknown, number]>('DELETE FROM recovery_codes WHERE staff_id = $1', [staffId]);
    return removed[0]?.isConfirmed ?? false;
  }

  private async lock(manager: EntityManager, staffId: number): Promise<LockedFactor | undefined> {
    const [row] = await manager.query<LockedFactor[]>(
      `SELECT sealed_secret AS "sealedSecret", last_step AS "lastStep", confirmed_at IS NOT NULL AS "isConfirmed"
         FROM staff_factors WHERE staff_id = $1 FOR UPDATE`,
      [staffId],
    );
    return row;
  }

  /** Returns whether the code is right, and stores its time step, so that the code cannot be used again. */
  private async useStep(
    manager: EntityManager,
    staffId: number,
    { sealedSecret, lastStep }: LockedFactor,
    totp: string,
  ): Promise<boolean> {
    const secret = this.vault.open(factorSeal(staffId), sealedSecret);
    const step = stepOf(secret, totp, await this.clock.readIn(manager));
    if (step === null || step <= lastStep) return false;
    await changeOneRow(manager, 'UPDATE staff_factors SET last_step = $2 WHERE staff_id = $1', [
      staffId,
      step,
    ]);
    return true;
  }

  private async useRecoveryCode(
    manager: EntityManager,
    staffId: number,
    { finder, secret }: RecoveryCode,
  ): Promise<boolean> {
    const rows = await manager.query<{ id: number; salt: Buffer; hash: Buffer }[]>(
      `SELECT id, salt, hash FROM recovery_codes
        WHERE staff_id = $1 AND finder = $2 AND used_at IS NULL ORDER BY id FOR UPDATE`,
      [staffId, finder],
    );
    for (const { id, salt, hash } of rows) {
      if (!timingSafeEqual(await hashWith(secret, salt, HASH_BYTES, COST), hash)) continue;
      await changeOneRow(manager, 'UPDATE recovery_codes SET used_at = app_now() WHERE id = $1', [id]);
      return true;
    }
    return false;
  }
}
