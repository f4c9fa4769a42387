import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { commonMessages } from '../../../contract/messages/common.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { type Seal, Vault } from '../../auth/vault.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { networkOfRequest } from '../network.js';
import { refuse, refuseFields } from '../refusal.js';

const PURPOSE = 'idempotency';
const BODY_HASH = 'idempotency-body';
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The caller's key for one command: a repeated request runs the command once. */
export interface OnceKey {
  /** Caller, route and key. */
  scope: string;
  /** URL and body. Only a keyed hash is stored, because they may contain personal data. */
  request: string;
}

/** The request's `Idempotency-Key` with its JSON body; null if absent. */
export const Once = createParamDecorator((_: unknown, context: ExecutionContext): OnceKey | null =>
  onceKey(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** @param fingerprint Replaces the body of a form, because the body has already been streamed. */
export function onceKey(request: FastifyRequest, fingerprint?: unknown): OnceKey | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw refuseFields({
      field: 'Idempotency-Key',
      message: 'Send 1 to 200 printable characters without spaces.',
    });
  }
  const caller = request.caller ? `${request.caller.kind}:${request.caller.id}` : networkOfRequest(request);
  const body = JSON.stringify(fingerprint ?? request.body ?? null);
  return {
    scope: `${caller} ${request.method} ${request.routeOptions.url} ${key}`,
    request: `${request.url} ${body}`,
  };
}

/**
 * Runs the transaction of a command at most once per key.
 * The key is a row of the same transaction: a second request waits for the first one and gets its response. A rollback
 * (a refusal, a crash) releases the key.
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly vault: Vault,
  ) {}

  /** @param work returns plain JSON data */
  run<T>(once: OnceKey | null, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async (manager) => {
      if (!once) return work(manager);
      // Sorted, so that processes with the same two secrets lock in the same order, even if their current one differs.
      const ids = this.vault.hashes(PURPOSE, once.scope).sort();
      // The id of the row is a hash of the scope with one of the secrets.
      const seal: Seal = { purpose: PURPOSE, place: `idempotency_keys|sealed_answer|${once.scope}` };
      const earlier = await this.claimAll(manager, ids, once.request);
      if (earlier) {
        if (ids.length > 1) await this.answer(manager, ids, earlier);
        return JSON.parse(this.vault.open(seal, earlier)) as T;
      }
      const answer = await work(manager);
      await this.answer(manager, ids, this.vault.seal(seal, JSON.stringify(answer)));
      return answer;
    });
  }

  private async answer(manager: EntityManager, ids: readonly string[], sealed: Buffer): Promise<void> {
    await manager.query(
      'UPDATE idempotency_keys SET sealed_answer = $2 WHERE id = ANY ($1) AND sealed_answer IS NULL',
      [ids, sealed],
    );
  }

  /** Claims the key under the hash of each secret. @returns the earlier response if one of them was used */
  private async claimAll(
    manager: EntityManager,
    ids: readonly string[],
    request: string,
  ): Promise<Buffer | null> {
    const bodyHashes = this.vault.hashes(BODY_HASH, request);
    let earlier: Buffer | null = null;
    for (const id of ids) earlier = (await this.claim(manager, id, bodyHashes)) ?? earlier;
    return earlier;
  }

  private async claim(
    manager: EntityManager,
    id: string,
    bodyHashes: readonly string[],
  ): Promise<Buffer | null> {
    const [claimed] = await manager.query<{ id: string }[]>(
      `INSERT INTO idempotency_keys (id, body_hash) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET body_hash = $2, sealed_answer = NULL, created_at = app_now()
         WHERE idempotency_keys.created_at < app_now() - interval '24 hours'
       RETURNING id`,
      [id, bodyHashes[0]],
    );
    if (claimed) return null;
    const [row] = await manager.query<{ body_hash: string; sealed_answer: Buffer | null }[]>(
      'SELECT body_hash, sealed_answer FROM idempotency_keys WHERE id = $1',
      [id],
    );
    if (!row?.sealed_answer) throw refuse('RUNNING', messageOf(commonMessages, 'stillProcessing'));
    if (!bodyHashes.includes(row.body_hash)) {
      throw refuse(
        'MISMATCH',
        'This Idempotency-Key was used before with another body. Use a new key for a new request.',
      );
    }
    return row.sealed_answer;
  }
}
