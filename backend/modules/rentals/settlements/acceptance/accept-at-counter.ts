import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { handoversMessages } from '../../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../../contract/messages/message.js';
import { toRupees } from '../../../../contract/money.js';
import type { CounterConfirmation, SettlementState } from '../../../../contract/rentals/settlements.js';
import type { Caller } from '../../../../platform/auth/access.js';
import type { PreparedDocument } from '../../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../../platform/http/refusal.js';
import { Audit } from '../../../audit/index.js';
import { type StoredDocument, StoreDocuments } from '../../../customers/index.js';
import { CheckCounterCode, codeWrong } from '../../../login/index.js';
import { AnswerSettlement } from '../answer-settlement.js';
import { LockSettlement, noSuchSettlement, requireState, requireUnchanged } from '../lock-settlement.js';
import { totalOf } from '../settlement.rules.js';

export interface CounterAcceptance {
  version: number;
  confirmation: CounterConfirmation;
  /** The code from the e-mail to the customer, for CODE. */
  code: string | null;
  /** The image of the signature, for SIGNATURE. */
  signature: PreparedDocument | null;
}

/** Records that a customer accepts a settlement at the counter, with a code or a signature. */
@Injectable()
export class AcceptAtCounter {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StoreDocuments,
    private readonly codes: CheckCounterCode,
    private readonly settlements: LockSettlement,
    private readonly answers: AnswerSettlement,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001, 1002, 1010, 1015 */
  async accept(by: Caller, id: number, acceptance: CounterAcceptance, once: OnceKey | null): Promise<void> {
    const { confirmation, signature } = acceptance;
    if (confirmation === 'SIGNATURE' && signature === null)
      throw refuseFields({ field: 'signature', message: messageOf(handoversMessages, 'signatureNeeded') });
    const signatures = confirmation === 'SIGNATURE' && signature ? [signature] : [];
    const triesLeft = await this.documents.during(signatures, ([stored]) =>
      this.idempotency.run(once, (manager) => this.work(manager, by, id, { ...acceptance, stored })),
    );
    // Thrown after the commit, so that the counted attempt is stored.
    if (triesLeft !== null) throw codeWrong(triesLeft);
  }

  /** @returns The tries that are left after a wrong code; null if the settlement is accepted. */
  private async work(
    manager: EntityManager,
    by: Caller,
    id: number,
    { version, confirmation, code, stored }: CounterAcceptance & { stored: StoredDocument | undefined },
  ): Promise<number | null> {
    if (confirmation === 'CODE') {
      const triesLeft = await this.checkCode(manager, id, code);
      if (triesLeft !== null) return triesLeft;
    }
    const locked = await this.settlements.byId(manager, id);
    const { rental, settlement } = locked;
    requireUnchanged(settlement, 'ISSUED', version);
    if (stored) {
      const document = await stored.record(manager, rental.customerId, 'RENTAL_PHOTO');
      await manager.query('INSERT INTO settlement_signatures (document_id, settlement_id) VALUES ($1, $2)', [
        document.id,
        id,
      ]);
    }
    await this.answers.acceptLocked(manager, locked, { acceptance: confirmation, staffId: by.id });
    await this.audit.record(manager, by, {
      action: 'accept-settlement',
      subject: 'rental',
      subjectId: rental.id,
      after: { confirmation, total: toRupees(totalOf(settlement.lines)) },
    });
    return null;
  }

  /**
   * Runs before the other locks, because the code comes first in the lock order. Counts no try if the settlement cannot
   * be accepted.
   */
  private async checkCode(manager: EntityManager, id: number, code: string | null): Promise<number | null> {
    const triesLeft = await this.codes.check(manager, await readIssued(manager, id), code);
    // An equal request may have used the code while this one waited for its lock.
    if (triesLeft !== null) await readIssued(manager, id);
    return triesLeft;
  }
}

/** Refuses a draft here. Otherwise, staff could send it before the lock, and it would be accepted without the code. */
async function readIssued(
  manager: EntityManager,
  id: number,
): Promise<{ codeId: string | null; customerId: number }> {
  const [found] = await manager.query<
    { state: SettlementState; codeId: string | null; customerId: number }[]
  >(
    `SELECT s.state, s.code_id AS "codeId", r.customer_id AS "customerId"
       FROM settlements s JOIN rentals r ON r.id = s.rental_id WHERE s.id = $1`,
    [id],
  );
  if (!found) throw noSuchSettlement();
  requireState(found, 'ISSUED');
  return found;
}
